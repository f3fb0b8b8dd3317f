import CGtk
import OrielCore

/// How an editor shows its text.
struct EditorLook: Equatable {
  var font: Font?
  var alignment = TextAlignment.leading
  var lineSpacing = 0.0
  var margins = EdgeInsets()
  var hasFrame = true
  var hidesBackground = false
}

extension TextEditorElement {
  var look: EditorLook {
    EditorLook(
      font: font, alignment: alignment, lineSpacing: lineSpacing, margins: margins, hasFrame: hasFrame,
      hidesBackground: hidesBackground)
  }
}

extension StyledTextElement {
  var look: EditorLook {
    EditorLook(
      font: font, alignment: alignment, lineSpacing: lineSpacing, margins: margins, hasFrame: hasFrame,
      hidesBackground: hidesBackground)
  }
}

/// The `GtkTextView` of a text editor.
extension GtkWidgetPointer {
  /// Puts the view into a scrolled window, with the properties of an editor.
  func prepareAsEditor(in scroller: GtkWidgetPointer) {
    let smallest: Int32 = 40
    gtk_scrolled_window_set_child(scroller.opaque, self)
    gtk_widget_set_size_request(scroller, smallest, smallest)
    addClass(.textEditor)
    gtk_text_view_set_wrap_mode(self.as(GtkTextView.self), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(self.as(GtkTextView.self), 0)
  }

  /// Shows the appearance of an editor.
  ///
  /// - Parameter old: the former one; nil at first.
  @MainActor func show(_ look: EditorLook, since old: EditorLook?) {
    guard look != old else { return }
    let view = self.as(GtkTextView.self)
    gtk_text_view_set_justification(view, look.alignment.justification)
    showFont(look.font, since: old?.font)
    setClass(.clearBackground, look.hidesBackground)
    // A caret suffices to show the focus in an editor that may be the whole content of a window.
    setClass(.flat, !look.hasFrame)
    gtk_text_view_set_monospace(view, look.font?.design == .monospaced ? 1 : 0)
    gtk_text_view_set_pixels_inside_wrap(view, Int32(look.lineSpacing))
    gtk_text_view_set_pixels_below_lines(view, Int32(look.lineSpacing))
    showMargins(look.margins)
  }

  /// Shows a font, or releases the former one for nil.
  @MainActor func showFont(_ font: Font?, since old: Font?) {
    guard font != old else { return }
    let former = old?.editorClasses ?? []
    if let old, old.needsClass { StyleSheet.releaseFont(old) }
    if let font, font.needsClass { StyleSheet.useFont(font) }
    changeClasses(from: former, to: font?.editorClasses ?? [])
  }

  /// Shows margins beside those that each editor has.
  private func showMargins(_ margins: EdgeInsets) {
    let isRightToLeft = gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL
    let (left, right) = isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    let view = self.as(GtkTextView.self)
    gtk_text_view_set_left_margin(view, Int32(8 + left))
    gtk_text_view_set_right_margin(view, Int32(8 + right))
    gtk_text_view_set_top_margin(view, Int32(6 + margins.top))
    gtk_text_view_set_bottom_margin(view, Int32(6 + margins.bottom))
  }
}

extension Font {
  /// The classes of an editor with this font, which is in use.
  @MainActor fileprivate var editorClasses: [StyleClass] {
    let own = needsClass ? StyleSheet.fontClass(self).map { [$0] } ?? [] : []
    return if case .style(let style) = base { style.cssClasses + own } else { own }
  }

  /// Whether an editor with this font has a class of its own.
  fileprivate var needsClass: Bool {
    guard case .style(let style) = base else { return true }
    var plain = self
    plain.design = .default
    // A monospaced editor has a class of GTK's.
    let isUsual = design == .default || design == .monospaced
    return !(isUsual && plain == .system(style))
  }
}
