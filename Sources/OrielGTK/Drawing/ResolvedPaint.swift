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
  @MainActor package init(_ paint: Paint, for use: Palette.Use = .text) {
    switch paint {
    case .color(let color):
      alpha = color.alpha
      switch color.base {
      case .named(.primary): break
      case .named(.clear): alpha = 0
      case .named(.secondary) where alpha < 1: alpha *= Paint.strengths[1]
      case .named(let name): cssClass = .color(name, for: use)
      case .rgb(let red, let green, let blue):
        components = SIMD3(red, green, blue).clamped(lowerBound: .zero, upperBound: .one)
      case .asset(let asset): cssClass = StyleSheet.colorClass(asset)
      }
    case .foreground(let level): cssClass = level <= 0 ? nil : .foreground(level: level, for: use)
    case .tint: cssClass = .color(.accent, for: use)
    case .background(let level): cssClass = level <= 0 ? .backgroundColor : .raised(level: level)
    case .separator: cssClass = .separatorColor
    case .selection: cssClass = .selectionColor
    case .gradient(let gradient): self = ResolvedPaint(.color(gradient.mainColor), for: use)
    case .material: break
    case .shadowed(let paint, _): self = ResolvedPaint(paint, for: use)
    // Text has only one alpha value, which would replace that of the class.
    case .faded(.foreground(let level), let opacity):
      alpha = Paint.strengths[min(max(level, 0), Paint.strengths.count - 1)] * opacity
    case .faded(let paint, let opacity):
      self = ResolvedPaint(paint, for: use)
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
  @MainActor package init(_ paint: Paint, in palette: Palette, for use: Palette.Use) {
    self = ResolvedPaint(paint, for: use)
    guard cssClass != nil else { return }
    cssClass = nil
    switch paint {
    case .color(let color):
      switch color.base {
      case .named(let name):
        components = palette.hex(name, for: use).map(Palette.components)
        if name == .secondary { alpha *= palette.strength(level: 1, for: use) }
      case .asset(let asset):
        components = Palette.components(palette.hex(asset))
        alpha *= palette.alpha(of: asset)
      case .rgb: break
      }
    case .foreground(let level): alpha = palette.strength(level: level, for: use)
    case .tint: components = palette.hex(.accent, for: use).map(Palette.components)
    case .background(let level): components = Palette.components(palette.background(level: level))
    case .separator: alpha = palette.strength(level: 3, for: use)
    case .selection: components = palette.hex(.accent, for: use).map(Palette.components)
    case .gradient(let gradient): self = ResolvedPaint(.color(gradient.mainColor), in: palette, for: use)
    case .material: break
    case .shadowed(let paint, _): self = ResolvedPaint(paint, in: palette, for: use)
    case .faded(let paint, let opacity):
      self = ResolvedPaint(paint, in: palette, for: use)
      alpha *= opacity
    }
  }
}
