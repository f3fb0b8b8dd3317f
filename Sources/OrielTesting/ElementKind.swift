/// A kind of things that a screen shows.
public struct ElementKind: Hashable, Sendable {
  /// The kind as a word or two of a sentence.
  let noun: String

  init(_ noun: String) { self.noun = noun }

  /// Text that is read.
  public static let text = ElementKind("text")
  /// An icon or a picture.
  public static let image = ElementKind("image")
  /// A push button.
  public static let button = ElementKind("button")
  /// A switch, check button or toggle button.
  public static let toggle = ElementKind("toggle")
  /// A field for text.
  public static let textField = ElementKind("text field")
  /// A field for a secret.
  public static let secureField = ElementKind("secure field")
  /// A line.
  public static let divider = ElementKind("divider")
  /// Room that grows.
  public static let spacer = ElementKind("spacer")
  /// An area of one colour.
  public static let color = ElementKind("color")
  /// A shape that is filled or stroked.
  public static let shape = ElementKind("shape")
  /// What a closure draws.
  public static let canvas = ElementKind("canvas")
  /// Things in a row or a column.
  public static let stack = ElementKind("stack")
  /// Things above each other.
  public static let layers = ElementKind("layers")
  /// A box with limits around one thing.
  public static let frame = ElementKind("frame")
  /// A viewport.
  public static let scrollView = ElementKind("scroll view")
  /// A form.
  public static let form = ElementKind("form")
  /// A section of a form or a list.
  public static let section = ElementKind("section")
  /// A box around what belongs together.
  public static let groupBox = ElementKind("group box")
  /// A list.
  public static let list = ElementKind("list")
  /// How far something has come.
  public static let progress = ElementKind("progress")
  /// A part of another element: a section's header, a background, an overlay.
  public static let part = ElementKind("part")
  /// A widget that the app makes itself, with the platform's own means. A headless screen has nothing in its place.
  public static let native = ElementKind("native")
}

extension ElementKind: CustomStringConvertible {
  /// The kind as a word or two of a sentence.
  public var description: String { noun }
}
