/// A part of a figure between whole units, so that edges are crisp at every scale.
struct PanelArea: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var middleX: Double { Double(left + right) / 2 }
  var middleY: Double { Double(top + bottom) / 2 }

  /// The area as a rectangle.
  var rectangle: Rectangle {
    Rectangle(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }
}
