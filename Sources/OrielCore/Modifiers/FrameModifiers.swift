import FoundationEssentials

nonisolated extension View {
  /// Places the view in a frame with a fixed width, height or both, in application pixels.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FrameModifier(frame: FrameNode.Configuration(width: width, height: height, alignment: alignment)))
  }

  /// Places the view in a frame with minimum, ideal and maximum sizes. A maximum of `.infinity` fills the proposed
  /// size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        frame: FlexibleFrameNode.Configuration(
          width: FlexibleFrameNode.Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: FlexibleFrameNode.Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
          alignment: alignment)))
  }

  /// Returns the view as it is: a frame without a length.
  @available(*, deprecated, message: "Pass one or more parameters.")
  public func frame() -> some View { self }

  /// Fixes the view at its ideal size, whatever size is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal size in the given dimensions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Sets the priority with which a stack allocates space to the view. The default is 0.
  ///
  /// A stack proposes its space to the views with the highest priority first, less the minimum sizes of the others.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }
}

private struct FrameModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let frame: FrameNode.Configuration
  func makeLayout() -> FrameNode { FrameNode(frame) }
  func update(_ layout: FrameNode) { layout.configuration = frame }

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    if Diagnostics.isThorough {
      let frame = view.modifier.frame
      FrameCheck.check([frame.width, frame.height], at: context.parent)
    }
    return LayoutModifierNode(view, in: context)
  }
}

private struct FlexibleFrameModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let frame: FlexibleFrameNode.Configuration
  func makeLayout() -> FlexibleFrameNode { FlexibleFrameNode(frame) }
  func update(_ layout: FlexibleFrameNode) { layout.configuration = frame }

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    if Diagnostics.isThorough {
      let (width, height) = (view.modifier.frame.width, view.modifier.frame.height)
      FrameCheck.check([width.minimum, width.ideal, height.minimum, height.ideal], at: context.parent)
      FrameCheck.check([width.maximum, height.maximum], at: context.parent, mayBeInfinite: true)
    }
    return LayoutModifierNode(view, in: context)
  }
}

/// Tells the app's author about lengths that no frame can have.
@MainActor private enum FrameCheck {
  static func check(_ lengths: [CGFloat?], at node: _GraphNode?, mayBeInfinite: Bool = false) {
    for case let length? in lengths where !(length >= 0 && (mayBeInfinite || length.isFinite)) {
      Diagnostics.warn(
        "frame: \(length) is no length of a frame", at: node,
        advice: "pass a number that isn't negative, or nil for the length of the view; max(0, …) limits a difference",
        once: "frame.\(length)")
    }
  }
}

private struct FixedSizeModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let axes: Axis.Set
  func makeLayout() -> FixedSizeNode { FixedSizeNode(axes) }
  func update(_ layout: FixedSizeNode) { layout.axes = axes }
}

private struct LayoutPriorityModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let priority: Double
  func makeLayout() -> TraitNode { TraitNode(.priority(priority)) }
  func update(_ layout: TraitNode) {
    if case .priority(priority) = layout.trait { return }
    layout.update(.priority(priority))
  }
}
