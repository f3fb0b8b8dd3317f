import CGtk
import FoundationEssentials
import OrielCore

extension LabelText {
  /// Displays the element's string. Only links are markup; the styles of its ranges are attributes.
  func setText(_ element: TextElement, old: TextElement?) {
    guard element.hasLinks else {
      gtk_label_set_text(label, element.string.forGTK)
      linkActivation?.disconnect()
      linkActivation = nil
      return
    }
    let focused = old.flatMap(focusedLink)
    let parts = element.linkedParts
    gtk_label_set_markup(label, parts.map(\.markup).joined().forGTK)
    if let focused { focusLink(focused, in: parts) }
    if linkActivation == nil {
      linkActivation = SignalConnection.connect(widget.raw, .linkActivated) { [weak self] link in
        if let url = URL(string: String(cString: UnsafePointer<CChar>(link))) { self?.owner?.send(.linkActivated(url)) }
        // GTK doesn't open it as well.
        return true
      }
    }
  }

  /// The number of the link that has the keyboard focus.
  private func focusedLink(in old: TextElement) -> Int? {
    guard old.hasLinks, gtk_widget_has_focus(widget) != 0 else { return nil }
    return linkAtCursor(in: linkRanges(in: old.linkedParts))
  }

  /// The number of the link that contains the cursor. In GTK, that is the one with the keyboard focus.
  private func linkAtCursor(in links: [Range<Int32>]) -> Int? {
    var (position, end): (Int32, Int32) = (0, 0)
    gtk_label_get_selection_bounds(label, &position, &end)
    return links.firstIndex { $0.contains(position) }
  }

  /// Moves the focus to a link, as the Tab key does, because the cursor can be set only in selectable labels.
  private func focusLink(_ number: Int, in parts: [LinkedPart]) {
    let links = linkRanges(in: parts)
    // Focuses the first link.
    gtk_widget_grab_focus(widget)
    for _ in 0..<min(number, links.count - 1) where linkAtCursor(in: links) != number {
      gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD)
    }
  }

  /// The positions of the characters of each link.
  private func linkRanges(in parts: [LinkedPart]) -> [Range<Int32>] {
    var start: Int32 = 0
    return parts.compactMap { part in
      let range = start..<start + Int32(part.text.forGTK.unicodeScalars.count)
      start = range.upperBound
      return part.link == nil ? nil : range
    }
  }
}

extension Signal where Handler == @MainActor (OpaquePointer) -> Bool {
  /// The closure receives the URL, as a C string.
  fileprivate static var linkActivated: Signal { Signal("activate-link", of: gtk_label_get_type) }
}

extension LinkedPart {
  /// The part as Pango's markup.
  fileprivate var markup: String {
    guard let link else { return text.escapedForMarkup }
    return "<a href=\"\(link.absoluteString.escapedForMarkup)\">\(text.escapedForMarkup)</a>"
  }
}

extension String {
  fileprivate var escapedForMarkup: String {
    guard let escaped = g_markup_escape_text(forGTK, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
