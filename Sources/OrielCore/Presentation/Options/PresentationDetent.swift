import FoundationEssentials

/// A height at which a sheet rests.
///
/// ```swift
/// .sheet(isPresented: $showsDetails) {
///   Details().presentationDetents([.medium, .large, .height(120)])
/// }
/// ```
///
/// ``medium``, ``large`` and ``fraction(_:)`` are fractions of the parent window's height and include the header and
/// the drag indicator of the sheet. ``height(_:)`` and ``custom(_:)`` are heights of the content, in application
/// pixels. A sheet is never higher than its parent window.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  /// The closure of a custom detent; nil for other kinds.
  private let custom: (@MainActor @Sendable (Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: (@MainActor @Sendable (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// Half of the parent window's height.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// The height of the parent window.
  public static let large = PresentationDetent(.fraction(1))

  /// A fraction of the parent window's height, between 0 and 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

  /// A height of the content in application pixels, up to that of ``large``.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// A height of the content that a custom type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// The context in which a custom detent computes its height.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Context {
    /// The height of the parent window.
    let available: CGFloat
    /// The height of the header and the drag indicator.
    let decoration: CGFloat
    let environment: EnvironmentValues

    /// The maximum height of the content in application pixels, which is its height at
    /// ``PresentationDetent/large``.
    public var maxDetentValue: CGFloat { max(available - decoration, 0) }

    /// A value of the sheet's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// Returns whether the detents are of the same kind with equal values.
  public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }

  /// Hashes the kind and its values.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The height of the content in a context; nil if a custom detent returns nil.
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

/// A detent whose height is computed by the app.
///
/// ```swift
/// struct Bar: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
/// }
/// .presentationDetents([.custom(Bar.self), .large])
/// ```
@MainActor @preconcurrency public protocol CustomPresentationDetent {
  /// The context of the height.
  typealias Context = PresentationDetent.Context

  /// Returns the height of the content in application pixels; nil to omit the detent.
  ///
  /// Called when the sheet opens, and when the size of its parent window or its detents change.
  static func height(in context: Context) -> CGFloat?
}
