import FoundationEssentials

/// How a view comes when it is put into the tree, and how it goes when it is taken out.
///
/// ```swift
/// if isOpen { Details().transition(.move(edge: .bottom).combined(with: .opacity)) }
/// Button("Details") { withAnimation { isOpen.toggle() } }
/// ```
///
/// It is seen where the change has an animation. A view that has no transition fades.
public struct AnyTransition: Sendable {
  let transition: ViewTransition
  /// The modifiers that are changed while the view appears or disappears.
  var changes: [TransitionChange] = []

  private init(_ transition: ViewTransition) { self.transition = transition }

  private init(_ change: (inout TransitionEffect) -> Void) {
    var effect = TransitionEffect()
    change(&effect)
    transition = ViewTransition(insertion: effect, removal: effect)
  }

  /// It comes and goes at once.
  public static let identity = AnyTransition(ViewTransition(insertion: nil, removal: nil))

  /// It fades.
  public static let opacity = AnyTransition { $0.opacity = 0 }

  /// It grows from its middle, and shrinks into it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// It grows from a share of its size, and shrinks to that.
  ///
  /// - Parameter anchor: the point that stays where it is.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition {
      $0.scale = Double(scale)
      $0.anchor = anchor
    }
  }

  /// It comes from a distance, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition { $0.offset = Size(offset) } }

  /// It comes from a distance, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// It comes from beyond its own edge, and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition { $0.shift = edge.shift } }

  /// It comes from the leading edge, and goes to the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// It comes from an edge and pushes what is there to the other side: both fade.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// It has one modifier before it has come and after it has gone, and another one while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    var transition = AnyTransition { _ in }
    transition.changes = [TransitionChange(active: active, identity: identity)]
    return transition
  }

  /// It comes in one way and goes in another.
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

  /// Both transitions at once.
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

  /// The transition with an animation of its own, whatever that of the change is. Without an animation of the change
  /// nothing moves.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var animated = transition
    animated.insertionAnimation = animation
    animated.removalAnimation = animation
    var result = AnyTransition(animated)
    result.changes = changes
    return result
  }
}

extension Edge {
  /// The way over the edge, as a share of the size.
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
  /// How the view comes when it is put into the tree, and how it goes when it is taken out, where the change has an
  /// animation.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(AnyTransitionModifier(transition: transition))
  }
}

private struct AnyTransitionModifier: ViewModifier {
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

/// A modifier that is another one while a view appears or disappears.
// Unchecked: the modifiers are constants, which are used on the main actor only.
struct TransitionChange: @unchecked Sendable {
  private let apply: @MainActor (AnyView, Bool) -> AnyView
  private var isForInsertion = true
  private var isForRemoval = true

  init<E: ViewModifier>(active: E, identity: E) {
    // Unsafe: copies of constants, which are used on the main actor only.
    nonisolated(unsafe) let (active, identity) = (active, identity)
    apply = { view, isActive in AnyView(view.modifier(isActive ? active : identity)) }
  }

  func limited(isForInsertion: Bool, isForRemoval: Bool) -> TransitionChange {
    var change = self
    change.isForInsertion = isForInsertion && self.isForInsertion
    change.isForRemoval = isForRemoval && self.isForRemoval
    return change
  }

  @MainActor func changed(_ view: AnyView, in phase: TransitionPhase) -> AnyView {
    switch phase {
    case .willAppear: apply(view, isForInsertion)
    case .identity: apply(view, false)
    case .didDisappear: apply(view, isForRemoval)
    }
  }
}

/// The changes of a transition, one after the other.
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
