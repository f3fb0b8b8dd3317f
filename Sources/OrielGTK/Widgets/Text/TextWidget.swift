import CGtk
import FoundationEssentials
import OrielCore

/// Read-only text: a `GtkLabel`.
@MainActor final class TextWidget: GtkElementWidget<TextElement> {
  @exclusivity(unchecked) private(set) var element: TextElement
  @exclusivity(unchecked) private(set) var lines = TextLines()
  /// The compression that the label was given last.
  var compressed: CompressedAttributes?
  var linkActivation: SignalConnection?

  init(_ element: TextElement, sink: any WidgetEventSink) {
    self.element = element
    // Without mnemonics or markup: every character is displayed. Links make it markup afterwards.
    super.init(gtk_label_new(element.string.forGTK), sink: sink)
    if element.hasLinks { setText() }
    setAlignment()
    if element.style != TextStyle() || !element.runs.isEmpty || element.lineSpacing != 0 { setStyle(old: nil) }
    if element.isSelectable { gtk_label_set_selectable(label, 1) }
    if element.isRedacted { widget.addClass(.redacted) }
    if element.isCompressible { setVerticalPosition() }
    setLines()
  }

  var label: OpaquePointer { widget.opaque }
  override var shownElement: TextElement? { element }

  override func update(_ new: TextElement) {
    // Moved instead of copied.
    var old = new
    swap(&old, &element)
    if new.string != old.string || new.runs != old.runs && (new.hasLinks || old.hasLinks) {
      setText(old: old)
    }
    if new.style != old.style || new.runs != old.runs || new.lineSpacing != old.lineSpacing { setStyle(old: old) }
    if new.alignment != old.alignment { setAlignment() }
    if new.isSelectable != old.isSelectable { gtk_label_set_selectable(label, new.isSelectable ? 1 : 0) }
    if new.isRedacted != old.isRedacted { widget.setClass(.redacted, new.isRedacted) }
    if new.isCompressible != old.isCompressible, cutHeight == nil { setVerticalPosition() }
    setLines()
  }

  // The label is as wide as its widest line; shorter lines are aligned within it.
  private func setAlignment() {
    gtk_label_set_justify(label, element.alignment.justification)
    gtk_label_set_xalign(label, element.alignment.position)
  }

  // MARK: Size

  override var mayBePlacedLater: Bool { !element.isSelectable && !element.hasLinks }

  /// Whether the text displays fewer lines if its height is limited.
  var canBeCut: Bool { lines.areSeveral && lines.reserved == 0 && leaf?.isHeightLimited == true }

