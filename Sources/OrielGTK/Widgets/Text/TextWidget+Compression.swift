import CGtk
import FoundationEssentials
import OrielCore

/// Text that is compressed where it doesn't fit. A label can't be given other attributes during a layout, so that its
/// `PangoLayout` is given them.
extension TextWidget {
  /// The least compression with which the text fits into a size.
  func compression(for proposal: ProposedViewSize) -> TextCompression {
    guard let width = proposal.width else { return TextCompression() }
    return element.compression { fits($0, width: width, height: canBeCut ? proposal.height : nil) }
  }

  private func fits(_ compression: TextCompression, width: CGFloat, height: CGFloat?) -> Bool {
    withCopy(compression) { layout in
      pango_layout_set_width(layout, lines.wraps ? width.whole.pangoUnits : -1)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
      pango_layout_set_height(layout, -1)
      let size = layout.layoutSize
      if size.width > width.whole { return false }
      if let limit = element.lineLimit, pango_layout_get_line_count(layout) > max(1, limit) { return false }
      return height.map { size.height <= $0 + 0.5 } ?? true
    }
  }

  /// The size of the compressed text.
  func size(with compression: TextCompression, for proposal: ProposedViewSize) -> CGSize {
    withCopy(compression) { layout in
      let width = proposal.width?.whole
      pango_layout_set_width(layout, lines.wraps || lines.isSingle ? width?.pangoUnits ?? -1 : -1)
      setLimit(of: layout, nil)
      var size = layout.layoutSize
      if canBeCut, let height = proposal.height, height + 0.5 < size.height {
        setLimit(of: layout, height)
        size = layout.layoutSize
      }
      if lines.reserved > 0 { size.height = max(size.height, CGFloat(lineHeight) * CGFloat(lines.reserved)) }
      return size
    }
  }

  /// The baselines of the compressed text.
  func baselines(with compression: TextCompression, in size: CGSize) -> TextBaselines? {
    withCopy(compression) { layout in
      pango_layout_set_width(layout, lines.wraps || lines.isSingle ? size.width.whole.pangoUnits : -1)
      setLimit(of: layout, canBeCut ? size.height : nil)
      guard let line = pango_layout_get_iter(layout) else { return nil }
      defer { pango_layout_iter_free(line) }
      let first = pango_layout_iter_get_baseline(line)
      while pango_layout_iter_next_line(line) != 0 {}
      let unit = CGFloat(PANGO_SCALE)
      return TextBaselines(
        first: CGFloat(first) / unit, last: CGFloat(pango_layout_iter_get_baseline(line)) / unit)
    }
  }

  /// The label shows the text with a compression, until GTK makes another layout for it.
  func show(_ compression: TextCompression) {
    guard let layout = gtk_label_get_layout(label) else { return }
    let shown = shownCompression
    guard compression != shown?.compression ?? TextCompression() else { return }
    let plain = shown.map(\.plain) ?? pango_layout_get_attributes(layout)
    if compression == TextCompression() {
      pango_layout_set_attributes(layout, plain)
      compressed = nil
    } else {
      let new = CompressedAttributes(compression, of: plain, fontSize: layout.layoutFontSize)
      pango_layout_set_attributes(layout, new.list)
      compressed = new
    }
    gtk_widget_queue_draw(widget)
  }

  /// The compression that the label shows. A new layout of GTK's has none.
  var shownCompression: CompressedAttributes? {
    guard let compressed, pango_layout_get_attributes(gtk_label_get_layout(label)) == compressed.list else {
      return nil
    }
    return compressed
  }

  /// A copy of the text's layout with a compression.
  private func withCopy<Result>(_ compression: TextCompression, _ body: (OpaquePointer) -> Result) -> Result {
    guard let layout = gtk_label_get_layout(label), let copy = pango_layout_copy(layout) else {
      preconditionFailure("a label has no layout")
    }
    defer { g_object_unref(copy.raw) }
    let plain = shownCompression.map(\.plain) ?? pango_layout_get_attributes(layout)
    if compression == TextCompression() {
      pango_layout_set_attributes(copy, plain)
    } else {
      let new = CompressedAttributes(compression, of: plain, fontSize: layout.layoutFontSize)
      pango_layout_set_attributes(copy, new.list)
    }
    return body(copy)
  }
}

extension OpaquePointer {
  /// The size of a Pango layout, in pixels.
  fileprivate var layoutSize: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(self, &width, &height)
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }
}

extension CGFloat {
  /// The length in whole pixels within this one.
  fileprivate var whole: CGFloat { (Swift.max(self, 0) + 0.001).rounded(.down) }

  fileprivate var pangoUnits: Int32 { Int32(Swift.min(self, 1_000_000)) * PANGO_SCALE }
}
