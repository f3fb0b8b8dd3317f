import CGtk
import OrielCore

/// A single color in GTK's terms: a class of the style sheet that sets it, or its components.
///
/// For a gradient it is the main color, for a material the foreground.
package struct ResolvedPaint: Equatable {
  /// The class; nil for the default text color, or if there are components.
  private var cssClass: StyleClass?
  /// Red, green and blue between 0 and 1.
  package var components: SIMD3<Double>?
  /// The opacity.
  package var alpha = 1.0

  /// The opacity limited to 0 through 1, since an app may have set any number.
  var clampedAlpha: Double { min(max(alpha, 0), 1) }

  /// The style class or color that a paint resolves to.
  package init(_ paint: Paint) {
    switch paint {
    case .color(let color):
      alpha = color.alpha
      switch color.base {
      case .named(.primary): break
      case .named(.clear): alpha = 0
      case .named(.secondary) where alpha < 1: alpha *= Palette.strength(level: 1, in: .light)
      case .named(let name): cssClass = .color(name)
      case .rgb(let red, let green, let blue):
        components = SIMD3(red, green, blue).clamped(lowerBound: .zero, upperBound: .one)
      }
    case .foreground(let level): cssClass = level <= 0 ? nil : .foreground(level: level)
    case .tint: cssClass = .color(.accent)
    case .background(let level): cssClass = level <= 0 ? .backgroundColor : .raised(level: level)
    case .separator: cssClass = .separatorColor
    case .selection: cssClass = .selectionColor
    case .gradient(let gradient): self = ResolvedPaint(.color(gradient.mainColor))
    case .material: break
    case .shadowed(let paint, _): self = ResolvedPaint(paint)
    // Text has only one alpha value, which would replace that of the class.
    case .faded(.foreground(let level), let opacity): alpha = Palette.strength(level: level, in: .light) * opacity
    case .faded(let paint, let opacity):
      self = ResolvedPaint(paint)
      alpha *= opacity
    }
  }

  /// The classes that set this color; empty for the default color, or if there are components.
  package var cssClasses: [StyleClass] { StyleSheet.colorClasses(cssClass.map { [$0] } ?? []) }

  /// The style classes with which an icon is drawn in this paint.
  @MainActor var iconClasses: [StyleClass] {
    var classes = cssClass.map { [$0] } ?? []
    if let components {
      classes.append(
        StyleSheet.colorClass(Palette.hex(red: components.x, green: components.y, blue: components.z)))
    }
    if alpha < 1 { classes.append(StyleSheet.alphaClass(alpha)) }
    return StyleSheet.colorClasses(classes)
  }

  /// The color of a paint where style classes don't apply, as in a range of text.
  init(_ paint: Paint, in scheme: ThemeVariant) {
    self = ResolvedPaint(paint)
    guard cssClass != nil else { return }
    cssClass = nil
    switch paint {
    case .color(let color):
      guard case .named(let name) = color.base else { break }
      components = Palette.hex(name, in: scheme).map(Self.components)
      if name == .secondary { alpha *= Palette.strength(level: 1, in: scheme) }
    case .foreground(let level): alpha = Palette.strength(level: level, in: scheme)
    case .tint: components = Palette.hex(.accent, in: scheme).map(Self.components)
    case .background(let level): components = Self.components(Palette.background(level: level, in: scheme))
    case .separator: alpha = Palette.strength(level: 3, in: scheme)
    case .selection: components = Palette.hex(.accent, in: scheme).map(Self.components)
    case .gradient(let gradient): self = ResolvedPaint(.color(gradient.mainColor), in: scheme)
    case .material: break
    case .shadowed(let paint, _): self = ResolvedPaint(paint, in: scheme)
    case .faded(let paint, let opacity):
      self = ResolvedPaint(paint, in: scheme)
      alpha *= opacity
    }
  }

  private static func components(_ hex: Palette.Hex) -> SIMD3<Double> {
    SIMD3(Double(hex >> 16 & 0xff), Double(hex >> 8 & 0xff), Double(hex & 0xff)) / 255
  }
}
