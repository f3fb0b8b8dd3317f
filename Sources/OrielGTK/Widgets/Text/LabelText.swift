import CGtk
import FoundationEssentials
import OrielCore

/// The `GtkLabel` of a text that can be selected or contains links.
///
/// The layout decides how the text is shown. A label can be limited only to a number of lines, and can't be given other
/// attributes during a layout, so that its `PangoLayout` is changed instead.
@MainActor final class LabelText {
  private let handle: ObjectHandle
  weak var owner: TextWidget?
  var linkActivation: SignalConnection?
  private var lines = TextLines()
  /// The compression that the label was given last.
  private var compressed: CompressedAttributes?

  init() {
    guard let widget = gtk_label_new(nil) else { preconditionFailure("GTK couldn't create a label") }
    handle = ObjectHandle(retaining: widget)
  }

  var widget: GtkWidgetPointer { handle.widget }
  var label: OpaquePointer { handle.opaque }

  func dispose() {
    linkActivation?.disconnect()
    linkActivation = nil
  }

  func show(_ element: TextElement, old: TextElement?) {
    if element.string != old?.string || element.runs != old?.runs && (element.hasLinks || old?.hasLinks == true) {
      setText(element, old: old)
    }
    if element.alignment != old?.alignment {
      // The label is as wide as its widest line; shorter lines are aligned within it.
      gtk_label_set_justify(label, element.alignment.justification)
      gtk_label_set_xalign(label, element.alignment.position)
    }
    if element.isSelectable != old?.isSelectable { gtk_label_set_selectable(label, element.isSelectable ? 1 : 0) }
    setLines(TextLines(element))
  }

  private func setLines(_ new: TextLines) {
    let old = lines
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
  }

  func setAttributes(_ list: OpaquePointer?) {
    if list != nil || gtk_label_get_attributes(label) != nil { gtk_label_set_attributes(label, list) }
  }

  /// Shows the text in an allocated size as a layout does.
  func arrange(as layout: TextLayout, in size: Size, isHeightLimited: Bool) {
    guard let shown = gtk_label_get_layout(label) else { return }
    let wanted = layout.presentation(in: size, isHeightLimited: isHeightLimited)
    var isChanged = compress(shown, wanted.compression)
    if pango_layout_get_ellipsize(shown) != wanted.ellipsis || pango_layout_get_height(shown) != wanted.height {
      pango_layout_set_ellipsize(shown, wanted.ellipsis)
      pango_layout_set_height(shown, wanted.height)
      isChanged = true
    }
    if isChanged { gtk_widget_queue_draw(widget) }
    let position: Float = wanted.isAtTop ? 0 : 0.5
    if gtk_label_get_yalign(label) != position { gtk_label_set_yalign(label, position) }
  }

  /// Returns whether the compression is another one.
  private func compress(_ layout: OpaquePointer, _ compression: TextCompression) -> Bool {
    // A new layout of GTK's has no compression.
    if let known = compressed, pango_layout_get_attributes(layout) != known.list { compressed = nil }
    guard compression != compressed?.compression ?? TextCompression() else { return false }
    let plain = compressed.map(\.plain) ?? pango_layout_get_attributes(layout)
    compressed = nil
    guard compression != TextCompression() else {
      pango_layout_set_attributes(layout, plain)
      return true
    }
    let new = CompressedAttributes(compression, of: plain, fontSize: layout.layoutFontSize)
    pango_layout_set_attributes(layout, new.list)
    compressed = new
    return true
  }
}
