import FoundationEssentials

nonisolated extension View {
  /// Fills a shape behind the view, in the view's frame, by default with the background style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S = BackgroundStyle(), in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(style, style: fillStyle) } }

  /// Fills a shape in front of the view, in the view's frame.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style, style: fillStyle) } }

  /// Draws a border inside the edges of the view's frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Clips the view to a shape in the view's frame. Clipped parts don't respond to the pointer.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    picture(.clip(PictureEffect.ClipShape(shape.outline, style: style)))
  }

  /// Clips the view to a rectangle with rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Sets the shape that a ``ContainerRelativeShape`` in the view follows.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(outline: shape.outline))
  }

  /// Sets the shape of the view for hit testing, in the view's frame.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for purposes such as hit testing. See ``ContentShapeKinds`` for those that GTK has.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(
      ContentShapeModifier(
        configuration: ContentShapeNode.Configuration(kind, shape.outline, isEOFilled: eoFill)))
  }
}

private struct ContainerShapeModifier: LayoutModifier {
  let outline: any ShapeOutline
  func makeLayout() -> ContainerShapeNode { ContainerShapeNode(outline) }
  func update(_ layout: ContainerShapeNode) { layout.outline = outline }
}

private struct ContentShapeModifier: LayoutModifier {
  let configuration: ContentShapeNode.Configuration
  func makeLayout() -> ContentShapeNode { ContentShapeNode(configuration) }
  func update(_ layout: ContentShapeNode) { layout.configuration = configuration }
}
