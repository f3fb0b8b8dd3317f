// Settings that concern touch screens, so that views for several platforms compile.

extension View {
  /// Has no effect on the desktop: the Return key of a keyboard has no label, and GTK's on-screen keyboards show none.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Has no effect on the desktop: nothing covers parts of a window, so that views always extend to its edges.
  ///
  /// This also applies to the bar of `safeAreaInset(edge:alignment:spacing:content:)`, under which nothing is extended.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Has no effect on the desktop: the former name of `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
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
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The areas of containers, such as bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of an on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All areas.
  public static let all = SafeAreaRegions(rawValue: .max)
}
