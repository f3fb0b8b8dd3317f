import FoundationEssentials

nonisolated extension View {
  /// Applies a Gaussian blur with a radius in application pixels. If `opaque` is true, nothing is drawn outside of the
  /// view's frame.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    picture(.blur(radius: max(0, radius), isOpaque: opaque))
  }

  /// Adds a shadow to everything that the view draws.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow.
  ///   - radius: the radius of the blur; 0 for a sharp edge.
  ///   - x: the horizontal offset.
  ///   - y: the vertical offset.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { picture(.shadow(PictureEffect.Shadow(color: color, radius: max(0, radius), x: x, y: y))) }

  /// Blends the view with the content behind it in the same window, scroll view or row, and in the same
  /// ``View/compositingGroup()``.
  public func blendMode(_ blendMode: BlendMode) -> some View { picture(.blend(blendMode)) }

  /// Renders the view before enclosing effects, such as `opacity(_:)`, apply.
  public func compositingGroup() -> some View { picture(.group) }

  /// Renders the view before enclosing effects apply. GTK renders all content with the GPU if there is one, so that
  /// this is equivalent to ``View/compositingGroup()``.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    picture(.group)
  }

  /// Adds an amount to the red, green and blue components: 0 has no effect, 1 results in white.
  public func brightness(_ amount: Double) -> some View { picture(.colors(.brightness(amount))) }

  /// Multiplies the contrast of the colors: 1 has no effect, 0 results in gray.
  public func contrast(_ amount: Double) -> some View { picture(.colors(.contrast(amount))) }

  /// Multiplies the saturation of the colors: 1 has no effect, 0 results in shades of gray.
  public func saturation(_ amount: Double) -> some View { picture(.colors(.saturation(amount))) }

  /// Reduces the saturation of the colors: 0 has no effect, 1 results in shades of gray.
  public func grayscale(_ amount: Double) -> some View {
    picture(.colors(.saturation(1 - min(max(amount, 0), 1))))
  }

  /// Rotates the hue of all colors by an angle.
  public func hueRotation(_ angle: Angle) -> some View { picture(.colors(.hueRotation(angle))) }

  /// Inverts the colors.
  public func colorInvert() -> some View { picture(.colors(.inverted())) }

  /// Multiplies all colors by a color.
  public func colorMultiply(_ color: Color) -> some View { picture(.multiply(color)) }

  /// Converts the luminance of the view to transparency: bright parts become transparent, dark parts become black.
  public func luminanceToAlpha() -> some View { picture(.colors(.luminanceToAlpha)) }

  func picture(_ picture: PictureEffect) -> some View { modifier(EffectModifier { $0.picture = picture }) }
}
