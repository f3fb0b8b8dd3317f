import FoundationEssentials

/// A height at which a sheet rests.
///
/// ```swift
/// .sheet(isPresented: $showsDetails) {
///   Details().presentationDetents([.medium, .large, .height(120)])
/// }
/// ```
///
/// ``medium``, ``large`` and ``fraction(_:)`` are parts of the window that the sheet stands above, and count the whole
/// sheet: its header and its drag indicator included. ``height(_:)`` and ``custom(_:)`` are the height of the sheet's
/// content, in pixels of the desktop's scale. No detent makes the sheet higher than that window.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  /// Asks a type of the app; nil for the kinds that are known here.
  private let custom: (@MainActor @Sendable (Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: (@MainActor @Sendable (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// Half the height of the window that the sheet stands above.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// The height of the window that the sheet stands above.
  public static let large = PresentationDetent(.fraction(1))

  /// A part of the height of the window that the sheet stands above, between 0 and 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

  /// A height of the content, in pixels of the desktop's scale; what ``large`` leaves the content where that is less.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// A height of the content that a type of the app works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// What a custom detent is worked out from.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Context {
    /// The height of the window that the sheet stands above.
    let available: CGFloat
    /// The height of the sheet's header and of its drag indicator.
    let decoration: CGFloat
    let environment: EnvironmentValues

    /// The greatest height that the content can have, in pixels of the desktop's scale: what ``PresentationDetent/large``
    /// leaves it.
    public var maxDetentValue: CGFloat { max(available - decoration, 0) }

    /// A value of the sheet's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// Two are equal when they are made in the same way from the same values.
  public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }

  /// Feeds what equality looks at to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The height of the content in a context; nil where a type of the app says that there is none.
  @MainActor func height(in context: Context) -> CGFloat? {
    let height: CGFloat? =
      switch kind {
      case .fraction(let fraction): context.available * fraction - context.decoration
      case .height(let height): height
      case .custom: custom?(context)
      }
    guard let height, height.isFinite else { return nil }
    return min(max(height.rounded(), 0), context.maxDetentValue)
  }
}

/// A height of a sheet that the app works out.
///
/// ```swift
/// struct Bar: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
/// }
/// .presentationDetents([.custom(Bar.self), .large])
/// ```
@MainActor @preconcurrency public protocol CustomPresentationDetent {
  /// What the height is worked out from.
  typealias Context = PresentationDetent.Context

  /// The height of the content, in pixels of the desktop's scale; nil leaves the detent out.
  ///
  /// Called when the sheet opens, and again when the window it stands above or its detents change.
  static func height(in context: Context) -> CGFloat?
}
