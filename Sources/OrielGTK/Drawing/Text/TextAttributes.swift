import CGtk
import OrielCore

/// Builds a list of Pango attributes, and the corresponding style classes.
@MainActor struct TextAttributes {
  private var list: OpaquePointer?

  /// The range of an attribute, in UTF-8 offsets.
  typealias Range = Swift.Range<Int>

  /// No attributes yet.
  init() {}

  /// Creates attributes for a font, for widgets without font classes.
  init(_ font: Font?) {
    guard let font else { return }
    var style = TextStyle()
    style.font = font
    add(style, over: TextStyle())
  }

  /// The classes for the text style and the color, which the style sheet provides. Empty for plain text.
  static func classes(for style: TextStyle, font: Bool = true) -> [StyleClass] {
    var classes: [StyleClass] = []
    if font, case .style(let textStyle) = style.font?.base { classes = textStyle.cssClasses }
    if let paint = style.foreground { classes += ResolvedPaint(paint).cssClasses }
    return classes
  }

  /// Adds the attributes that the style sheet doesn't provide. `base` is the style that already applies.
  mutating func add(_ style: TextStyle, over base: TextStyle? = nil, in range: Range? = nil) {
    add(style.font, base: base, in: range)
    let weight = style.weight ?? style.font?.fontWeight
    if let weight { add(pango_attr_weight_new(PangoWeight(rawValue: UInt32(weight.value))), in: range) }
    if let width = style.width ?? style.font?.fontWidth { add(pango_attr_stretch_new(width.stretch), in: range) }
    if style.isItalic || style.font?.isItalic == true { add(pango_attr_style_new(PANGO_STYLE_ITALIC), in: range) }
    if let decoration = style.decoration { add(decoration, in: range) }
    if style.kerning != 0 { add(pango_attr_letter_spacing_new(Int32(style.kerning * Self.unit)), in: range) }
    if style.baselineOffset != 0 { add(pango_attr_rise_new(Int32(style.baselineOffset * Self.unit)), in: range) }
    if let foreground = style.foreground, base == nil || base?.foreground != foreground {
      add(
        base == nil ? ResolvedPaint(foreground) : ResolvedPaint(foreground, in: StyleSheet.palette, for: .text),
        in: range)
    }
    if style.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), in: range) }
    let design = style.design ?? style.font?.design
    if style.isMonospaced || design == .monospaced {
      add(pango_attr_family_new("monospace"), in: range)
    } else if design == .serif {
      add(pango_attr_family_new("serif"), in: range)
    }
  }

  /// Sets the height of lines as a factor of their usual height.
  mutating func add(lineHeight factor: Double) { add(pango_attr_line_height_new(factor), in: nil) }

  private mutating func add(_ font: Font?, base: TextStyle?, in range: Range?) {
    guard let font else { return }
    switch font.base {
    case .style(let style):
      // A part of a text can't have a style class.
      let scale = (base == nil ? 1 : style.scale) * font.scale
      if scale != 1 { add(pango_attr_scale_new(scale), in: range) }
      guard base != nil else { break }
      if style.weight != .regular {
        add(pango_attr_weight_new(PangoWeight(rawValue: UInt32(style.weight.value))), in: range)
      }
    case .system(let size): add(pango_attr_size_new(Int32(size * font.scale * Self.unit)), in: range)
    case .family(let name, let size):
      add(pango_attr_family_new(name), in: range)
      add(pango_attr_size_new(Int32(size * font.scale * Self.unit)), in: range)
    }
    if font.capitals.contains(.lowercase) { add(pango_attr_font_features_new("smcp=1"), in: range) }
    if font.capitals.contains(.uppercase) { add(pango_attr_font_features_new("c2sc=1"), in: range) }
    if font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), in: range) }
  }

  private mutating func add(_ decoration: TextDecoration, in range: Range?) {
    if let background = decoration.background {
      let paint = ResolvedPaint(.color(background), in: StyleSheet.palette, for: .area)
      if let parts = paint.components.map({ $0 * 65535 }), paint.alpha > 0 {
        add(pango_attr_background_new(UInt16(parts.x), UInt16(parts.y), UInt16(parts.z)), in: range)
        if paint.alpha < 1 { add(pango_attr_background_alpha_new(UInt16(max(1, paint.alpha * 65535))), in: range) }
      }
    }
    if let line = decoration.underline, !Self.isClear(line) {
      add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), in: range)
      if let color = Self.color(of: line) { add(pango_attr_underline_color_new(color.x, color.y, color.z), in: range) }
    }
    if let line = decoration.strikethrough, !Self.isClear(line) {
      add(pango_attr_strikethrough_new(1), in: range)
      if let color = Self.color(of: line) {
        add(pango_attr_strikethrough_color_new(color.x, color.y, color.z), in: range)
      }
    }
  }

  private static func isClear(_ line: Text.LineStyle) -> Bool {
    line.color.map { ResolvedPaint(.color($0), in: StyleSheet.palette, for: .text).alpha <= 0 } ?? false
  }

  /// The color of a line, each component between 0 and 65535; nil for that of the text. Pango's lines are opaque.
  private static func color(of line: Text.LineStyle) -> SIMD3<UInt16>? {
    let components = line.color.flatMap { ResolvedPaint(.color($0), in: StyleSheet.palette, for: .text).components }
    return components.map { SIMD3<UInt16>($0 * 65535) }
  }

  private mutating func add(_ paint: ResolvedPaint, in range: Range?) {
    if let components = paint.components {
      let parts = components * 65535
      add(pango_attr_foreground_new(UInt16(parts.x), UInt16(parts.y), UInt16(parts.z)), in: range)
    }
    // In Pango, 0 means "not set".
    if paint.alpha < 1 { add(pango_attr_foreground_alpha_new(max(1, UInt16(paint.alpha * 65535))), in: range) }
  }

  private mutating func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range?) {
    guard let attribute else { return }
    if let range {
      attribute.pointee.start_index = guint(range.lowerBound)
      attribute.pointee.end_index = guint(range.upperBound)
    }
    let list = list ?? pango_attr_list_new()
    self.list = list
    pango_attr_list_insert(list, attribute)
  }

  private static let unit = Double(PANGO_SCALE)

  /// Passes the attributes, or nil if there are none, to `body`, and releases them.
  func hand(to take: (OpaquePointer?) -> Void) {
    take(list)
    if let list { pango_attr_list_unref(list) }
  }
}

extension Font.Width {
  /// The closest width of Pango.
  fileprivate var stretch: PangoStretch {
    switch value {
    case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.1): PANGO_STRETCH_CONDENSED
    case ...0.1: PANGO_STRETCH_NORMAL
    case ...0.3: PANGO_STRETCH_EXPANDED
    default: PANGO_STRETCH_EXTRA_EXPANDED
    }
  }
}

extension Font.TextStyle {
  /// The classes of the style sheet; empty for the styles of plain text.
  var cssClasses: [StyleClass] { cssClass.map { [.font, $0] } ?? [] }

  private var cssClass: StyleClass? {
    switch self {
    case .largeTitle: .largeTitleFont
    case .title: .titleFont
    case .title2: .title2Font
    case .title3: .title3Font
    case .headline: .headlineFont
    case .subheadline: .subheadlineFont
    case .body, .callout: nil
    case .footnote: .footnoteFont
    case .caption: .captionFont
    case .caption2: .caption2Font
    }
  }
}
