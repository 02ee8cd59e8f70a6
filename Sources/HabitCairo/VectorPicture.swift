internal import CCairo
public import HabitCore
public import HabitRender

/// A figure drawn by Cairo as lines and areas rather than as pixels.
public struct VectorPicture: Sendable, Hashable {
  /// The kind of file.
  public enum Format: Sendable, Hashable {
    /// A page of PDF as large as the figure, with text that can be selected.
    ///
    /// It says that it was made on a day, so that the same figure gives the same bytes on the same day.
    case pdf(madeOn: Day)
    /// SVG in which letters are outlines, for viewers without the fonts; it has neither tooltips nor a title.
    case outlinedSVG
  }

  /// The file.
  public let bytes: [UInt8]
  /// The characters that no installed font has, in the order of their first use; boxes stand in their place.
  public let missingCharacters: [Character]

  /// Draws a figure.
  ///
  /// - Parameters:
  ///   - figure: The figure, laid out with `text`.
  ///   - format: The kind of file.
  ///   - text: What measured the texts of the figure.
  /// - Throws: ``RenderError`` if the figure is too large, or Cairo fails.
  public init(of figure: Figure, as format: Format, text: PangoText) throws(RenderError) {
    let size = try PictureSize(width: figure.width, height: figure.height, scale: 1)
    let file = ByteStream()
    let surface = file.surface(format, width: Double(size.width), height: Double(size.height))
    if case .pdf(let day) = format, let surface { Self.describe(figure, on: surface, madeOn: day) }
    var painter = FigurePainter(on: try Canvas(on: surface, scale: 1, colors: figure.colors), text: text)
    try painter.draw(figure.shapes)
    missingCharacters = painter.missingCharacters
    // What Cairo could not write shows only when it has finished.
    try painter.withCanvas { canvas throws(RenderError) in
      cairo_surface_finish(canvas.surface)
      try canvas.check()
    }
    bytes = file.bytes
  }

  private static func describe(_ figure: Figure, on surface: OpaquePointer, madeOn day: Day) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, figure.title)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, figure.description)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "HabitFlow")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "\(day)T00:00:00Z")
  }
}

/// The bytes that Cairo writes.
private final class ByteStream {
  private(set) var bytes: [UInt8] = []

  /// A surface that writes here; it must not outlive the stream.
  func surface(_ format: VectorPicture.Format, width: Double, height: Double) -> OpaquePointer? {
    let write: cairo_write_func_t = { stream, data, count in
      guard let stream, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteStream>.fromOpaque(stream).takeUnretainedValue()
        .bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    let stream = Unmanaged.passUnretained(self).toOpaque()
    switch format {
    case .pdf: return cairo_pdf_surface_create_for_stream(write, stream, width, height)
    case .outlinedSVG:
      let surface = cairo_svg_surface_create_for_stream(write, stream, width, height)
      // As large as the text SVG of the same figure: points would be a third larger.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    }
  }
}
