import CGtk
import FoundationEssentials
import OrielCore

/// The tags of a `GtkTextBuffer` that show the attributes of a text: one for each set of attributes.
@MainActor final class TextTags {
  typealias Tag = UnsafeMutablePointer<GtkTextTag>

  private let view: GtkWidgetPointer
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var tags: [AttributeContainer: Tag] = [:]
  private var attributes: [Tag: AttributeContainer] = [:]
  /// The number of tags beyond which those are removed that the text has no more.
  private var limit = TextTags.leastLimit
  private static let leastLimit = 128
  private var isRemovalDue = false
  /// The editor, whose font and formatting definition determine the styles.
  private var element: StyledTextElement

  init(in buffer: UnsafeMutablePointer<GtkTextBuffer>, of view: GtkWidgetPointer, for element: StyledTextElement) {
    self.view = view
    self.buffer = buffer
    self.element = element
  }

  /// Shows the tags in another editor or theme.
  func update(for element: StyledTextElement) {
    self.element = element
    for (attributes, tag) in tags { set(attributes, in: tag) }
  }

  /// The attributes that a tag shows; nil for a tag of another buffer.
  func attributes(of tag: UnsafeMutableRawPointer?) -> AttributeContainer? {
    tag.flatMap { attributes[$0.assumingMemoryBound(to: GtkTextTag.self)] }
  }

  /// Shows attributes in a range, instead of others.
  func apply(_ attributes: AttributeContainer, from start: Int, to end: Int) {
    var (first, last) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &first, Int32(start))
    gtk_text_buffer_get_iter_at_offset(buffer, &last, Int32(end))
    gtk_text_buffer_remove_all_tags(buffer, &first, &last)
    if attributes != AttributeContainer() { gtk_text_buffer_apply_tag(buffer, tag(for: attributes), &first, &last) }
  }

  private func tag(for attributes: AttributeContainer) -> Tag? {
    if let tag = tags[attributes] { return tag }
    guard let tag = gtk_text_tag_new(nil) else { return nil }
    // The table retains it.
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    g_object_unref(tag)
    set(attributes, in: tag)
    tags[attributes] = tag
    self.attributes[tag] = attributes
    removeUnusedLater()
    return tag
  }

  // MARK: Removal

  /// A slider or a color panel makes many sets of attributes, of which the text has only the last.
  private func removeUnusedLater() {
    guard tags.count > limit, !isRemovalDue else { return }
    isRemovalDue = true
    // Not while GTK pastes, which may have read tags that it applies next.
    MainLoop.schedule { [weak self] in self?.removeUnused() }
  }

  private func removeUnused() {
    isRemovalDue = false
    let used = used
    for (tag, shown) in attributes where !used.contains(tag) {
      attributes[tag] = nil
      tags[shown] = nil
      gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), tag)
    }
    // A text with many sets of attributes isn't searched for each further one.
    limit = max(Self.leastLimit, 2 * used.count)
  }

  /// The tags of the text.
  private var used: Set<Tag> {
    var used: Set<Tag> = []
    var place = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &place)
    repeat {
      let list = gtk_text_iter_get_toggled_tags(&place, 1)
      defer { g_slist_free(list) }
      var next = list
      while let item = next {
        if let tag = item.pointee.data { used.insert(tag.assumingMemoryBound(to: GtkTextTag.self)) }
        next = item.pointee.next
      }
    } while gtk_text_iter_forward_to_tag_toggle(&place, nil) != 0
    return used
  }

  // MARK: Properties

  private func set(_ attributes: AttributeContainer, in tag: Tag) {
    let object = UnsafeMutableRawPointer(tag)
    let style = element.style(of: attributes)
    // What is unset is that of the editor.
    for name in Self.properties { ObjectProperty.set(object, name + "-set", false) }
    setFont(style, in: object)
    if let foreground = style.foreground { set(color: foreground, "foreground-rgba", in: object) }
    if let decoration = style.decoration { set(decoration, in: object) }
    if style.kerning != 0 { ObjectProperty.set(object, "letter-spacing", Int32(style.kerning * Self.unit)) }
    if style.baselineOffset != 0 { ObjectProperty.set(object, "rise", Int32(style.baselineOffset * Self.unit)) }
    if let direction = attributes.writingDirection {
      let value = direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
      ObjectProperty.set(object, "direction", Int32(value.rawValue))
    }
  }

  private static let properties = [
    "family", "weight", "style", "scale", "size", "font-features", "foreground", "background", "underline",
    "underline-rgba", "strikethrough", "strikethrough-rgba", "letter-spacing", "rise",
  ]

  private func setFont(_ style: TextStyle, in object: UnsafeMutableRawPointer) {
    guard let font = style.font else { return }
    let weight: Font.Weight
    switch font.base {
    case .style(let textStyle):
      ObjectProperty.set(object, "scale", textStyle.scale * font.scale / editorScale)
      weight = font.fontWeight ?? textStyle.weight
    case .system(let size):
      ObjectProperty.set(object, "size-points", size * font.scale)
      weight = font.fontWeight ?? .regular
    case .family(let name, let size):
      ObjectProperty.set(object, "family", name)
      ObjectProperty.set(object, "size-points", size * font.scale)
      weight = font.fontWeight ?? .regular
    }
    ObjectProperty.set(object, "weight", Int32(weight.value))
    ObjectProperty.set(object, "style", Int32((font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL).rawValue))
    if font.hasMonospacedDigits { ObjectProperty.set(object, "font-features", "tnum=1") }
    switch font.design {
    case .monospaced: ObjectProperty.set(object, "family", "monospace")
    case .serif: ObjectProperty.set(object, "family", "serif")
    case .default, .rounded: break
    }
  }

  /// The scale of the editor's font, relative to which GTK scales a tag.
  private var editorScale: Double {
    if case .style(let style) = element.font?.base { style.scale } else { 1 }
  }

  private func set(_ decoration: TextDecoration, in object: UnsafeMutableRawPointer) {
    if let background = decoration.background {
      set(color: .color(background), for: .area, "background-rgba", in: object)
    }
    if let line = decoration.underline {
      ObjectProperty.set(object, "underline", Int32(PANGO_UNDERLINE_SINGLE.rawValue))
      if let color = line.color { set(color: .color(color), "underline-rgba", in: object) }
    }
    if let line = decoration.strikethrough {
      ObjectProperty.set(object, "strikethrough", true)
      if let color = line.color { set(color: .color(color), "strikethrough-rgba", in: object) }
    }
  }

  private func set(
    color paint: Paint, for use: Palette.Use = .text, _ name: String, in object: UnsafeMutableRawPointer
  ) {
    let resolved = ResolvedPaint(paint, in: StyleSheet.palette, for: use)
    var color = GdkRGBA()
    if let parts = resolved.components {
      color = GdkRGBA(red: Float(parts.x), green: Float(parts.y), blue: Float(parts.z), alpha: 1)
    } else {
      // Relative to the color of plain text.
      gtk_widget_get_color(view, &color)
    }
    color.alpha *= Float(resolved.clampedAlpha)
    ObjectProperty.set(object, name, color)
  }

  private static let unit = Double(PANGO_SCALE)
}
