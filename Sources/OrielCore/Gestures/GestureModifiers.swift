import FoundationEssentials

extension View {
  /// Attaches a gesture to the view, with a lower priority than the gestures and controls inside the view.
  ///
  /// A click on a button inside the view presses the button, and the gesture isn't recognized. A disabled view
  /// recognizes no gestures. Areas of the view in which nothing is drawn don't respond.
  ///
  /// A view with a tap or a long press can also be reached with Tab and activated with Return, the space bar and
  /// assistive technology, unless it is a control: in GTK, an invisible button is behind it.
  ///
  /// - Parameters:
  ///   - gesture: the gesture to recognize.
  ///   - mask: whether this gesture is recognized, and those inside the view.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
      .modifier(ActivationModifier(rank: T._activationRank(gesture), isEnabled: mask.contains(.gesture)))
  }

  /// Attaches a gesture that is recognized while `isEnabled` is true. See ``View/gesture(_:including:)``.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a higher priority than the gestures and controls inside the view. See
  /// ``View/gesture(_:including:)``.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
      .modifier(ActivationModifier(rank: T._activationRank(gesture), isEnabled: mask.contains(.gesture)))
  }

  /// Attaches a gesture of high priority that is recognized while `isEnabled` is true. See
  /// ``View/highPriorityGesture(_:including:)``.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized in addition to the gestures and controls inside the view. See
  /// ``View/gesture(_:including:)``.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
      .modifier(ActivationModifier(rank: T._activationRank(gesture), isEnabled: mask.contains(.gesture)))
  }

  /// Attaches a simultaneous gesture that is recognized while `isEnabled` is true. See
  /// ``View/simultaneousGesture(_:including:)``.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Runs an action when the view has been tapped: pressed and released in about the same position.
  ///
  /// - Parameters:
  ///   - count: the number of taps.
  ///   - action: runs when the pointer is released after the last tap.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action with the position of the tap. See ``View/onTapGesture(count:perform:)``.
  @_disfavoredOverload @_alwaysEmitIntoClient public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action with the position of the tap. See ``View/onTapGesture(count:perform:)``.
  @_alwaysEmitIntoClient public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action when the view has been pressed for a while.
  ///
  /// - Parameters:
  ///   - minimumDuration: the duration of the press in seconds.
  ///   - maximumDistance: how far the pointer may move meanwhile, in points.
  ///   - action: runs when the duration is over, while the pointer is still down.
  ///   - onPressingChanged: runs with true when the view is pressed, and with false when the press has lasted long enough
  ///     or ended before.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(PressingGesture(base: press.onEnded { _ in action() }, change: onPressingChanged))
  }

  /// Runs an action when the view has been pressed for a while. See
  /// ``View/onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)``.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use the variant with onPressingChanged instead.")
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A gesture that reports the press with which it begins.
private struct PressingGesture<Base: Gesture>: Gesture, _Primitive {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  let change: ((Bool) -> Void)?

  static func _activationRank(_ gesture: Self) -> Int? { Base._activationRank(gesture.base) }

  static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Base._recognize(gesture.base, input, memory.part(0))
    if let change = gesture.change, phase.value != nil, !memory.state(false) {
      memory.set(true)
      input.effects.actions.insert({ change(true) }, at: 0)
      memory.cleanups = [{ change(false) }]
    }
    return phase
  }
}

private struct GestureModifier<Recognized: Gesture>: LayoutModifier {
  let gesture: Recognized
  let priority: GestureInputNode.Priority
  let mask: GestureMask

  func makeLayout() -> TypedGestureInputNode<Recognized> { TypedGestureInputNode(gesture, priority, mask) }

  func update(_ layout: TypedGestureInputNode<Recognized>) {
    layout.gesture = gesture
    layout.mask = mask
  }

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    GestureNode(view, in: context)
  }
}

@MainActor
private final class GestureNode<Modified: View, Recognized: Gesture>:
  LayoutModifierNode<Modified, GestureModifier<Recognized>>
{
  override func didMake(_ layout: TypedGestureInputNode<Recognized>) {
    layout.isEnabled = { [weak self] in
      guard let self, self.isMounted else { return false }
      return self.context.environment.values.isEnabled
    }
    layout.willAct = { [weak self] in self?.graph.endEditing() }
  }

  override func willRemove(_ layout: TypedGestureInputNode<Recognized>) { layout.reset() }
}
