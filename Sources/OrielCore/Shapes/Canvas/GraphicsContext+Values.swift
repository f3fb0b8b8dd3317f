import FoundationEssentials

extension GraphicsContext {
  /// What areas and lines are painted with.
  public struct Shading: Sendable {
    package var paint: Paint
    /// Where a gradient's points are counted from; nil for the bounds of what is painted.
    package var area: Rect?

    init(_ paint: Paint, area: Rect? = nil) {
      self.paint = paint
      self.area = area
    }

    /// The points of a gradient are the canvas's own, so its area is of the size 1.
    private static let ownPoints = Rect(x: 0, y: 0, width: 1, height: 1)

    /// The foreground of the canvas's surroundings.
    public static var foreground: Shading { Shading(.foreground(level: 0)) }
    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(.color(color)) }
    /// A colour from its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    /// Any style. A gradient lies in the bounds of what is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style._paint.paint) }

    /// A gradient along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Self.gradient(gradient, .linear(start: unit(startPoint), end: unit(endPoint)))
    }

    /// A gradient from a circle to another one around a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Self.gradient(
        gradient, .radial(center: unit(center), startRadius: startRadius, endRadius: endRadius))
    }

    /// A gradient around a point of the canvas, from an angle on.
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

  /// How a gradient goes on beyond its ends: in GTK always in the colours of its ends.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The shading with the foreground and the tint of the canvas's surroundings.
  public func resolve(_ shading: Shading) -> Shading {
    Shading(shading.paint.resolved(in: environment), area: shading.area)
  }

  /// What is done to the picture of something that is drawn.
  public struct Filter: Sendable {
    let effect: PictureEffect

    /// A shadow under what is drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(effect: .shadow(PictureEffect.Shadow(color: color, radius: radius, x: x, y: y))) }
    /// Out of focus: a point is spread over a circle of about this radius.
    public static func blur(radius: CGFloat) -> Filter { Filter(effect: .blur(radius: radius, isOpaque: false)) }
    /// All colours multiplied by one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .multiply(color)) }
    /// All hues turned by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .colors(.hueRotation(angle))) }
    /// Stronger or weaker colours: 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(effect: .colors(.saturation(amount))) }
    /// The same added to red, green and blue: 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { Filter(effect: .colors(.brightness(amount))) }
    /// Larger or smaller differences between colours: 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .colors(.contrast(amount))) }
    /// Colours replaced by their opposites: 1 does it, 0 changes nothing.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(effect: .colors(.inverted(amount))) }
    /// Less colour: 0 changes nothing, 1 leaves greys.
    public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }
    /// Black, the less let through the brighter it was.
    public static var luminanceToAlpha: Filter { Filter(effect: .colors(.luminanceToAlpha)) }
  }

  /// How a filter is used: in GTK always in the usual range of colours.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Mixed in a linear range of colours.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How what is drawn is mixed with what the canvas shows already: see ``OrielCore/BlendMode``.
  public struct BlendMode: Hashable, Sendable {
    let mode: OrielCore.BlendMode

    /// The new covers the old.
    public static let normal = BlendMode(mode: .normal)
    /// Both multiplied.
    public static let multiply = BlendMode(mode: .multiply)
    /// The inverses multiplied.
    public static let screen = BlendMode(mode: .screen)
    /// `multiply` where the old is dark, `screen` where it is light.
    public static let overlay = BlendMode(mode: .overlay)
    /// The darker of both.
    public static let darken = BlendMode(mode: .darken)
    /// The lighter of both.
    public static let lighten = BlendMode(mode: .lighten)
    /// The old, made lighter.
    public static let colorDodge = BlendMode(mode: .colorDodge)
    /// The old, made darker.
    public static let colorBurn = BlendMode(mode: .colorBurn)
    /// The old, made a little lighter or darker.
    public static let softLight = BlendMode(mode: .softLight)
    /// `multiply` where the new is dark, `screen` where it is light.
    public static let hardLight = BlendMode(mode: .hardLight)
    /// The difference of both.
    public static let difference = BlendMode(mode: .difference)
    /// Like `difference`, with less contrast.
    public static let exclusion = BlendMode(mode: .exclusion)
    /// The hue of the new.
    public static let hue = BlendMode(mode: .hue)
    /// The saturation of the new.
    public static let saturation = BlendMode(mode: .saturation)
    /// The hue and saturation of the new.
    public static let color = BlendMode(mode: .color)
    /// The luminosity of the new.
    public static let luminosity = BlendMode(mode: .luminosity)
    /// The new, where there is something.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// The new behind the old.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// The old, where the new is not.
    public static let destinationOut = BlendMode(mode: .destinationOut)
    /// The darker sum of both.
    public static let plusDarker = BlendMode(mode: .plusDarker)
    /// The lighter sum of both.
    public static let plusLighter = BlendMode(mode: .plusLighter)
  }
}
