import CGtk
import OrielCore

/// A text field that grows by lines up to a limit, and scrolls beyond it: a `GtkTextView`.
///
/// Return inserts a line break; Control-Return submits.
@MainActor final class AreaEditor: FieldEditor {
  private let handle: ObjectHandle
  private let view: GtkWidgetPointer
  private let prompt: GtkWidgetPointer
  private let scroller: GtkWidgetPointer
  private let layout: TextAreaLayout
  private let signals = SignalConnections()
  private let content: TextViewText

  init() {
    let box: GtkWidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    handle = ObjectHandle(retaining: box)
    view = gtk_text_view_new()
    content = TextViewText(of: view)
    scroller = ScrolledWindow.make()
    prompt = gtk_label_new(nil)
    let overlay: GtkWidgetPointer = gtk_overlay_new()
    box.addClass(.textArea)
    gtk_text_view_set_wrap_mode(view.as(GtkTextView.self), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.as(GtkTextView.self), 0)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    gtk_scrolled_window_set_child(scroller.opaque, view)
    gtk_label_set_ellipsize(prompt.opaque, PANGO_ELLIPSIZE_END)
    prompt.addClass(.placeholder)
    prompt.addClass(.dimLabel)
    gtk_widget_set_halign(prompt, GTK_ALIGN_START)
    gtk_widget_set_valign(prompt, GTK_ALIGN_START)
    gtk_widget_set_can_target(prompt, 0)
    Accessible(prompt).role = GTK_ACCESSIBLE_ROLE_PRESENTATION
    gtk_overlay_set_child(overlay.opaque, scroller)
    gtk_overlay_add_overlay(overlay.opaque, prompt)
    // A text view without text has no height before its first frame.
    gtk_overlay_set_measure_overlay(overlay.opaque, prompt, 1)
    layout = TextAreaLayout(around: overlay, for: view)
    gtk_widget_set_hexpand(layout.widget, 1)
    gtk_box_append(box.as(GtkBox.self), layout.widget)
    if let adjustment = gtk_scrollable_get_vadjustment(view.opaque) {
      signals.add(
        .connect(UnsafeMutableRawPointer(adjustment), .adjustmentValueChanged) { [weak layout] in layout?.keepInSight()
        })
    }
    if let buffer = gtk_text_view_get_buffer(view.as(GtkTextView.self)) {
      signals.add(.connect(UnsafeMutableRawPointer(buffer), .bufferChanged) { [weak self] in self?.showPrompt() })
    }
  }

  var widget: GtkWidgetPointer { handle.widget }
  var focusTarget: GtkWidgetPointer { view }

  var text: String { content.text }
  func set(_ text: String, _ selection: RequestedSelection) { content.set(text, selection) }

  func perform(_ action: EditorAction.Kind) { content.perform(action) }
  func step(_ direction: UndoDirection) -> Bool { content.step(direction) }

  private func showPrompt() { gtk_widget_set_visible(prompt, content.isEmpty ? 1 : 0) }

  func apply(_ element: TextFieldElement, _ old: TextFieldElement?) {
    if element.prompt != old?.prompt ?? "" {
      gtk_label_set_text(prompt.opaque, element.prompt.forGTK)
      Accessible(view).set(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, element.prompt)
    }
    if element.alignment != old?.alignment ?? .leading {
      gtk_text_view_set_justification(view.as(GtkTextView.self), element.alignment.justification)
    }
    widget.changeClasses(from: old?.borderClasses ?? [], to: element.borderClasses)
    if old == nil || element.lineLimit != old?.lineLimit { setLimit(element.lineLimit) }
    layout.reservedLines = element.reservedLines
    if element.input != old?.input ?? TextInputTraits() { element.input.apply(toTextView: view) }
    view.changeClasses(from: old?.font?.cssClasses ?? [], to: element.font?.cssClasses ?? [])
  }

  private func setLimit(_ limit: Int?) {
    layout.lineLimit = limit.map { max(1, $0) }
    // No scroll bar, which would be taller than one line of text.
    gtk_scrolled_window_set_policy(
      scroller.opaque, GTK_POLICY_NEVER, limit == nil ? GTK_POLICY_NEVER : GTK_POLICY_EXTERNAL)
  }

  func listen(
    onChange: @escaping (String) -> Void, onSelect: @escaping (Range<Int>) -> Void, onSubmit: @escaping () -> Void
  ) {
    content.listen(onChange, onSelect: onSelect)
    guard let controller = gtk_shortcut_controller_new() else { return }
    let trigger = gtk_keyval_trigger_new(guint(GDK_KEY_Return), GDK_CONTROL_MASK)
    let action = ShortcutAction.make {
      onSubmit()
      return true
    }
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
    gtk_widget_add_controller(view, controller)
    submitter = controller
  }

  private var submitter: OpaquePointer?

  func dispose() {
    signals.disconnectAll()
    content.dispose()
    if let submitter { gtk_widget_remove_controller(view, submitter) }
    submitter = nil
  }
}

extension Font {
  fileprivate var cssClasses: [StyleClass] {
    guard case .style(let style) = base else { return [] }
    return style.cssClasses
  }
}
