/// The kind of an element of a screen.
public struct ElementKind: Hashable, Sendable {
  /// The name of the kind.
  let noun: String

  init(_ noun: String) { self.noun = noun }

  /// A text.
  public static let text = ElementKind("text")
  /// An icon or an image.
  public static let image = ElementKind("image")
  /// A button.
  public static let button = ElementKind("button")
  /// A switch, check button or toggle button.
  public static let toggle = ElementKind("toggle")
  /// A text field.
  public static let textField = ElementKind("text field")
  /// A secure field.
  public static let secureField = ElementKind("secure field")
  /// A divider.
  public static let divider = ElementKind("divider")
  /// A spacer.
  public static let spacer = ElementKind("spacer")
  /// A color.
  public static let color = ElementKind("color")
  /// A shape that is filled or stroked.
  public static let shape = ElementKind("shape")
  /// The drawing of a closure.
  public static let canvas = ElementKind("canvas")
  /// A horizontal or vertical stack.
  public static let stack = ElementKind("stack")
  /// A `ZStack`.
  public static let layers = ElementKind("layers")
  /// A frame.
  public static let frame = ElementKind("frame")
  /// A scroll view.
  public static let scrollView = ElementKind("scroll view")
  /// A form.
  public static let form = ElementKind("form")
  /// A section of a form or a list.
  public static let section = ElementKind("section")
  /// A group box.
  public static let groupBox = ElementKind("group box")
  /// A list.
  public static let list = ElementKind("list")
  /// A table.
  public static let table = ElementKind("table")
  /// A row of a list or a table.
  public static let row = ElementKind("row")
  /// A cell of a row of a table.
  public static let cell = ElementKind("cell")
  /// A progress view.
  public static let progress = ElementKind("progress")
  /// A part of another element, such as a section's header, a background or an overlay.
  public static let part = ElementKind("part")
  /// A widget that the app creates with the platform's API. It is empty on a headless screen.
  public static let native = ElementKind("native")
}

extension ElementKind: CustomStringConvertible {
  public var description: String { noun }
}
