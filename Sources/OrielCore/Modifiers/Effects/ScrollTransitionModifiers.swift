import FoundationEssentials

extension View {
  /// Changes how the view is drawn while it enters or leaves the visible part of the scroll view around it.
  ///
  /// ```swift
  /// ForEach(cards) { card in
  ///   CardView(card)
  ///     .scrollTransition { content, phase in
  ///       content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.8)
  ///     }
  /// }
  /// ```
  ///
  /// The layout isn't affected. In a ``List``, and outside of scroll views, the view isn't changed.
  ///
  /// - Parameters:
  ///   - configuration: whether the view changes gradually or in an animation, and where.
  ///   - axis: the axis of the scroll view; nil for the one along which it scrolls.
  ///   - transition: applies effects to `content` for a phase. Called after each layout that has moved the view.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @MainActor (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The variant of `scrollTransition(_:axis:transition:)` with a configuration for each edge.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @MainActor (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> Effect
  ) -> some View {
    visualEffect { content, proxy in
      let place = ScrollTransitionPlace(of: proxy, along: axis, topLeading, bottomTrailing)
      return ScrollTransitionEffect(
        at: place, identity: transition(content, .identity), end: transition(content, place.phase))
    }
  }
}

/// How far a view has entered the visible part of a scroll view.
private struct ScrollTransitionPlace {
  var phase = ScrollTransitionPhase.identity
  /// The share of the effect of the phase.
  var share = 0.0
  var animation: Animation?

  @MainActor init(
    of proxy: GeometryProxy, along axis: Axis?, _ start: ScrollTransitionConfiguration,
    _ end: ScrollTransitionConfiguration
  ) {
    guard let axis = axis ?? proxy.scrollAxis, let container = proxy.bounds(of: .scrollView(axis: axis)) else { return }
    let frame = proxy.frame(in: .scrollView(axis: axis))
    let (length, room) = axis == .vertical ? (frame.height, container.height) : (frame.width, container.width)
    let position = axis == .vertical ? frame.minY : frame.minX
    let before = Self.distance(position: room - position - length, start.threshold, room, length)
    let after = Self.distance(position: position, end.threshold, room, length)
    let isBefore = before > after
    let (distance, configuration) = isBefore ? (before, start) : (after, end)
    switch configuration.kind {
    case .identity: break
    case .animated(let animation):
      self.animation = animation
      share = 1
      if distance > 0 { phase = isBefore ? .topLeading : .bottomTrailing }
    case .interactive(let curve):
      share = curve.value(at: distance)
      if distance > 0 { phase = isBefore ? .topLeading : .bottomTrailing }
    }
  }

  /// 0 for a view that has passed the threshold, 1 for one that is hidden.
  private static func distance(
    position: CGFloat, _ threshold: ScrollTransitionConfiguration.Threshold, _ room: CGFloat, _ length: CGFloat
  ) -> Double {
    let start = threshold.position(Double(room), Double(length))
    guard start < Double(room) else { return Double(position) >= Double(room) ? 1 : 0 }
    return min(max((Double(position) - start) / (Double(room) - start), 0), 1)
  }
}

/// The effect of a phase, as far as the view is in it.
private struct ScrollTransitionEffect<Effect: VisualEffect>: VisualEffect {
  static var _count: Int { Effect._count }
  let _changes: _VisualChanges

  init(at place: ScrollTransitionPlace, identity: Effect, end: Effect) {
    let effects = zip(identity._changes.effects, end._changes.effects).map { $0.mixed(with: $1, by: place.share) }
    _changes = _VisualChanges(effects: effects, animation: place.animation)
  }
}

extension GeometryProxy {
  /// The axis along which the nearest scroll view scrolls, vertical if it is both; nil outside of scroll views.
  fileprivate var scrollAxis: Axis? {
    if bounds(of: .scrollView) == nil { return nil }
    let space = node.spaceAround(named: AnyHashable(ScrollSpace(axes: .both))) as? LeafNode
    return space?.scrollAxes.contains(.vertical) == false ? .horizontal : .vertical
  }
}
