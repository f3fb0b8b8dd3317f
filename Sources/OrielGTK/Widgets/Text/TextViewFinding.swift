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

  /// Highlights what is found.
  func show(_ find: EditorFind?) {
    let old = shown
    guard find != old else { return }
    shown = find
    let (matches, current) = (find?.matches ?? [], find?.current)
    if matches != old?.matches ?? [] {
      remove(match)
      remove(currentMatch)
      apply(match, to: matches)
    } else if current == old?.current {
      return
    } else {
      remove(currentMatch)
    }
    if let current { apply(currentMatch, to: [matches[current]]) }
  }

  private func remove(_ tag: UnsafeMutablePointer<GtkTextTag>?) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_remove_tag(buffer, tag, &start, &end)
  }

  /// Tags parts of the text, which are in order and in UTF-8.
  private func apply(_ tag: UnsafeMutablePointer<GtkTextTag>?, to ranges: [Range<Int>]) {
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

  /// Moves a place by a number of bytes, line by line.
  private func advance(_ place: inout GtkTextIter, by count: Int) {
    var left = count
    while left > 0 {
      let rest = Int(gtk_text_iter_get_bytes_in_line(&place)) - Int(gtk_text_iter_get_line_index(&place))
      guard left >= rest else {
        gtk_text_iter_set_line_index(&place, gtk_text_iter_get_line_index(&place) + Int32(left))
        return
      }
      left -= rest
      if gtk_text_iter_forward_line(&place) == 0 { return }
    }
  }

  func dispose() {
    if let controller { gtk_widget_remove_controller(view, controller) }
    controller = nil
  }
}