  override package var sensitivity: Axis.Set {
    let sensitivity = whole { super.sensitivity }.union(element.isCompressible ? .horizontal : [])
    return canBeCut ? sensitivity.union(.vertical) : sensitivity
  }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if element.isCompressible {
      let compression = compression(for: proposal)
      if compression != TextCompression() { return self.size(with: compression, for: proposal) }
    }
    let size = whole { super.sizeThatFits(proposal) }
    guard let height = proposal.height, height + 0.5 < size.height, canBeCut else { return size }
    return CGSize(width: size.width, height: self.height(of: size.width, room: height))
  }

  override package func baselines(in size: CGSize) -> TextBaselines? {
    if element.isCompressible {
      let compression = compression(for: ProposedViewSize(size))
      if compression != TextCompression() { return self.baselines(with: compression, in: size) }
    }
    guard let baselines = whole({ super.baselines(in: size) }) else { return nil }
    guard lines.areSeveral else { return baselines }
    return TextBaselines(first: baselines.first, last: baselines.first + lineDistance(in: size))
  }

  /// The height of the lines that fit.
  private func height(of width: CGFloat, room: CGFloat) -> CGFloat {
    withCopy(width: width, height: room) { layout in
      var height: Int32 = 0
      pango_layout_get_pixel_size(layout, nil, &height)
      return CGFloat(height)
    }
  }

  /// The distance of the last baseline from the first one.
  private func lineDistance(in size: CGSize) -> CGFloat {
    withCopy(width: size.width, height: canBeCut ? size.height : nil) { layout in
      guard let line = pango_layout_get_iter(layout) else { return 0 }
      defer { pango_layout_iter_free(line) }
      let first = pango_layout_iter_get_baseline(line)
      while pango_layout_iter_next_line(line) != 0 {}
      return CGFloat(pango_layout_iter_get_baseline(line) - first) / CGFloat(PANGO_SCALE)
    }
  }

  /// Calls `body` with a copy of the text's layout in another size.
  private func withCopy(width: CGFloat, height: CGFloat?, _ body: (OpaquePointer) -> CGFloat) -> CGFloat {
    guard let copy = pango_layout_copy(gtk_label_get_layout(label)) else { return 0 }
    defer { g_object_unref(copy.raw) }
    pango_layout_set_width(copy, width.pixels.pangoUnits)
    setLimit(of: copy, height)
    return body(copy)
  }

  // MARK: Truncated text

  /// The height to which the label's layout is limited. A `GtkLabel` can be limited only to a number of lines, by a
  /// property that can't be set during a layout.
  private var cutHeight: CGFloat?

  override func willAllocate() {
    if cutHeight != nil { setLimit(of: gtk_label_get_layout(label), nil) }
    guard element.isCompressible || compressed != nil, let leaf else { return }
    show(element.isCompressible ? compression(for: ProposedViewSize(leaf.size)) : TextCompression())
  }

  override func cut(toHeight height: CGFloat) {
    guard canBeCut else { return }
    setLimit(of: gtk_label_get_layout(label), height)
    guard height != cutHeight else { return }
    if cutHeight == nil { gtk_label_set_yalign(label, 0) }
    cutHeight = height
    gtk_widget_queue_draw(widget)
  }

  override func showWhole() {
    guard cutHeight != nil else { return }
    cutHeight = nil
    setVerticalPosition()
    gtk_widget_queue_draw(widget)
  }

  /// Measures the whole text.
  private func whole<Result>(_ body: () -> Result) -> Result {
    let shown = compressed == nil ? nil : shownCompression
    guard cutHeight != nil || shown != nil else { return body() }
    let layout = gtk_label_get_layout(label)
    if cutHeight != nil { setLimit(of: layout, nil) }
    if let shown { pango_layout_set_attributes(layout, shown.plain) }
    defer {
      if let shown { pango_layout_set_attributes(layout, shown.list) }
      if let cutHeight { setLimit(of: layout, cutHeight) }
    }
    return body()
  }

  // A text that is compressed may be less high than its label.
  private func setVerticalPosition() {
    gtk_label_set_yalign(label, lines.reserved == 0 && !element.isCompressible ? 0.5 : 0)
  }

  /// Limits a layout to a height; nil for the label's number of lines.
  func setLimit(of layout: OpaquePointer?, _ height: CGFloat?) {
    pango_layout_set_ellipsize(layout, height == nil ? lines.ellipsis : element.truncation.ellipsis)
    pango_layout_set_height(layout, height?.pixels.pangoUnits ?? lines.limit.map { -Int32(clamping: $0) } ?? -1)
  }

  override func tearDown() { StyleSheet.removeObserver(self) }

  // MARK: Lines

  private func setLines() {
    let old = lines
    let new = TextLines(element)
    guard new != old else { return }
    lines = new
    if new.wraps != old.wraps {
      gtk_label_set_wrap(label, new.wraps ? 1 : 0)
      // Otherwise a text that fits in one line may be wrapped in a row that is taller than one line.
      gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
    }
    if new.breaksWords != old.breaksWords {
      gtk_label_set_wrap_mode(label, new.breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    }
    if new.isSingle != old.isSingle { gtk_label_set_single_line_mode(label, new.isSingle ? 1 : 0) }
    if new.limit != old.limit { gtk_label_set_lines(label, new.limit.map { Int32(clamping: $0) } ?? -1) }
    if new.ellipsis != old.ellipsis { gtk_label_set_ellipsize(label, new.ellipsis) }
    if new.reserved != old.reserved {
      // Space for all lines, with the line height of this text.
      let height = new.reserved == 0 ? -1 : lineHeight * Int32(clamping: new.reserved)
      gtk_widget_set_size_request(widget, -1, height)
      setVerticalPosition()
    }
  }

  var lineHeight: Int32 {
    let layout = gtk_widget_create_pango_layout(widget, "X")
    guard let layout else { return 0 }
    defer { g_object_unref(layout.raw) }
    if let attributes = gtk_label_get_attributes(label) { pango_layout_set_attributes(layout, attributes) }
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    return height
  }

  // MARK: Style

  private func setStyle(old: TextElement?) {
    let old = old.map { TextAttributes.classes(for: $0.style, font: $0.runs.isEmpty) } ?? []
    let new = TextAttributes.classes(for: element.style, font: element.runs.isEmpty)
    widget.changeClasses(from: old, to: new)
    setAttributes()
    // The colors of ranges and lines aren't style classes, which would follow the theme automatically.
    if element.runs.isEmpty, element.style.decoration?.hasColor != true {
      StyleSheet.removeObserver(self)
    } else {
      StyleSheet.addObserver(self) { [weak self] in self?.setAttributes() }
    }
  }

  private func setAttributes() {
    show(textAttributes)
    guard element.lineSpacing != 0 else { return }
    let height = Double(lineHeight)
    guard height > 0 else { return }
    var spaced = textAttributes
    spaced.add(lineHeight: (height + element.lineSpacing) / height)
    show(spaced)
  }

  private func show(_ attributes: TextAttributes) {
    attributes.hand { if $0 != nil || gtk_label_get_attributes(label) != nil { gtk_label_set_attributes(label, $0) } }
  }

  private var textAttributes: TextAttributes {
    var attributes = TextAttributes()
    if element.runs.isEmpty {
      attributes.add(element.style)
    } else {
      for run in element.runs {
        var (style, base) = (run.style, element.style)
        if run.link != nil {
          // GTK gives links a color of their own, instead of the text's: that of the theme, which is the default tint.
          base.foreground = nil
          if style.foreground == .tint { style.foreground = nil }
        }
        attributes.add(style, over: base, in: element.string.rangeForGTK(run.range))
      }
    }
    return attributes
  }
}

