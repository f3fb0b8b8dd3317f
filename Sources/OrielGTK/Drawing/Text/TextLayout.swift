import CGtk
import FoundationEssentials
import OrielCore

/// The `PangoLayout` of a read-only text: measures the text for the proposals of the layout, and draws it.
///
/// The sizes are whole pixels, as those of a `GtkLabel`.
@MainActor final class TextLayout {
  private let context: () -> OpaquePointer?
  private var made: ObjectHandle?
  /// The serial number of the layout's context, which changes with the font.
  @exclusivity(unchecked) private var contextSerial: guint = 0
  private(set) var text: TextElement
  @exclusivity(unchecked) private(set) var lines: TextLines
  private var isMirrored: Bool
  /// The attributes that were set.
  private var given: OpaquePointer?
  /// The attributes without compression.
  private(set) var attributes: OpaquePointer?
  /// The attributes with the compression that was needed last.
  private var compressed: CompressedAttributes?
  @exclusivity(unchecked) private(set) var shape = Shape()
  /// The size without a proposal.
  @exclusivity(unchecked) var natural: Size?
  /// The size for which the text is arranged, and whether it may be cut then.
  @exclusivity(unchecked) var arranged: (size: Size, isHeightLimited: Bool, top: CGFloat)?
  /// Whether lines have their spacing. Otherwise the attributes provide it.
  var hasSpacing = true

  /// The constraints of the Pango layout.
  struct Shape: Equatable {
    /// In pixels; -1 for none.
    var width: Int32 = -1
    /// As for `pango_layout_set_height`.
    var height: Int32 = -1
    var ellipsis = PANGO_ELLIPSIZE_NONE
    var compression = TextCompression()
  }

  /// - Parameters:
  ///   - isMirrored: whether it is for a right-to-left surface.
  ///   - context: returns the Pango context, from when the text is measured first. That of a widget has the font that
  ///     the widget has when the context is made, and later ones from the next frame on; it is another one after the
  ///     widget was in another window.
  init(_ text: TextElement, isMirrored: Bool, context: @escaping () -> OpaquePointer?) {
    self.text = text
    self.isMirrored = isMirrored
    self.context = context
    lines = TextLines(text)
  }

  isolated deinit {
    if let given { pango_attr_list_unref(given) }
    if let attributes { pango_attr_list_unref(attributes) }
  }

  /// The Pango layout.
  var opaque: OpaquePointer {
    if let made { return made.opaque }
    let context = context()
    guard let layout = pango_layout_new(context) else { preconditionFailure("Pango couldn't create a layout") }
    made = ObjectHandle(adopting: layout)
    contextSerial = pango_context_get_serial(context)
    pango_layout_set_text(layout, text.string.forGTK, -1)
    setLines(of: layout, old: TextLines())
    align(layout)
    if text.lineSpacing != 0, hasSpacing { setSpacing(of: layout) }
    if attributes != nil { pango_layout_set_attributes(layout, attributes) }
    return layout
  }

  // MARK: Changes

  /// Replaces the text, but not its attributes.
  func show(_ new: TextElement, isMirrored: Bool) {
    let (old, oldLines) = (text, lines)
    text = new
    lines = TextLines(new)
    self.isMirrored = isMirrored
    forget()
    guard let layout = made?.opaque else { return }
    if new.string != old.string { pango_layout_set_text(layout, new.string.forGTK, -1) }
    if lines != oldLines { setLines(of: layout, old: oldLines) }
    if new.lineSpacing != old.lineSpacing, hasSpacing { setSpacing(of: layout) }
    align(layout)
  }

  /// Sets the Pango attributes of the text.
  func setAttributes(_ list: OpaquePointer?) {
    guard list != nil || given != nil else { return }
    let former = given
    given = list.map { pango_attr_list_ref($0) }
    if let former { pango_attr_list_unref(former) }
    attributesDidChange()
  }

  /// Whether the text is underlined in addition to its attributes.
  var isUnderlined = false { didSet { if isUnderlined != oldValue { attributesDidChange() } } }

  private func attributesDidChange() {
    if let attributes { pango_attr_list_unref(attributes) }
    attributes = given.map { pango_attr_list_ref($0) }
    if isUnderlined {
      let underlined = given.map { pango_attr_list_copy($0) } ?? pango_attr_list_new()
      // An underline of the text itself has priority.
      pango_attr_list_insert_before(underlined, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
      if let attributes { pango_attr_list_unref(attributes) }
      attributes = underlined
    }
    shape.compression = TextCompression()
    compressed = nil
    if let layout = made?.opaque { pango_layout_set_attributes(layout, attributes) }
    forget()
  }

  /// Called when the direction may have changed.
  func setMirrored(_ isMirrored: Bool) {
    guard isMirrored != self.isMirrored else { return }
    self.isMirrored = isMirrored
    arranged = nil
    if let layout = made?.opaque { align(layout) }
  }

  /// Forgets what was measured in another font. Returns whether there was something.
  @discardableResult func updateContext() -> Bool {
    guard let layout = made?.opaque else { return false }
    let current = context()
    if pango_layout_get_context(layout) != current {
      made = nil
      shape = Shape()
      compressed = nil
    } else {
      let serial = pango_context_get_serial(current)
      guard serial != contextSerial else { return false }
      contextSerial = serial
      pango_layout_context_changed(layout)
      if compressed != nil { setCompression(shape.compression) }
    }
    forget()
    return true
  }

  private func forget() {
    natural = nil
    arranged = nil
  }

  private func setLines(of layout: OpaquePointer, old: TextLines) {
    if lines.breaksWords != old.breaksWords {
      pango_layout_set_wrap(layout, lines.breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    }
    if lines.isSingle != old.isSingle { pango_layout_set_single_paragraph_mode(layout, lines.isSingle ? 1 : 0) }
  }

  private func setSpacing(of layout: OpaquePointer) {
    pango_layout_set_spacing(layout, Int32((text.lineSpacing * Double(PANGO_SCALE)).rounded()))
  }

  // Pango's left and right are those of left-to-right surfaces.
  private func align(_ layout: OpaquePointer) {
    let alignment =
      switch text.alignment {
      case .leading: isMirrored ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
      case .center: PANGO_ALIGN_CENTER
      case .trailing: isMirrored ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
      }
    if pango_layout_get_alignment(layout) != alignment { pango_layout_set_alignment(layout, alignment) }
  }

  // MARK: Constraints

  func apply(_ new: Shape) {
    guard new != shape else { return }
    let old = shape
    shape = new
    arranged = nil
    if new.compression != old.compression { setCompression(new.compression) }
    if new.width != old.width { pango_layout_set_width(opaque, new.width < 0 ? -1 : new.width.pangoUnits) }
    if new.ellipsis != old.ellipsis { pango_layout_set_ellipsize(opaque, new.ellipsis) }
    if new.height != old.height { pango_layout_set_height(opaque, new.height) }
  }

  private func setCompression(_ compression: TextCompression) {
    compressed = nil
    if compression != TextCompression() {
      compressed = CompressedAttributes(compression, of: attributes, fontSize: opaque.layoutFontSize)
    }
    pango_layout_set_attributes(opaque, compressed?.list ?? attributes)
  }
}

extension Int32 {
  /// A length in pixels as Pango counts it.
  fileprivate var pangoUnits: Int32 { Swift.min(self, 1_000_000) * PANGO_SCALE }
}
