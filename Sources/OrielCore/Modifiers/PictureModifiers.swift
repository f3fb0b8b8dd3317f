import FoundationEssentials

extension View {
  /// Draws the view out of focus: a point is spread over a circle of about this radius. With `opaque`, nothing is drawn
  /// outside the view's area.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    picture(.blur(radius: max(0, radius), isOpaque: opaque))
  }

  /// Puts a shadow under everything that the view draws.
  /// - Parameters:
  ///   - radius: how far its edge is blurred; 0 for a sharp one.
  ///   - x: how far it is moved to the right.
  ///   - y: how far it is moved down.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { picture(.shadow(PictureEffect.Shadow(color: color, radius: max(0, radius), x: x, y: y))) }

  /// Mixes the view's colours with those of what is drawn behind it, in the same window, scroll view or row, and in the
  /// same ``View/compositingGroup()``.
  public func blendMode(_ blendMode: BlendMode) -> some View { picture(.blend(blendMode)) }

  /// Draws the view for itself before effects around it, such as `opacity(_:)`, change it.
  public func compositingGroup() -> some View { picture(.group) }

  /// Draws the view for itself. In GTK everything is drawn by the graphics card if there is one, so that this is the
  /// same as ``View/compositingGroup()``.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    picture(.group)
  }

  /// Adds the same to red, green and blue: 0 changes nothing, 1 makes everything white.
  public func brightness(_ amount: Double) -> some View { picture(.colors(.brightness(amount))) }

  /// Makes differences between colours larger or smaller: 1 changes nothing, 0 leaves a grey.
  public func contrast(_ amount: Double) -> some View { picture(.colors(.contrast(amount))) }

  /// Makes colours stronger or weaker: 1 changes nothing, 0 leaves greys.
  public func saturation(_ amount: Double) -> some View { picture(.colors(.saturation(amount))) }

  /// Takes colour away: 0 changes nothing, 1 leaves greys.
  public func grayscale(_ amount: Double) -> some View {
    picture(.colors(.saturation(1 - min(max(amount, 0), 1))))
  }

  /// Turns all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View { picture(.colors(.hueRotation(angle))) }

  /// Replaces each colour by its opposite.
  public func colorInvert() -> some View { picture(.colors(.inverted())) }

  /// Multiplies all colours by one.
  public func colorMultiply(_ color: Color) -> some View { picture(.multiply(color)) }

  /// Turns the view into a mask: where it is bright it is black, where it is dark it lets everything through.
  public func luminanceToAlpha() -> some View { picture(.colors(.luminanceToAlpha)) }

  func picture(_ picture: PictureEffect) -> some View { modifier(EffectModifier { $0.picture = picture }) }
}