/// The line breaking of a text.
struct TextLines: Equatable {
  var wraps = false
  var breaksWords = false
  var isSingle = false
  /// Whether there may be more than one line.
  var areSeveral = false
  var limit: Int?
  var ellipsis = PANGO_ELLIPSIZE_NONE
  var reserved = 0

  /// The defaults of a new label.
  init() {}

  init(_ element: TextElement) {
    let shape = TextShape(element.string)
    let limit = element.lineLimit.map { max(1, $0) }
    isSingle = limit == 1
    self.limit = isSingle ? nil : limit
    wraps = !isSingle && shape.needsWrapping
    areSeveral = !isSingle && (wraps || shape.hasBreaks)
    breaksWords = wraps && shape.hasLongWords
    if limit != nil {
      ellipsis = element.truncation.ellipsis
    }
    if element.reservesSpace, let limit { reserved = limit }
  }
}

/// The properties of a text that affect line breaking.
private struct TextShape {
  var needsWrapping: Bool
  var hasLongWords: Bool
  /// Whether a short text has several lines.
  var hasBreaks = false

  // A wrapping label is measured several times for each change. Very short texts don't wrap, since nothing would be
  // gained. Words are broken only if they would make the window extremely wide.
  private static let shortest = 12
  private static let longestWord = 48

  init(_ string: String) {
    var string = string
    hasBreaks = string.utf8.count <= Self.shortest && string.utf8.contains(0x0A)
    (needsWrapping, hasLongWords) = string.withUTF8 { bytes in
      guard bytes.count > Self.shortest else { return (false, false) }
      guard bytes.count > Self.longestWord else { return (true, false) }
      var word = 0
      for byte in bytes {
        word = byte == 0x20 || byte == 0x0A || byte >= 0x80 ? 0 : word + 1
        if word > Self.longestWord { return (true, true) }
      }
      return (true, false)
    }
  }
}

extension TextElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TextWidget(self, sink: sink) }
}

extension Int32 {
  /// A length in pixels as Pango counts it.
  fileprivate var pangoUnits: Int32 { self < 0 ? -1 : Swift.min(self, 1_000_000) * PANGO_SCALE }
}
