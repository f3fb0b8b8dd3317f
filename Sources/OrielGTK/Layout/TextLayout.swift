import CGtk
import FoundationEssentials
import OrielCore

/// The `PangoLayout` of a text that is drawn without a widget.
@MainActor struct TextLayout {
  private let layout: ObjectHandle

  /// Lays out a text. Without a width, it has its natural width; without a height, all its lines.
  init?(_ text: TextElement, width: CGFloat?, height: CGFloat? = nil, in host: any DrawingHost) {
    guard let layout = host.makeTextLayout(text.string) else { return nil }
    self.layout = ObjectHandle(adopting: layout)
    var attributes = TextAttributes()
    if text.runs.isEmpty {
      attributes.add(text.style, over: TextStyle())
    } else {
      for run in text.runs { attributes.add(run.style, over: TextStyle(), in: text.string.rangeForGTK(run.range)) }
    }
    attributes.hand { pango_layout_set_attributes(layout, $0) }
    if let width, width.isFinite {
      // A measured width is large enough for the text, however it is rounded.
      pango_layout_set_width(layout, width.rounded(.up).pangoUnits)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      if let height {
        pango_layout_set_height(layout, height.pangoUnits)
        pango_layout_set_ellipsize(layout, text.truncation.ellipsis)
      } else if let limit = text.lineLimit {
        pango_layout_set_height(layout, -Int32(clamping: max(1, limit)))
        pango_layout_set_ellipsize(layout, text.truncation.ellipsis)
      }
    }
    pango_layout_set_spacing(layout, Int32((text.lineSpacing * Double(PANGO_SCALE)).rounded()))
    switch text.alignment {
    case .leading: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .trailing: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
  }

  /// The size and the baselines of the first and the last line.
  var measured: (size: Size, baselines: TextBaselines) {
    var (across, down): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout.opaque, &across, &down)
    let unit = Double(PANGO_SCALE)
    let first = Double(pango_layout_get_baseline(layout.opaque)) / unit
    let iterator = pango_layout_get_iter(layout.opaque)
    while pango_layout_iter_next_line(iterator) != 0 {}
    let last = Double(pango_layout_iter_get_baseline(iterator)) / unit
    pango_layout_iter_free(iterator)
    return (Size(width: Double(across), height: Double(down)), TextBaselines(first: first, last: last))
  }

  func draw(at origin: Point, color: GdkRGBA, on snapshot: OpaquePointer) {
    var color = color
    var origin = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_append_layout(snapshot, layout.opaque, &color)
    gtk_snapshot_restore(snapshot)
  }
}

extension CGFloat {
  /// The length in Pango's units.
  fileprivate var pangoUnits: Int32 { Int32(Swift.min(Swift.max(0, self), 1_000_000)) * Int32(PANGO_SCALE) }
}
