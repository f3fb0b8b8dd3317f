import Foundation

/// A height at which a sheet rests.
///
/// ```swift
/// .sheet(isPresented: $showsDetails) {
///   Details().presentationDetents([.medium, .large, .height(120)])
/// }
/// ```
///
/// Heights are those of the sheet's content, in pixels of the desktop's scale. They go up to the height of the window
/// that the sheet stands above.
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

  /// About half of the full height.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// The full height.
  public static let large = PresentationDetent(.fraction(1))

  /// A part of the full height, between 0 and 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

  /// A height in pixels of the desktop's scale; the full height where that is less.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// A height that a type of the app works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// What a custom detent is worked out from.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Context {
    /// The full height, in pixels of the desktop's scale.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the sheet's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// Two are equal when they are made in the same way from the same values.
  public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }

  /// Feeds what equality looks at to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The height in a context; nil where a type of the app says that there is none.
  @MainActor func height(in context: Context) -> CGFloat? {
    let height: CGFloat? =
      switch kind {
      case .fraction(let fraction): context.maxDetentValue * fraction
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

  /// The height, in pixels of the desktop's scale; nil leaves the detent out.
  ///
  /// Called when the sheet opens, and again when the window it stands above or its detents change.
  static func height(in context: Context) -> CGFloat?
}
