import FoundationEssentials

extension View {
  /// Places a view at the top or bottom edge, and this view in the remaining space.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        configuration: SafeAreaInsetNode.Configuration(
          edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing), bar: content()))
  }

  /// Places a view at the leading or trailing edge, and this view in the remaining space.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        configuration: SafeAreaInsetNode.Configuration(
          edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing), bar: content()))
  }

  /// Places a bar at the top or bottom edge, and this view in the remaining space: the same as
  /// `safeAreaInset(edge:alignment:spacing:content:)`, since nothing on the desktop fades out below bars.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Places a bar at the leading or trailing edge, and this view in the remaining space.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Gives the view the size of the enclosing scroll view's visible area, or of the window, along the axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(
      ContainerRelativeModifier(configuration: ContainerRelativeFrameNode.Configuration(axes, alignment: alignment)))
  }

  /// Gives the view the size of a number of equal parts of the enclosing scroll view's visible area, or of the window.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    var configuration = ContainerRelativeFrameNode.Configuration(axes, alignment: alignment)
    configuration.count = count
    configuration.span = span
    configuration.spacing = spacing
    return modifier(ContainerRelativeModifier(configuration: configuration))
  }

  /// Gives the view a length that is computed from the enclosing scroll view's visible area, or from the window.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerRelativeModifier(
        configuration: ContainerRelativeFrameNode.Configuration(axes, alignment: alignment), length: length))
  }
}

private struct ContainerRelativeModifier: LayoutModifier {
  let configuration: ContainerRelativeFrameNode.Configuration
  var length: ((CGFloat, Axis) -> CGFloat)?

  func makeLayout() -> ContainerRelativeFrameNode {
    let layout = ContainerRelativeFrameNode(configuration)
    if let length { layout.computeLength = length }
    return layout
  }

  func update(_ layout: ContainerRelativeFrameNode) {
    layout.configuration = configuration
    if let length { layout.computeLength = length }
  }
}

private struct SafeAreaInsetModifier<Bar: View>: AccompaniedModifier {
  let configuration: SafeAreaInsetNode.Configuration
  let bar: Bar

  var companion: Bar { bar }
  func place(in layout: SafeAreaInsetNode) -> LayoutNode? { layout.lastChild }
  func makeLayout() -> SafeAreaInsetNode { SafeAreaInsetNode(configuration) }
  func complete(_ layout: SafeAreaInsetNode) { layout.appendChild(ZStackNode()) }
  func update(_ layout: SafeAreaInsetNode) { layout.configuration = configuration }
}
