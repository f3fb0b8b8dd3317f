import CGtk
import OrielCore

/// The page for texts: a read-only `GtkTextView`, which is filled in parts.
@MainActor final class TextPage {
  let root: ObjectHandle
  private let view: ObjectHandle
  private let note: ObjectHandle
  /// The part of the text that hasn't been inserted yet.
  private var rest: Substring.UnicodeScalarView = Substring().unicodeScalars
  private var isFilling = false
  private var frame: FrameClockLink?

  /// The number of scalar values that GTK lays out and draws in a few milliseconds. Characters have no limit.
  private static let (part, visiblePart) = (1_024, 256)

  init() {
    root = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    view = ObjectHandle(retaining: gtk_text_view_new())
    note = ObjectHandle(retaining: gtk_label_new(Word.quickLookIsCut.text.forGTK))
    let text: UnsafeMutablePointer<GtkTextView> = view.pointer()
    gtk_text_view_set_editable(text, 0)
    gtk_text_view_set_cursor_visible(text, 0)
    gtk_text_view_set_monospace(text, 1)
    gtk_text_view_set_wrap_mode(text, GTK_WRAP_WORD_CHAR)
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin, gtk_text_view_set_top_margin] {
      set(text, 12)
    }
    let scroller = ScrolledWindow.make()
    gtk_scrolled_window_set_child(scroller.opaque, view.widget)
    gtk_widget_set_vexpand(scroller, 1)
    root.widget.append(scroller)
    note.widget.addClass(.dimLabel)
    gtk_widget_set_margin_top(note.widget, 6)
    gtk_widget_set_margin_bottom(note.widget, 6)
    root.widget.append(note.widget)
    SignalConnection.connect(view.raw, .map) { [weak self] in self?.fillLater() }
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(view.pointer()) }

  /// Shows a text from its beginning.
  func show(_ text: QuickLookText, named name: String) {
    Accessible(view.widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    gtk_text_buffer_set_text(buffer, "", 0)
    // That of the text before, until the next layout.
    gtk_adjustment_set_upper(adjustment, 0)
    rest = text.text[...].unicodeScalars
    gtk_widget_set_visible(note.widget, text.isCut ? 1 : 0)
    fill()
  }

  /// Removes the text.
  func clear() {
    rest = Substring().unicodeScalars
    frame = nil
    gtk_text_buffer_set_text(buffer, "", 0)
  }

  private func fill() {
    let next = rest.prefix(Self.part)
    // Letters of other scripts, and marks above letters, take longer to draw.
    let isQuick = isFilled || next.allSatisfy(\.isASCII)
    let part = isQuick ? next : next.prefix(Self.visiblePart)
    rest = rest[part.endIndex...]
    let text = String(Substring(part)).forGTK
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    gtk_text_buffer_insert(buffer, &end, text, gint(text.utf8.count))
    fillLater()
  }

  /// Continues in the next frame while the text becomes visible, because GTK would draw all of it in one frame, and
  /// later whenever there is nothing else to do. If the view isn't mapped, it continues when it is.
  private func fillLater() {
    guard !rest.isEmpty else { return }
    guard isFilled else {
      guard gtk_widget_get_mapped(view.widget) != 0 else { return }
      frame = FrameClockLink(of: view.widget, .frameUpdate) { [weak self] in self?.fillInFrame() }
      return requestFrame()
    }
    guard !isFilling else { return }
    isFilling = true
    MainLoop.scheduleWhenIdle { [weak self] in
      guard let self else { return }
      self.isFilling = false
      if !self.rest.isEmpty { self.fill() }
    }
  }

  private func fillInFrame() {
    frame = nil
    if !rest.isEmpty { fill() }
  }

  private func requestFrame() {
    gtk_widget_get_frame_clock(view.widget).map { gdk_frame_clock_request_phase($0, GDK_FRAME_CLOCK_PHASE_UPDATE) }
  }

  /// Whether what is visible of the view has text.
  private var isFilled: Bool { gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment) }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? { gtk_scrollable_get_vadjustment(view.opaque) }

  /// The text that is in the view.
  var text: String {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
