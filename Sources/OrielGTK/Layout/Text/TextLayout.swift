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
  private var attributes: OpaquePointer?
  /// The attributes with the compression that was needed last.
  private var compressed: CompressedAttributes?
  @exclusivity(unchecked) private var shape = Shape()
  /// The size without a proposal.
  @exclusivity(unchecked) private var natural: Size?
  /// The size for which the text is arranged, and whether it may be cut then.
  @exclusivity(unchecked) private var arranged: (size: Size, isHeightLimited: Bool, top: CGFloat)?
  /// Whether lines have their spacing. Otherwise the attributes provide it.
  var hasSpacing = true

  /// The constraints of the Pango layout.
  private struct Shape: Equatable {
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

  /// Lays out a text in the font of a surface, for drawing without a widget.
  convenience init(_ text: TextElement, in host: any DrawingHost) {
    let context = host.textContext
    self.init(text, isMirrored: host.isMirrored) { context }
    var attributes = TextAttributes()
    if text.runs.isEmpty {
      attributes.add(text.style, over: TextStyle())
    } else {
      for run in text.runs { attributes.add(run.style, over: TextStyle(), in: text.string.rangeForGTK(run.range)) }
    }
    attributes.hand { setAttributes($0) }
  }

  isolated deinit {
    if let given { pango_attr_list_unref(given) }
    if let attributes { pango_attr_list_unref(attributes) }
  }

  private var opaque: OpaquePointer {
    if let made { return made.opaque }
    let context = context()
    guard let layout = pango_layout_new(context) else { preconditionFailure("Pango couldn't create a layout") }
    made = ObjectHandle(adopting: layout)
    contextSerial = pango_context_get_serial(context)
    shape = Shape()
    compressed = nil
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

  // MARK: Size

  /// Whether the width of the text depends on the proposal.
  private var isFlexible: Bool { lines.wraps || lines.ellipsis != PANGO_ELLIPSIZE_NONE }

  /// Whether the text displays fewer lines if its height is limited.
  private var mayBeCut: Bool { lines.areSeveral && lines.reserved == 0 }

  /// The axes along which a proposal affects the size.
  func sensitivity(isHeightLimited: Bool) -> Axis.Set {
    let across: Axis.Set = isFlexible || text.isCompressible ? .horizontal : []
    return mayBeCut && isHeightLimited ? across.union(.vertical) : across
  }

  /// - Parameter isHeightLimited: whether the text displays only the lines for which the proposal has room.
  func sizeThatFits(_ proposal: ProposedViewSize, isHeightLimited: Bool) -> Size {
    updateContext()
    return fit(proposal, isHeightLimited: isHeightLimited).size
  }

  /// The distances of the baselines from the top of the text in a size.
  func baselines(in size: Size, isHeightLimited: Bool) -> TextBaselines {
    updateContext()
    let top = arrange(in: size, isHeightLimited: isHeightLimited)
    let unit = CGFloat(PANGO_SCALE)
    let first = top + CGFloat(pango_layout_get_baseline(opaque)) / unit
    guard lines.areSeveral, let line = pango_layout_get_iter(opaque) else {
      return TextBaselines(first: first, last: first)
    }
    defer { pango_layout_iter_free(line) }
    while pango_layout_iter_next_line(line) != 0 {}
    return TextBaselines(first: first, last: top + CGFloat(pango_layout_iter_get_baseline(line)) / unit)
  }

  /// The constraints and the size for a proposal. The text is as wide as its widest line where that is less than
  /// proposed, otherwise as wide as proposed, and at least as wide as its widest word.
  private func fit(_ proposal: ProposedViewSize, isHeightLimited: Bool) -> (shape: Shape, size: Size) {
    let canBeCut = mayBeCut && isHeightLimited
    var shape = Shape()
    if text.isCompressible, let width = proposal.width {
      shape.compression = compression(width: width, height: canBeCut ? proposal.height : nil)
    }
    var size = naturalSize(shape.compression)
    if isFlexible {
      let width = proposal.width.map { min($0.whole, size.width) } ?? size.width
      if width < size.width || lines.limit != nil {
        shape.width = Int32(width)
        shape.ellipsis = lines.ellipsis
        shape.height = lines.limit.map { -Int32(clamping: $0) } ?? -1
        var fitting = measure(shape)
        if fitting.width > width, lines.ellipsis == PANGO_ELLIPSIZE_NONE {
          shape.width = Int32(fitting.width)
          fitting = measure(shape)
        }
        size = Size(width: max(width, fitting.width), height: fitting.height)
        limitLines(&shape, &size)
      }
    }
    if canBeCut, let height = proposal.height, height + 0.5 < size.height {
      cut(&shape, &size, to: height)
    }
    if lines.reserved > 0 {
      let spacing = hasSpacing ? text.lineSpacing * Double(lines.reserved - 1) : 0
      size.height = max(size.height, lineHeight * CGFloat(lines.reserved) + spacing.rounded())
    }
    return (shape, size)
  }

  private func cut(_ shape: inout Shape, _ size: inout Size, to height: CGFloat) {
    shape.width = Int32(size.width)
    shape.ellipsis = text.truncation.ellipsis
    shape.height = Int32(min(height > 0 ? height : 0, 1_000_000) * CGFloat(PANGO_SCALE))
    size.height = measure(shape).height
  }

  /// Pango limits the lines of each paragraph; all paragraphs together are limited by their height.
  private func limitLines(_ shape: inout Shape, _ size: inout Size) {
    guard let limit = lines.limit, pango_layout_get_line_count(opaque) > limit,
      let line = pango_layout_get_iter(opaque)
    else { return }
    defer { pango_layout_iter_free(line) }
    for _ in 1..<limit { pango_layout_iter_next_line(line) }
    var extents = PangoRectangle()
    pango_layout_iter_get_line_extents(line, nil, &extents)
    cut(&shape, &size, to: CGFloat(extents.y + extents.height) / CGFloat(PANGO_SCALE))
  }

  private func naturalSize(_ compression: TextCompression) -> Size {
    guard compression == TextCompression() else { return measure(Shape(compression: compression)) }
    if let natural { return natural }
    let size = measure(Shape())
    natural = size
    return size
  }

  private func measure(_ shape: Shape) -> Size {
    apply(shape)
    return textSize
  }

  /// The size of the arranged text.
  private var textSize: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(opaque, &width, &height)
    let unit = Int32(PANGO_SCALE)
    return Size(width: CGFloat((width + unit - 1) / unit), height: CGFloat((height + unit - 1) / unit))
  }

  private func apply(_ new: Shape) {
    guard new != shape else { return }
    let old = shape
    shape = new
    arranged = nil
    if new.compression != old.compression { setCompression(new.compression) }
    if new.width != old.width { pango_layout_set_width(opaque, new.width < 0 ? -1 : new.width.pangoUnits) }
    if new.ellipsis != old.ellipsis { pango_layout_set_ellipsize(opaque, new.ellipsis) }
    if new.height != old.height { pango_layout_set_height(opaque, new.height) }
  }

  /// The height of a line of the text's font.
  var lineHeight: CGFloat {
    guard let sample = pango_layout_copy(opaque) else { return 0 }
    defer { g_object_unref(sample.raw) }
    pango_layout_set_text(sample, "X", -1)
    // Without compression.
    pango_layout_set_attributes(sample, attributes)
    pango_layout_set_width(sample, -1)
    var height: Int32 = 0
    pango_layout_get_pixel_size(sample, nil, &height)
    return CGFloat(height)
  }

  // MARK: Compression

  /// The least compression with which the text fits.
  private func compression(width: CGFloat, height: CGFloat?) -> TextCompression {
    text.compression { compression in
      let size = measure(Shape(width: lines.wraps ? Int32(width.whole) : -1, compression: compression))
      if size.width > width.whole { return false }
      if let limit = text.lineLimit, pango_layout_get_line_count(opaque) > max(1, limit) { return false }
      return height.map { size.height <= $0 + 0.5 } ?? true
    }
  }

  private func setCompression(_ compression: TextCompression) {
    compressed = nil
    if compression != TextCompression() {
      compressed = CompressedAttributes(compression, of: attributes, fontSize: opaque.layoutFontSize)
    }
    pango_layout_set_attributes(opaque, compressed?.list ?? attributes)
  }

  // MARK: Drawing

  /// Arranges the text in a size. Returns the distance of the text from the top.
  @discardableResult func arrange(in size: Size, isHeightLimited: Bool) -> CGFloat {
    if let arranged, arranged.size == size, arranged.isHeightLimited == isHeightLimited { return arranged.top }
    let shape = fit(ProposedViewSize(width: size.width, height: size.height), isHeightLimited: isHeightLimited).shape
    apply(shape)
    let top: CGFloat = isAtTop(shape) ? 0 : max(0, ((size.height - textSize.height) / 2).rounded(.down))
    arranged = (size: size, isHeightLimited: isHeightLimited, top: CGFloat(top))
    return top
  }

  /// The position of the text in a size for which it is arranged.
  private func origin(in size: Size, top: CGFloat) -> Point {
    // In a layout with a width, Pango aligns the lines within it.
    let room = size.width - (shape.width < 0 ? textSize.width : CGFloat(shape.width))
    let x =
      switch pango_layout_get_alignment(opaque) {
      case PANGO_ALIGN_CENTER: room / 2
      case PANGO_ALIGN_RIGHT: room
      default: 0.0
      }
    return Point(x: x.rounded(.down), y: top)
  }

  /// Arranges and draws the text in a frame.
  func draw(in frame: Rect, isHeightLimited: Bool, color: GdkRGBA, on snapshot: OpaquePointer) {
    let origin = arrangedOrigin(in: frame.size, isHeightLimited: isHeightLimited)
    var color = color
    var place = graphene_point_t(x: Float(frame.minX + origin.x), y: Float(frame.minY + origin.y))
    if place.x == 0, place.y == 0 { return gtk_snapshot_append_layout(snapshot, opaque, &color) }
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &place)
    gtk_snapshot_append_layout(snapshot, opaque, &color)
    gtk_snapshot_restore(snapshot)
  }

  /// How another Pango layout shows the same text in a size.
  struct Presentation {
    /// As for `pango_layout_set_height`.
    var height: Int32
    var ellipsis: PangoEllipsizeMode
    var compression: TextCompression
    var isAtTop: Bool
  }

  func presentation(in size: Size, isHeightLimited: Bool) -> Presentation {
    updateContext()
    let shape = fit(ProposedViewSize(width: size.width, height: size.height), isHeightLimited: isHeightLimited).shape
    let isCut = shape.height >= 0
    return Presentation(
      height: isCut ? shape.height : lines.limit.map { -Int32(clamping: $0) } ?? -1,
      ellipsis: isCut ? shape.ellipsis : lines.ellipsis, compression: shape.compression, isAtTop: isAtTop(shape))
  }

  /// A text that is compressed or cut may be less high than its frame.
  private func isAtTop(_ shape: Shape) -> Bool { lines.reserved > 0 || text.isCompressible || shape.height >= 0 }

  /// Calls `body` with the Pango layout for a size, and the position of the text in it.
  func withLayout<Result>(in size: Size, isHeightLimited: Bool, _ body: (OpaquePointer, Point) -> Result) -> Result {
    let origin = arrangedOrigin(in: size, isHeightLimited: isHeightLimited)
    return body(opaque, origin)
  }

  private func arrangedOrigin(in size: Size, isHeightLimited: Bool) -> Point {
    updateContext()
    return origin(in: size, top: arrange(in: size, isHeightLimited: isHeightLimited))
  }
}

extension CGFloat {
  /// The length in whole pixels; 0 if it isn't a number. A stack may propose a little less, because it adds and
  /// subtracts fractions.
  fileprivate var whole: CGFloat { self > 0 ? (Swift.min(self, 1_000_000) + 0.001).rounded(.down) : 0 }
}

extension Int32 {
  /// A length in pixels as Pango counts it.
  fileprivate var pangoUnits: Int32 { Swift.min(self, 1_000_000) * PANGO_SCALE }
}
