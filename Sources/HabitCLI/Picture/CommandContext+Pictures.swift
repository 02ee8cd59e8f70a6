import HabitCore
import HabitRender

extension CommandContext {
  /// Hands the command over if it asks for a picture that this executable cannot draw.
  ///
  /// It is called before anything is read, since the companion reads for itself.
  func requireDrawing(for request: PictureRequest) throws(HandOver) {
    if request.needsDrawing, environment.abilities.draw == nil { throw HandOver(companion: .draw) }
  }

  /// Draws a picture into all files that are asked for, or into none if one cannot be drawn or written.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - today: The day on which a PDF says that it was made.
  ///   - figure: Lays the figure out for a kind of file.
  /// - Throws: An error that says what could not be drawn or written.
  func draw(_ request: PictureRequest, today: Day, figure: @escaping (PictureMedium) -> Figure) throws {
    let files = try request.files.map { file in
      (path: file.path, bytes: try bytes(of: file, request, today: today, figure: figure))
    }
    try environment.writeFiles(files)
  }

  private func bytes(
    of file: PictureFile, _ request: PictureRequest, today: Day, figure: @escaping (PictureMedium) -> Figure
  ) throws -> [UInt8] {
    let format: PictureOrder.Format
    switch file.kind {
    case .svg where !request.isOutlined: return SVGWriter().svg(of: figure(.textSVG))
    case .svg: format = .outlinedSVG
    case .png: format = .png(scale: request.scale)
    case .pdf: format = .pdf(madeOn: today)
    }
    guard let draw = environment.abilities.draw else { throw HandOver(companion: .draw) }
    let picture = try draw(PictureOrder(format: format, figure: figure))
    if !picture.missingCharacters.isEmpty {
      remark(
        "no installed font has \(picture.missingCharacters.map { "'\($0)'" }.joined(separator: ", ")); "
          + "install fonts-noto-cjk or fonts-noto-color-emoji")
    }
    return picture.bytes
  }
}
