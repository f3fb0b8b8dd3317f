import CGtk
import OrielCore

/// The keys of a `GtkTextView` for its find bar, and the highlighting of what is found: tags in its buffer.
@MainActor final class TextViewFinding {
  private let view: GtkWidgetPointer
  private var controller: OpaquePointer?
  private var shown: EditorFind?
  private lazy var match = makeTag("#e5a50a59")
  private lazy var currentMatch = makeTag("#ff780099")

  /// - Parameter perform: performs a command. Returns whether it has an effect.
  init(in view: GtkWidgetPointer, _ perform: @escaping (FindCommand) -> Bool) {
    self.view = view
    guard let controller = gtk_shortcut_controller_new() else { return }
    for command in FindCommand.allCases {
      for shortcut in command.shortcuts {
        let action = ShortcutAction.make { perform(command) }
        gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(shortcut.trigger, action))
      }
    }
    gtk_widget_add_controller(view, controller)
    self.controller = controller
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(view.as(GtkTextView.self)) }

  /// Creates a tag with a background that is visible in light and dark themes.
  private func makeTag(_ color: String) -> UnsafeMutablePointer<GtkTextTag>? {
    guard let tag = gtk_text_tag_new(nil) else { return nil }
    ObjectProperty.set(UnsafeMutableRawPointer(tag), "background", color)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    // The table has retained it.
    g_object_unref(tag)
    return tag
  }

  /// Highlights what is found, where that differs from what is highlighted.
  func show(_ find: EditorFind?) {
    let old = shown
    guard find != old else { return }
    shown = find
    if let old, let find, !old.matches.isEmpty, !find.matches.isEmpty {
      let change = MatchChange(from: old, to: find, isIntact: isHighlighted)
      remove(match, from: change.part)
      apply(match, to: change.matches)
    } else if old?.matches ?? [] != find?.matches ?? [] {
      remove(match)
      apply(match, to: find?.matches[...] ?? [])
    }
    if old?.current != nil { remove(currentMatch) }
    if let find, let current = find.current { apply(currentMatch, to: [find.matches[current]]) }
  }

  private func remove(_ tag: UnsafeMutablePointer<GtkTextTag>?) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_remove_tag(buffer, tag, &start, &end)
  }

  private func remove(_ tag: UnsafeMutablePointer<GtkTextTag>?, from part: Range<Int>) {
    guard !part.isEmpty else { return }
    var (start, end) = place(of: part)
    gtk_text_buffer_remove_tag(buffer, tag, &start, &end)
  }

  /// Whether both ends of a part have the tag. What is inserted between them has it, too.
  private func isHighlighted(_ part: Range<Int>) -> Bool {
    var (start, end) = place(of: part)
    gtk_text_iter_backward_char(&end)
    return gtk_text_iter_has_tag(&start, match) != 0 && gtk_text_iter_has_tag(&end, match) != 0
  }

  private func place(of part: Range<Int>) -> (start: GtkTextIter, end: GtkTextIter) {
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &start)
    advance(&start, by: part.lowerBound)
    var end = start
    advance(&end, by: part.count)
    return (start, end)
  }

  /// Tags parts of the text, which are in order and in UTF-8.
  private func apply(_ tag: UnsafeMutablePointer<GtkTextTag>?, to ranges: ArraySlice<Range<Int>>) {
    guard !ranges.isEmpty else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_start_iter(buffer, &end)
    var place = 0
    for range in ranges {
      advance(&end, by: range.lowerBound - place)
      start = end
      advance(&end, by: range.count)
      place = range.upperBound
      gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
    }
  }

  /// Moves a place by a number of bytes, line by line. Each line is measured from its start: GTK's measure of a line is
  /// wrong for a place behind a tag that has just been set.
  private func advance(_ place: inout GtkTextIter, by count: Int) {
    var line = gtk_text_iter_get_line(&place)
    var index = Int(gtk_text_iter_get_line_index(&place)) + count
    let last = gtk_text_buffer_get_line_count(buffer) - 1
    var start = GtkTextIter()
    while true {
      gtk_text_buffer_get_iter_at_line(buffer, &start, line)
      let length = Int(gtk_text_iter_get_bytes_in_line(&start))
      if index < length || line == last {
        gtk_text_buffer_get_iter_at_line_index(buffer, &place, line, Int32(min(index, length)))
        return
      }
      index -= length
      line += 1
    }
  }

  func dispose() {
    if let controller { gtk_widget_remove_controller(view, controller) }
    controller = nil
  }
}
