import FoundationEssentials

extension GraphicsContext {
  /// The color or pattern of fills and strokes.
  public struct Shading: Sendable {
    package var paint: Paint
    /// The area to which a gradient's points refer; nil for the bounds of the path.
    package var area: Rect?

    init(_ paint: Paint, area: Rect? = nil) {
      self.paint = paint
      self.area = area
    }

    /// The points of a gradient are in the coordinates of the canvas, so that its area has the size 1.
    private static let ownPoints = Rect(x: 0, y: 0, width: 1, height: 1)

    /// The foreground of the canvas's environment.
    public static var foreground: Shading { Shading(.foreground(level: 0)) }
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(.color(color)) }
    /// A color with components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A shade of gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A shape style. A gradient refers to the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style._paint.paint) }

    /// A gradient along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Self.gradient(gradient, .linear(start: unit(startPoint), end: unit(endPoint)))
    }

    /// A gradient between two circles around a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Self.gradient(
        gradient, .radial(center: unit(center), startRadius: startRadius, endRadius: endRadius))
    }

    /// A gradient around a point of the canvas, beginning at an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Self.gradient(
        gradient,
        .angular(center: unit(center), start: angle, end: Angle(radians: angle.radians + 2 * .pi)))
    }

    private static func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }

    private static func gradient(_ gradient: Gradient, _ geometry: GradientPaint.Geometry) -> Shading {
      Shading(.gradient(GradientPaint(gradient: AnyGradient(gradient), geometry: geometry)), area: ownPoints)
    }
  }

  /// The continuation of a gradient beyond its ends. GTK always continues with the colors of the ends.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Resolves the foreground and the tint of a shading in the canvas's environment.
  public func resolve(_ shading: Shading) -> Shading {
    Shading(shading.paint.resolved(in: environment), area: shading.area)
  }

  /// A filter that is applied to drawing operations.
  public struct Filter: Sendable {
    let content: CanvasState.Filter

    private init(effect: PictureEffect) { content = .picture(effect) }
    private init(projection: ProjectionTransform) { content = .projection(projection) }

    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(effect: .shadow(PictureEffect.Shadow(color: color, radius: radius, x: x, y: y))) }
    /// A Gaussian blur.
    public static func blur(radius: CGFloat) -> Filter { Filter(effect: .blur(radius: radius, isOpaque: false)) }
    /// Multiplies all colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .multiply(color)) }
    /// Rotates the hue of all colors.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .colors(.hueRotation(angle))) }
    /// Multiplies the saturation: 1 has no effect.
    public static func saturation(_ amount: Double) -> Filter { Filter(effect: .colors(.saturation(amount))) }
    /// Adds an amount to red, green and blue: 0 has no effect.
    public static func brightness(_ amount: Double) -> Filter { Filter(effect: .colors(.brightness(amount))) }
    /// Multiplies the contrast: 1 has no effect.
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .colors(.contrast(amount))) }
    /// Inverts the colors: 1 completely, 0 not at all.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(effect: .colors(.inverted(amount))) }
    /// Reduces the saturation: 0 has no effect, 1 results in shades of gray.
    public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }
    /// Converts luminance to transparency: bright parts become transparent, dark parts become black.
    public static var luminanceToAlpha: Filter { Filter(effect: .colors(.luminanceToAlpha)) }
    /// Transforms what is drawn, possibly with perspective, in the coordinates that the context has when the filter is added.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(projection: matrix) }
  }

  /// The options of a filter. They have no effect in GTK.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Linear colors.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a drawing operation is blended with the previous content of the canvas: see ``OrielCore/BlendMode``.
  public struct BlendMode: Hashable, Sendable {
    let mode: OrielCore.BlendMode

    /// The source covers the destination.
    public static let normal = BlendMode(mode: .normal)
    /// Multiplies both.
    public static let multiply = BlendMode(mode: .multiply)
    /// Multiplies the inverses of both.
    public static let screen = BlendMode(mode: .screen)
    /// `multiply` where the destination is dark, `screen` where it is light.
    public static let overlay = BlendMode(mode: .overlay)
    /// The darker of both.
    public static let darken = BlendMode(mode: .darken)
    /// The lighter of both.
    public static let lighten = BlendMode(mode: .lighten)
    /// Lightens the destination.
    public static let colorDodge = BlendMode(mode: .colorDodge)
    /// Darkens the destination.
    public static let colorBurn = BlendMode(mode: .colorBurn)
    /// Slightly lightens or darkens the destination.
    public static let softLight = BlendMode(mode: .softLight)
    /// `multiply` where the source is dark, `screen` where it is light.
    public static let hardLight = BlendMode(mode: .hardLight)
    /// The difference of both.
    public static let difference = BlendMode(mode: .difference)
    /// Similar to `difference`, with less contrast.
    public static let exclusion = BlendMode(mode: .exclusion)
    /// The hue of the source.
    public static let hue = BlendMode(mode: .hue)
    /// The saturation of the source.
    public static let saturation = BlendMode(mode: .saturation)
    /// The hue and saturation of the source.
    public static let color = BlendMode(mode: .color)
    /// The luminosity of the source.
    public static let luminosity = BlendMode(mode: .luminosity)
    /// The source, where there is a destination.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// The source behind the destination.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// The destination, where there is no source.
    public static let destinationOut = BlendMode(mode: .destinationOut)
    /// The darkened sum of both.
    public static let plusDarker = BlendMode(mode: .plusDarker)
    /// The lightened sum of both.
    public static let plusLighter = BlendMode(mode: .plusLighter)
  }
}
