import FoundationEssentials

/// A transition that is performed without a body. It isn't isolated, since transitions are created anywhere.
protocol BuiltInTransition {
  /// The same transition.
  var erased: AnyTransition { get }
}

extension BuiltInTransition {
  /// The view in a phase, for transitions that contain this one.
  @MainActor fileprivate func shown(_ content: some View, in phase: TransitionPhase) -> some View {
    let transition = erased.transition
    var effect = TransitionEffect()
    effect.anchor = transition.insertion?.anchor ?? .center
    switch phase {
    case .willAppear: effect = transition.insertion ?? effect
    case .identity: break
    case .didDisappear: effect = transition.removal ?? effect
    }
    return content.modifier(EffectModifier { $0 = effect.layoutEffect })
  }
}

/// Fades the view in and out.
public struct OpacityTransition: BuiltInTransition {
  public init() {}

  var erased: AnyTransition { .opacity }
}

extension OpacityTransition: Transition {
  /// The transition moves nothing.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// Inserts and removes the view without animation.
public struct IdentityTransition: BuiltInTransition {
  public init() {}

  var erased: AnyTransition { .identity }
}

extension IdentityTransition: Transition {
  /// The transition moves nothing.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Returns the view without changes.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves the view in from the leading edge, and out to the trailing edge.
public struct SlideTransition: BuiltInTransition {
  public init() {}

  var erased: AnyTransition { .slide }
}

extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// Moves the view in from an edge of its own frame, and out to the same edge.
public struct MoveTransition: BuiltInTransition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  var erased: AnyTransition { .move(edge: edge) }
}

extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// Moves the view in from an edge, and out to the opposite edge, while it fades.
public struct PushTransition: BuiltInTransition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  var erased: AnyTransition { .push(from: edge) }
}

extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// Scales the view from and to a fraction of its size.
public struct ScaleTransition: BuiltInTransition {
  /// The fraction.
  public var scale: Double
  /// The fixed point of the scaling.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// Moves the view from and to an offset.
public struct OffsetTransition: BuiltInTransition {
  private var distance: Size

  /// The offset in pixels.
  public var offset: CGSize {
    get { distance.cgSize }
    set { distance = Size(newValue) }
  }

  /// Creates the transition.
  public init(_ offset: CGSize) { distance = Size(offset) }

  var erased: AnyTransition { .offset(distance.cgSize) }
}

extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

extension Transition where Self == OpacityTransition {
  /// Fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Inserts and removes the view without animation.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  /// Moves the view in from the leading edge, and out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Moves the view in from an edge of its own frame, and out to the same edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Moves the view in from an edge, and out to the opposite edge, while it fades.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
  /// Scales the view from and to zero, around its center.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Scales the view from and to a fraction of its size.
  ///
  /// - Parameters:
  ///   - scale: the fraction.
  ///   - anchor: the fixed point of the scaling.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Moves the view from and to an offset in pixels.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Moves the view from and to an offset in pixels.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
