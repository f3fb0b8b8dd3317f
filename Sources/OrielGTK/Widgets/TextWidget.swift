import CGtk
import FoundationEssentials
import OrielCore

/// Text that is read: a `GtkLabel`.
@MainActor final class TextWidget: GtkElementWidget<TextElement> {
  private var element: TextElement
  private var lines = TextLines()

  init(_ element: TextElement, sink: any WidgetEventSink) {
    self.element = element
    // Not a text with mnemonics, let alone markup: every character is shown.
    super.init(gtk_label_new(element.string), sink: sink)
    setAlignment()
    if element.style != TextStyle() || !element.runs.isEmpty { setStyle(old: nil) }
    if element.isSelectable { gtk_label_set_selectable(label, 1) }
    if element.isRedacted { gtk_widget_add_css_class(widget, Self.redacted) }
    setLines()
  }

  private var label: OpaquePointer { widget.opaque }

  override func update(_ new: TextElement) {
    let old = self.element
    self.element = new
    if new.string != old.string { gtk_label_set_text(label, new.string) }
    if new.style != old.style || new.runs != old.runs { setStyle(old: old) }
    if new.alignment != old.alignment { setAlignment() }
    if new.isSelectable != old.isSelectable { gtk_label_set_selectable(label, new.isSelectable ? 1 : 0) }
    if new.isRedacted != old.isRedacted {
      if new.isRedacted {
        gtk_widget_add_css_class(widget, Self.redacted)
      } else {
        gtk_widget_remove_css_class(widget, Self.redacted)
      }
    }
    setLines()
  }

  private static let redacted = "oriel-redacted"

  // The label is as wide as its text is at most; lines that are shorter stand in it.
  private func setAlignment() {
    gtk_label_set_justify(label, element.alignment.justification)
    gtk_label_set_xalign(label, element.alignment.position)
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
      // A row as high as its button would otherwise take two lines for what fits in one.
      gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
    }
    if new.breaksWords != old.breaksWords {
      gtk_label_set_wrap_mode(label, new.breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    }
    if new.isSingle != old.isSingle { gtk_label_set_single_line_mode(label, new.isSingle ? 1 : 0) }
    if new.limit != old.limit { gtk_label_set_lines(label, new.limit.map { Int32(clamping: $0) } ?? -1) }
    if new.ellipsis != old.ellipsis { gtk_label_set_ellipsize(label, new.ellipsis) }
    if new.reserved != old.reserved {
      // Room for all lines, as high as this text's own lines are.
      let height = new.reserved == 0 ? -1 : lineHeight * Int32(clamping: new.reserved)
      gtk_widget_set_size_request(widget, -1, height)
      gtk_label_set_yalign(label, new.reserved == 0 ? 0.5 : 0)
    }
  }

  private var lineHeight: Int32 {
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
    // The colours of parts are no classes, which would follow the theme by themselves.
    if element.runs.isEmpty {
      StyleSheet.removeObserver(self)
    } else {
      StyleSheet.addObserver(self) { [weak self] in self?.setAttributes() }
    }
  }

  private func setAttributes() {
    var attributes = TextAttributes()
    if element.runs.isEmpty {
      attributes.add(element.style)
    } else {
      for run in element.runs { attributes.add(run.style, over: element.style, in: run.range) }
    }
    attributes.hand { if $0 != nil || gtk_label_get_attributes(label) != nil { gtk_label_set_attributes(label, $0) } }
  }
}

/// How a text breaks into lines.
private struct TextLines: Equatable {
  var wraps = false
  var breaksWords = false
  var isSingle = false
  var limit: Int?
  var ellipsis = PANGO_ELLIPSIZE_NONE
  var reserved = 0

  /// What a new label does by itself.
  init() {}

  init(_ element: TextElement) {
    let shape = TextShape(element.string)
    let limit = element.lineLimit.map { max(1, $0) }
    isSingle = limit == 1
    self.limit = isSingle ? nil : limit
    wraps = !isSingle && shape.needsWrapping
    breaksWords = wraps && shape.hasLongWords
    if limit != nil {
      ellipsis =
        switch element.truncation {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
    if element.reservesSpace, let limit { reserved = limit }
  }
}

/// What a text is like, as far as breaking it matters.
private struct TextShape {
  var needsWrapping: Bool
  var hasLongWords: Bool

  // A label that wraps is measured several times for each change. The shortest texts don't: nothing would be won by
  // breaking them. A word is only broken where it would make its window absurdly wide.
  private static let shortest = 12
  private static let longestWord = 48

  init(_ string: String) {
    var string = string
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
