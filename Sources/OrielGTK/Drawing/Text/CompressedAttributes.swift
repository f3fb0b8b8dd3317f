import CGtk
import OrielCore

/// The attributes of a text with a compression.
@MainActor final class CompressedAttributes {
  let compression: TextCompression
  /// The attributes without compression.
  let plain: OpaquePointer?
  /// The attributes with it.
  let list: OpaquePointer

  /// - Parameters:
  ///   - plain: the attributes of the text.
  ///   - fontSize: the size of its font, in Pango's units.
  init(_ compression: TextCompression, of plain: OpaquePointer?, fontSize: Double) {
    self.compression = compression
    self.plain = plain.map { pango_attr_list_ref($0) }
    list = plain.map { pango_attr_list_copy($0) } ?? pango_attr_list_new()
    var change = Change(scale: compression.scale, spacing: -compression.tightening * fontSize * compression.scale)
    // Of attributes of one kind the last one counts, so that those of parts of the text are changed themselves.
    let removed = pango_attr_list_filter(
      list,
      { attribute, data in
        if let attribute, let data { data.assumingMemoryBound(to: Change.self).pointee.apply(to: attribute) }
        return 0
      }, &change)
    if let removed { pango_attr_list_unref(removed) }
    if change.scale != 1 { pango_attr_list_insert_before(list, pango_attr_scale_new(change.scale)) }
    if change.spacing != 0 { pango_attr_list_insert_before(list, pango_attr_letter_spacing_new(Int32(change.spacing))) }
  }

  isolated deinit {
    if let plain { pango_attr_list_unref(plain) }
    pango_attr_list_unref(list)
  }

  private struct Change {
    let scale: Double
    let spacing: Double

    func apply(to attribute: UnsafeMutablePointer<PangoAttribute>) {
      let raw = UnsafeMutableRawPointer(attribute)
      switch attribute.pointee.klass.pointee.type {
      case PANGO_ATTR_SCALE: raw.assumingMemoryBound(to: PangoAttrFloat.self).pointee.value *= scale
      case PANGO_ATTR_LETTER_SPACING:
        let value = raw.assumingMemoryBound(to: PangoAttrInt.self)
        value.pointee.value = Int32(Double(value.pointee.value) * scale + spacing)
      default: break
      }
    }
  }
}

extension OpaquePointer {
  /// The size of the font of a Pango layout, in Pango's units.
  @MainActor var layoutFontSize: Double {
    let context = pango_layout_get_context(self)
    guard let font = pango_layout_get_font_description(self) ?? pango_context_get_font_description(context) else {
      return 0
    }
    let size = Double(pango_font_description_get_size(font))
    if pango_font_description_get_size_is_absolute(font) != 0 { return size }
    return size * pango_cairo_context_get_resolution(context) / 72
  }
}
