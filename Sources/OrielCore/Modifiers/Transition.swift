/// A way in which views appear and disappear, described by an app.
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
/// `body(content:phase:)` runs for the phase before the view has come, for the view as it is, and for that after it has gone;
/// what differs goes from the one to the other with the animation of the change.
@MainActor @preconcurrency public protocol Transition {
  /// The type of view that `body(content:phase:)` returns.
  associatedtype Body: View
  /// Stands for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// How far a view is on its way into the tree and out of it.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it has come, 0 while it is there, and 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that comes and goes, as the `body(content:phase:)` of a transition sees it.
public struct PlaceholderContentView<Value>: View, ContentPlaceholder {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let source: ModifierContentSource

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PlaceholderNode(view, in: context)
  }
}

extension View {
  /// How the view comes and goes, where the change has an animation.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(CustomTransitionModifier(transition: transition))
  }
}

private struct CustomTransitionModifier<T: Transition>: ViewModifier {
  let transition: T
  @State private var link = TransitionLink()

  func body(content: Content) -> some View {
    content.modifier(TransitionPhaseModifier(transition: transition, phase: link.phase))
      .modifier(TransitionMarker(link: link))
      .onAppear { link.show(.identity) }
  }
}

/// The phase that a view is in.
@MainActor private final class TransitionLink {
  /// Made when the view is: what comes in a transaction with an animation is about to come.
  private lazy var location = StateLocation<TransitionPhase>(
    Transaction.current?.animation == nil ? .identity : .willAppear)

  var phase: TransitionPhase { location.get() }

  func show(_ phase: TransitionPhase) { location.set(phase) }

  /// Shows the view as it is when it has gone: at once, since its nodes go next.
  func leave() {
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

  func makeLayout() -> EffectNode {
    let layout = EffectNode(LayoutEffect())
    layout.transition = ViewTransition(insertion: TransitionEffect(), removal: TransitionEffect())
    update(layout)
    return layout
  }

  func update(_ layout: EffectNode) {
    layout.willLeave = { [weak link] in MainActor.assumeIsolated { link?.leave() } }
  }
}
