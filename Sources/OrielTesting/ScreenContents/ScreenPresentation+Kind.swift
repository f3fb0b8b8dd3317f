extension ScreenPresentation {
  /// The form of a presentation.
  public struct Kind: RawRepresentable, Hashable, CaseIterable, Sendable {
    /// The name of the form.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A modal window above the presenting window.
    public static let sheet = Kind(rawValue: "sheet")
    /// A window that covers the presenting window.
    public static let cover = Kind(rawValue: "cover")
    /// A popover attached to the presenting view.
    public static let popover = Kind(rawValue: "popover")
    /// A column beside the presenting view.
    public static let inspector = Kind(rawValue: "inspector")

    /// The kinds of the presentations that Oriel's modifiers request.
    public static let allCases: [Kind] = [.sheet, .cover, .popover, .inspector]
  }
}

extension ScreenPresentation.Kind: CustomStringConvertible {
  /// The name of the form.
  public var description: String { rawValue }
}
