/// A custom transition.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.value * 40)
///   }
/// }
/// if isOpen { Details().transition(Twirl()) }
/// ```
///
/// `body(content:phase:)` runs for the phase before the insertion, for the normal appearance, and for the phase after
/// the removal. The differences are animated with the animation of the change.
@MainActor @preconcurrency public protocol Transition {
  /// The type of view that `body(content:phase:)` returns.
  associatedtype Body: View
  /// A placeholder of the view that appears and disappears.
  typealias Content = PlaceholderContentView<Self>

  /// What the system has to know of the transition. By default, it has motion.
  static var properties: TransitionProperties { get }

  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// The properties of a transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns another view in a phase of this transition, for the body of a transition that consists of several.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionPhaseModifier(transition: self, phase: phase))
  }
}

/// What the system has to know of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves or scales the view.
  ///
  /// GTK's setting for reduced motion turns off all animations and transitions, so that the property has no effect.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view has its normal appearance.
  case identity
  /// The view has been removed, and disappears.
  case didDisappear

  /// Whether the view has its normal appearance.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the insertion, 0 in the normal appearance, and 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The placeholder of the view in the `body(content:phase:)` of a transition, or in the `body` of a modifier such as
/// ``View/animation(_:body:)``.
public struct PlaceholderContentView<Value>: View, ContentPlaceholder {
  public typealias Body = Never

  let source: ModifierContentSource

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PlaceholderNode(view, in: context)
  }

  /// The number of rows in a list, which depends on the view.
  public static var _rowCount: Int? { nil }
}

extension View {
  // Of the members that both have, such as `.opacity`, those of AnyTransition are meant.
  /// Sets how the view appears when it is inserted, and disappears when it is removed, in an animated change.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TypedTransitionModifier(transition: transition))
  }
}

private struct TypedTransitionModifier<T: Transition>: ViewModifier {
  let transition: T

  func body(content: Content) -> some View {
    // Always the same for a type.
    if let builtIn = transition as? any BuiltInTransition {
      content.modifier(AnyTransitionModifier(transition: builtIn.erased))
    } else {
      content.modifier(CustomTransitionModifier(transition: transition, effects: .unchanged))
    }
  }
}

extension ViewTransition {
  /// A transition without a visible effect.
  fileprivate static var unchanged: ViewTransition {
    ViewTransition(insertion: TransitionEffect(), removal: TransitionEffect())
  }
}

/// A transition with a body, in addition to built-in effects.
struct CustomTransitionModifier<T: Transition>: ViewModifier {
  let transition: T
  let effects: ViewTransition
  @State private var link = TransitionLink()

  func body(content: Content) -> some View {
    content.modifier(TransitionPhaseModifier(transition: transition, phase: link.phase))
      .modifier(TransitionMarker(link: link, transition: effects))
      .onAppear { link.show(.identity) }
  }
}

/// The current phase of a view's transition.
@MainActor private final class TransitionLink {
  /// Created with the view. In an animated change, the first phase is `willAppear`.
  private lazy var location = StateLocation<TransitionPhase>(
    Transaction.current?.animation == nil ? .identity : .willAppear)

  var phase: TransitionPhase { location.get() }

  func show(_ phase: TransitionPhase) { location.set(phase) }

  /// Updates the view to the last phase immediately, since its nodes are about to be unmounted.
  func disappear() {
    location.set(.didDisappear)
    location.refreshReaders()
  }
}

private struct TransitionPhaseModifier<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(source: content.source), phase: phase)
  }
}

private struct TransitionMarker: LayoutModifier {
  let link: TransitionLink
  let transition: ViewTransition

  func makeLayout() -> EffectNode {
    let layout = EffectNode(LayoutEffect())
    update(layout)
    return layout
  }

  func update(_ layout: EffectNode) {
    layout.transition = transition
    layout.willBeginRemoval = { [weak link] in MainActor.assumeIsolated { link?.disappear() } }
  }
}
