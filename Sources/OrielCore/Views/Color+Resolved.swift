import Glibc

extension Color {
  /// The components of a color where it is displayed.
  public struct Resolved: Hashable, Codable, Sendable {
    /// The red of sRGB with linear components.
    public var linearRed: Float
    /// The green of sRGB with linear components.
    public var linearGreen: Float
    /// The blue of sRGB with linear components.
    public var linearBlue: Float
    /// The opacity, between 0 and 1.
    public var opacity: Float

    /// Creates a color from red, green and blue components between 0 and 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue)).rgb ?? .zero,
        opacity: Double(opacity))
    }

    /// - Parameter components: in sRGB.
    fileprivate init(_ components: SIMD3<Double>, opacity: Double) {
      func linear(_ value: Double) -> Float { Float(Color.RGBColorSpace.linear(value)) }
      (linearRed, linearGreen, linearBlue) = (linear(components.x), linear(components.y), linear(components.z))
      self.opacity = Float(opacity)
    }

    /// The red of sRGB.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Float(Color.RGBColorSpace.linear(Double(newValue))) }
    }
    /// The green of sRGB.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Float(Color.RGBColorSpace.linear(Double(newValue))) }
    }
    /// The blue of sRGB.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Float(Color.RGBColorSpace.linear(Double(newValue))) }
    }

    private static func encoded(_ linear: Float) -> Float { Float(Color.RGBColorSpace.encoded(Double(linear))) }
  }

  /// Creates a color with the components of a resolved one.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of the color in the color scheme and the contrast of an environment.
  ///
  /// The colors of the desktop, such as `primary` and `accentColor`, are those of its theme.
  @MainActor @preconcurrency public func resolve(in environment: EnvironmentValues) -> Resolved {
    let appearance = AssetAppearance(
      isDark: environment.colorScheme == .dark, hasHighContrast: environment.colorSchemeContrast == .increased)
    let platform = environment.pictureSource?.platform ?? PictureSource.current ?? PictureSource.standalone
    let (components, opacity) = components(in: appearance) { platform?.themeColors(in: appearance) }
    return Resolved(components, opacity: opacity)
  }

  /// Whether the desktop is light or dark, for code outside of views.
  @MainActor package static var desktopScheme: ColorScheme {
    PictureSource.current?.desktopSettings.colorScheme ?? .light
  }

  /// The components in the desktop's current appearance, for code outside of views.
  @MainActor package var resolvedOnDesktop: Resolved {
    var values = EnvironmentValues()
    values.colorScheme = Self.desktopScheme
    return resolve(in: values)
  }

  /// Red, green and blue of a color with fixed components.
  fileprivate var rgb: SIMD3<Double>? {
    guard case .rgb(let red, let green, let blue) = base else { return nil }
    return SIMD3(red, green, blue)
  }

  @MainActor private func components(
    in appearance: AssetAppearance, theme: () -> PlatformColors?
  ) -> (SIMD3<Double>, opacity: Double) {
    switch base {
    case .rgb(let red, let green, let blue): (SIMD3(red, green, blue), alpha)
    case .asset(let asset):
      switch asset.color(in: appearance).components(in: appearance, theme: theme) {
      case (let components, let opacity): (components, opacity * alpha)
      }
    case .named(let name):
      switch name {
      case .primary: (theme()?.foreground ?? .zero, alpha)
      case .secondary: (theme()?.foreground ?? .zero, alpha * Paint.strengths[1])
      case .accent: (theme()?.accent ?? Self.fixed(.blue, in: appearance), alpha)
      case .windowBackground: (theme()?.window ?? .one, alpha)
      case .contentBackground: (theme()?.content ?? .one, alpha)
      case .clear: (.zero, 0)
      default: (Self.fixed(name, in: appearance), alpha)
      }
    }
  }

  private static func fixed(_ name: Name, in appearance: AssetAppearance) -> SIMD3<Double> {
    ColorPalette.hex(name, in: appearance).map(ColorPalette.components) ?? .zero
  }
}
