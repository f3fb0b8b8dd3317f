import FoundationEssentials

/// A transition: how a view appears when it is inserted, and disappears when it is removed.
///
/// ```swift
/// if isOpen { Details().transition(.move(edge: .bottom).combined(with: .opacity)) }
/// Button("Details") { withAnimation { isOpen.toggle() } }
/// ```
///
/// A transition is displayed only if the change is animated. The default transition is ``opacity``.
public struct AnyTransition: Sendable {
  let transition: ViewTransition
  /// The modifiers that are changed while the view appears or disappears.
  var changes: [TransitionChange] = []

  /// Creates a transition from one of another type.
  public init<T: Transition>(_ transition: T) {
    if let builtIn = transition as? any BuiltInTransition {
      self = builtIn.erased
    } else {
      self.init { _ in }
      changes = [TransitionChange(transition)]
    }
  }

  private init(_ transition: ViewTransition) { self.transition = transition }

  private init(_ change: (inout TransitionEffect) -> Void) {
    var effect = TransitionEffect()
    change(&effect)
    transition = ViewTransition(insertion: effect, removal: effect)
  }

  /// Inserts and removes the view without animation.
  public static let identity = AnyTransition(ViewTransition(insertion: nil, removal: nil))

  /// Fades the view in and out.
  public static let opacity = AnyTransition { $0.opacity = 0 }

  /// Scales the view from and to zero, around its center.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Scales the view from and to a fraction of its size.
  ///
  /// - Parameters:
  ///   - scale: the fraction.
  ///   - anchor: the fixed point of the scaling.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition {
      $0.scale = Double(scale)
      $0.anchor = anchor
    }
  }

  /// Moves the view from and to an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition { $0.offset = Size(offset) } }

  /// Moves the view from and to an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Moves the view in from an edge of its own frame, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition { $0.shift = edge.shift } }

  /// Moves the view in from the leading edge, and out to the trailing edge.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Moves the view in from an edge, and out to the opposite edge, while it fades.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Applies one modifier at the start of the insertion and the end of the removal, and another one in between.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    var transition = AnyTransition { _ in }
    transition.changes = [TransitionChange(active: active, identity: identity)]
    return transition
  }

  /// Combines a transition for the insertion with another one for the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = ViewTransition(insertion: insertion.transition.insertion, removal: removal.transition.removal)
    transition.insertionAnimation = insertion.transition.insertionAnimation
    transition.removalAnimation = removal.transition.removalAnimation
    var result = AnyTransition(transition)
    result.changes =
      insertion.changes.map { $0.limited(isForInsertion: true, isForRemoval: false) }
      + removal.changes.map { $0.limited(isForInsertion: false, isForRemoval: true) }
    return result
  }

  /// Returns a transition that applies both simultaneously.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = transition
    both.insertion = Self.combined(transition.insertion, other.transition.insertion)
    both.removal = Self.combined(transition.removal, other.transition.removal)
    both.insertionAnimation = transition.insertionAnimation ?? other.transition.insertionAnimation
    both.removalAnimation = transition.removalAnimation ?? other.transition.removalAnimation
    var result = AnyTransition(both)
    result.changes = changes + other.changes
    return result
  }

  private static func combined(_ first: TransitionEffect?, _ second: TransitionEffect?) -> TransitionEffect? {
    guard let first, let second else { return first ?? second }
    return first.combined(with: second)
  }

  /// Replaces the animation of the change by another one. Without an animation of the change, the transition isn't
  /// displayed.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var animated = transition
    animated.insertionAnimation = animation
    animated.removalAnimation = animation
    var result = AnyTransition(animated)
    result.changes = changes.map { $0.animated(by: animation) }
    return result
  }
}

extension Edge {
  /// The offset beyond the edge, in fractions of the size.
  fileprivate var shift: Size {
    switch self {
    case .top: Size(width: 0, height: -1)
    case .bottom: Size(width: 0, height: 1)
    case .leading: Size(width: -1, height: 0)
    case .trailing: Size(width: 1, height: 0)
    }
  }

  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension View {
  /// Sets how the view appears when it is inserted, and disappears when it is removed, in an animated change.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(AnyTransitionModifier(transition: transition))
  }
}

struct AnyTransitionModifier: ViewModifier {
  let transition: AnyTransition

  func body(content: Content) -> some View {
    if transition.changes.isEmpty {
      content.modifier(TransitionModifier(transition: transition.transition))
    } else {
      content.modifier(
        CustomTransitionModifier(
          transition: ChangingTransition(changes: transition.changes), effects: transition.transition))
    }
  }
}

/// A transition with a body, or a modifier that is replaced by another one while a view appears or disappears.
// Unchecked: the modifiers are never changed, and are used on the main actor only.
struct TransitionChange: @unchecked Sendable {
  private let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  private var isForInsertion = true
  private var isForRemoval = true
  /// The animation that replaces that of the change; nil for none.
  private var animation: Animation?

  init<E: ViewModifier>(active: E, identity: E) {
    // Unsafe: copies of values that are never changed, and are used on the main actor only.
    nonisolated(unsafe) let (active, identity) = (active, identity)
    apply = { view, phase in AnyView(view.modifier(phase.isIdentity ? identity : active)) }
  }

  init<T: Transition>(_ transition: T) {
    // Unsafe: a copy of a value that is never changed, and is used on the main actor only.
    nonisolated(unsafe) let transition = transition
    apply = { view, phase in AnyView(transition.apply(content: view, phase: phase)) }
  }

  func animated(by animation: Animation?) -> TransitionChange {
    var change = self
    change.animation = animation
    return change
  }

  func limited(isForInsertion: Bool, isForRemoval: Bool) -> TransitionChange {
    var change = self
    change.isForInsertion = isForInsertion && self.isForInsertion
    change.isForRemoval = isForRemoval && self.isForRemoval
    return change
  }

  @MainActor func changed(_ view: AnyView, in phase: TransitionPhase) -> AnyView {
    let isActive =
      switch phase {
      case .willAppear: isForInsertion
      case .identity: false
      case .didDisappear: isForRemoval
      }
    let shown = isActive ? phase : .identity
    guard let animation else { return apply(view, shown) }
    return AnyView(view.replacingAnimation(by: animation) { apply(AnyView($0), shown) })
  }
}

/// Applies the changes of a transition in order.
private struct ChangingTransition: Transition {
  let changes: [TransitionChange]

  func body(content: Content, phase: TransitionPhase) -> some View {
    changes.reduce(AnyView(content)) { $1.changed($0, in: phase) }
  }
}

private struct TransitionModifier: LayoutModifier {
  let transition: ViewTransition

  func makeLayout() -> EffectNode {
    let layout = EffectNode(LayoutEffect())
    layout.transition = transition
    return layout
  }

  func update(_ layout: EffectNode) { layout.transition = transition }
}
