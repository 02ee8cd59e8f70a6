import HabitCore
import HabitRender

/// A picture in all forms that a command may be asked for, each made when it is needed.
struct PictureForms {
  /// The sentence that says what the picture shows.
  let description: String
  /// The day on which a PDF says that it was made.
  let today: Day
  /// Writes it with the characters of a terminal.
  let terminalLines: () -> [String]
  /// Lays it out for a kind of file.
  let figure: (PictureMedium) -> Figure
  /// Its numbers, with the paths of the files that were written.
  var document: (_ files: [String]) -> JSON
}

extension CommandContext {
  /// Shows a picture in the form that is asked for, and says what it shows where that is a file.
  func show(_ forms: PictureForms, as request: PictureRequest) throws {
    if request.isText, !isJSON { return print(lines: forms.terminalLines()) }
    try draw(request, today: forms.today, figure: forms.figure)
    let paths = request.files.map(\.path)
    if isJSON { return try print(forms.document(paths)) }
    report(forms.description)
    for path in paths { report(language.saved(path)) }
  }
}
