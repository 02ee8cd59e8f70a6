/// One look at a page in a browser of a certain size and theme.
struct Visit: Encodable {
  /// A size of the window.
  enum Window: CaseIterable {
    case phone, desktop
  }

  /// Something that is done with the page.
  ///
  /// Its answer is the value of an expression, or what has the focus then.
  struct Step: Encodable {
    var press: String?
    var fill: String?
    var text: String?
    var hover: String?
    var click: String?
    var evaluate: String?

    /// Presses a key, such as `Tab`.
    static func press(_ key: String) -> Step { Step(press: key) }
    /// Types into the element of a selector.
    static func fill(_ selector: String, _ text: String) -> Step { Step(fill: selector, text: text) }
    /// Points at the element of a selector.
    static func hover(_ selector: String) -> Step { Step(hover: selector) }
    /// Presses the button of the mouse on the element of a selector.
    static func click(_ selector: String) -> Step { Step(click: selector) }
    /// Evaluates an expression whose value is a text.
    static func evaluate(_ expression: String) -> Step { Step(evaluate: expression) }
  }

  /// What a visit found.
  struct Report: Decodable {
    /// How much wider the page is than the window.
    let overflow: Int
    /// The faults that axe-core found.
    let violations: [String]
    /// What the console said, and the errors of scripts.
    let complaints: [String]
    /// The addresses that were asked for, the page itself aside.
    let requests: [String]
    /// The answers to the steps.
    let answers: [String?]
  }

  let width: Int
  let height: Int
  let theme: String
  let script: Bool
  let axe: Bool
  let screenshot: String?
  let pdf: String?
  let steps: [Step]

  /// Plans a visit.
  ///
  /// - Parameters:
  ///   - window: The size of the window.
  ///   - theme: What the person prefers, `light` or `dark`.
  ///   - script: Whether scripts run; axe-core, which is one, looks at the page only then.
  ///   - screenshot: Where a picture of what is seen first goes.
  ///   - pdf: Where the printed page goes.
  ///   - steps: What is done, in this order.
  init(
    _ window: Window = .desktop, theme: String = "light", script: Bool = true, screenshot: String? = nil,
    pdf: String? = nil, steps: [Step] = []
  ) {
    (width, height) =
      switch window {
      case .phone: (390, 844)
      case .desktop: (1280, 900)
      }
    self.theme = theme
    self.script = script
    self.axe = script
    self.screenshot = screenshot
    self.pdf = pdf
    self.steps = steps
  }
}
