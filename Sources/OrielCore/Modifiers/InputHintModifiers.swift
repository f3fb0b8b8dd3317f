import FoundationEssentials

// Modifiers for touch screens and on-screen keyboards, so that code for several platforms compiles.

extension View {
  /// Has no effect: GTK's fields don't correct what the user types.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Has no effect: GTK's fields don't correct what the user types.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Has no effect: the Return key of a keyboard has no label.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Has no effect: the desktop doesn't cover parts of a window, so that views always extend to the edges.
  ///
  /// This also applies to the bar of `safeAreaInset(edge:alignment:spacing:content:)`, under which nothing is extended.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Has no effect: the deprecated form of `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Has no effect: Pango doesn't compress text that doesn't fit. It is truncated or wrapped.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Has no effect: GTK's labels don't scale text that doesn't fit. It is truncated or wrapped.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Has no effect: the theme sets the shape of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

/// The purpose of the Return key in a field.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Finishes the input.
  public static let done = SubmitLabel(name: "done")
  /// Opens the entered address.
  public static let go = SubmitLabel(name: "go")
  /// Sends the entered text.
  public static let send = SubmitLabel(name: "send")
  /// Joins a network or a conversation.
  public static let join = SubmitLabel(name: "join")
  /// Enters a route.
  public static let route = SubmitLabel(name: "route")
  /// Starts a search.
  public static let search = SubmitLabel(name: "search")
  /// Starts a new line.
  public static let `return` = SubmitLabel(name: "return")
  /// Goes to the next field.
  public static let next = SubmitLabel(name: "next")
  /// Continues.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Areas at the edges of a view that other elements may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bit mask of the set's members.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The areas of containers, such as bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of an on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All areas.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The shape of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  private let radius: Double
  /// The platform's default.
  public static let automatic = ButtonBorderShape(name: "automatic", radius: 0)
  /// Semicircles at both ends.
  public static let capsule = ButtonBorderShape(name: "capsule", radius: 0)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle", radius: 0)
  /// A rectangle with corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle", radius: 0)
}
