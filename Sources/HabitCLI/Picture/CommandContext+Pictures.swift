import HabitCore
import HabitRender

extension CommandContext {
  /// Refuses a picture that the terminal cannot show, and hands the command over if this executable cannot draw it.
  ///
  /// It is called before anything is read, since the companion reads for itself.
  func requireDrawing(for request: PictureRequest) throws {
    if request.isImage { _ = try imageProtocol() }
    if request.needsDrawing, environment.abilities.draw == nil { throw HandOver(companion: .draw) }
  }

  /// Draws a picture into all files that are asked for, or into none if one cannot be drawn or written, and shows it in
  /// the terminal if that is asked for.
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
    let image = request.isImage ? try image(request, figure: figure) : nil
    try save(files)
    if let image { print(image) }
  }

  private func imageProtocol() throws(CommandFailure) -> ImageProtocol {
    do throws(ImageAbsence) {
      return try .detected(isTerminal: environment.terminal.isOutputTerminal, variable: environment.variable)
    } catch {
      throw error.failure
    }
  }

  /// The picture as escape sequences of the terminal.
  private func image(_ request: PictureRequest, figure: @escaping (PictureMedium) -> Figure) throws -> String {
    // An estimate is enough to see whether there is room.
    let width = figure(.textSVG).width
    let placement = ImagePlacement(width: width, scale: request.scale, terminal: environment.terminal)
    let imageProtocol = try imageProtocol()
    let format: PictureOrder.Format =
      imageProtocol == .sixel ? .sixel(scale: placement.scale) : .png(scale: placement.scale)
    let bytes = try draw(PictureOrder(format: format, figure: figure))
    let image = TerminalImage(
      png: bytes, columns: placement.columns, multiplexer: Multiplexer(variable: environment.variable))
    return switch imageProtocol {
    case .kitty: image.kitty
    case .iTerm2: image.iTerm2
    case .sixel: String(decoding: bytes, as: UTF8.self)
    }
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
    return try draw(PictureOrder(format: format, figure: figure))
  }

  /// Has a picture drawn, and remarks if there are characters that no font has.
  private func draw(_ order: PictureOrder) throws -> [UInt8] {
    guard let draw = environment.abilities.draw else { throw HandOver(companion: .draw) }
    let picture = try draw(order)
    if let advice = FontAdvice(missing: picture.missingCharacters) { remark("habit: " + advice.line) }
    return picture.bytes
  }
}
