import CGtk
import OrielCore

/// The content of an `AlertWindow`. It has the structure of a `GtkAlertDialog`, with additional elements.
@MainActor final class AlertBody {
  /// The callbacks for user actions in the content.
  struct Actions {
    var press: (_ index: Int) -> Void
    var changeText: (_ id: ActionID, _ text: String) -> Void
    var toggle: (Bool) -> Void
  }

  /// The child of the window.
  let root = AlertBody.box(GTK_ORIENTATION_VERTICAL)
  /// The buttons in the order of the request.
  let buttons: [GtkWidgetPointer]
  /// The buttons in their visible order. In a row, that of the request; in a column, the default button first and the
  /// cancel button last.
  private let standing: [GtkWidgetPointer]
  let arrangement: AlertButtonArrangement
  let messageArea = AlertBody.box(GTK_ORIENTATION_VERTICAL, spacing: 10)
  /// The icon, the title and the message, which scroll if they are too tall.
  let textArea = AlertBody.box(GTK_ORIENTATION_VERTICAL, spacing: 10)
  let buttonBox = AlertBody.box(GTK_ORIENTATION_HORIZONTAL)
  let buttonArea: GtkWidgetPointer
  private var mark: AlertMark
  private let fields: [AlertField]
  private let toggle: AlertToggle?
  private let signals = SignalConnections()
  private var shortcuts: [ShortcutController] = []

  init(_ request: AlertRequest, arrangement: AlertButtonArrangement, actions: Actions) {
    self.arrangement = arrangement
    mark = AlertMark(in: textArea)
    buttonArea = Self.box(arrangement == .row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
    let buttons = request.buttons.map { Self.button($0, wraps: arrangement == .stack) }
    self.buttons = buttons
    standing = arrangement == .row ? buttons : Self.stack(request.buttons).map { buttons[$0] }
    fields = request.textFields.map { field in AlertField(field) { actions.changeText(field.id, $0) } }
    toggle = request.suppression.map { AlertToggle($0, onChange: actions.toggle) }
    buildText(request)
    buildButtons(request, press: actions.press)
  }

  /// Disconnects all signals.
  func dispose() {
    signals.disconnectAll()
    for field in fields { field.dispose() }
    toggle?.dispose()
    for shortcut in shortcuts { shortcut.dispose() }
    shortcuts = []
  }

  /// Applies changes of the enabled buttons and fields, the texts of fields, the toggle and the icon.
  func update(_ request: AlertRequest) {
    mark.update(request)
    showTextArea()
    for (widget, button) in zip(buttons, request.buttons) { widget.setSensitive(button.isEnabled) }
    for (field, new) in zip(fields, request.textFields) { field.update(new) }
    if let suppression = request.suppression { toggle?.update(suppression) }
  }

  /// The widget with the initial focus: the first field, the default button, or the first button.
  func firstFocus(default index: Int?) -> GtkWidgetPointer? {
    let candidates = fields.map(\.widget) + (index.map { [buttons[$0]] } ?? []) + standing
    return candidates.first { gtk_widget_get_sensitive($0) != 0 }
  }

  // MARK: Building

  private func buildText(_ request: AlertRequest) {
    let content = Self.box(GTK_ORIENTATION_VERTICAL, spacing: 20)
    let line = Self.box(GTK_ORIENTATION_HORIZONTAL, spacing: 30)
    root.addClass(.dialogBox)
    gtk_widget_set_margin_start(line, 30)
    gtk_widget_set_margin_end(line, 30)
    gtk_widget_set_hexpand(messageArea, 1)
    root.append(content)
    content.append(line)
    line.append(messageArea)
    messageArea.append(textArea)

    mark.update(request)
    if !request.isTitleHidden, !request.title.isEmpty {
      let title = Self.label(request.title)
      if request.message != nil { title.addClass(.title) }
      textArea.append(title)
    }
    if let message = request.message {
      let detail = Self.label(message)
      gtk_widget_set_margin_bottom(detail, 2)
      gtk_widget_set_vexpand(detail, 1)
      textArea.append(detail)
    }
    showTextArea()
    if let toggle { messageArea.append(toggle.widget) }
    for field in fields { messageArea.append(field.widget) }
  }

  /// An empty visible area would still have its spacing.
  private func showTextArea() {
    gtk_widget_set_visible(textArea, gtk_widget_get_first_child(textArea) == nil ? 0 : 1)
  }

  private func buildButtons(_ request: AlertRequest, press: @escaping (Int) -> Void) {
    buttonBox.addClass(.dialogActionBox)
    buttonArea.addClass(.dialogActionArea)
    gtk_widget_set_hexpand(buttonArea, 1)
    gtk_box_set_homogeneous(buttonArea.as(GtkBox.self), arrangement == .row ? 1 : 0)
    root.append(buttonBox)
    buttonBox.append(buttonArea)
    for widget in standing { buttonArea.append(widget) }
    for (index, widget) in buttons.enumerated() {
      signals.add(.connect(widget.raw, .clicked) { press(index) })
      if let shortcut = request.buttons[index].ownShortcut {
        shortcuts.append(ShortcutController(shortcut, on: widget))
      }
    }
  }

  /// The indices of the buttons in the request, from top to bottom.
  private static func stack(_ buttons: [AlertButton]) -> [Int] {
    func places(where belongs: (AlertButton) -> Bool) -> [Int] { buttons.indices.filter { belongs(buttons[$0]) } }
    // Cancel is the last button even where it is the default.
    func leads(_ button: AlertButton) -> Bool {
      button.isDefault && (button.role != .cancel || button.shortcut == .defaultAction)
    }
    func leaves(_ button: AlertButton) -> Bool { !leads(button) && (button.role == .cancel || button.isCancelAction) }
    return places(where: leads) + places { !leads($0) && !leaves($0) } + places(where: leaves)
  }

  private static func button(_ button: AlertButton, wraps: Bool) -> GtkWidgetPointer {
    let widget = ButtonClass.makeButton()
    gtk_button_set_label(widget.as(GtkButton.self), button.label.forGTK)
    if wraps, let label = gtk_button_get_child(widget.as(GtkButton.self)) {
      wrap(label, button.label)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }
    if button.role == .destructive { widget.addClass(.destructiveAction) }
    widget.setSensitive(button.isEnabled)
    return widget
  }

  /// Text in the style of alerts.
  static func label(_ text: String) -> GtkWidgetPointer {
    let label: GtkWidgetPointer = gtk_label_new(text.forGTK)
    gtk_widget_set_halign(label, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(label, GTK_ALIGN_START)
    wrap(label, text)
    return label
  }

  private static func wrap(_ label: GtkWidgetPointer, _ text: String) {
    gtk_label_set_wrap(label.opaque, 1)
    // Pango's time to break within words is quadratic in their length: seconds for 10 KB.
    let mode = TextExtent(text).longestRun > 400 ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    gtk_label_set_wrap_mode(label.opaque, mode)
    gtk_label_set_max_width_chars(label.opaque, 60)
    // No hyphens are inserted into long words.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(label.opaque, attributes)
    pango_attr_list_unref(attributes)
  }

  private static func box(_ orientation: GtkOrientation, spacing: gint = 0) -> GtkWidgetPointer {
    gtk_box_new(orientation, spacing)
  }
}

extension AlertButton {
  /// The shortcut, unless it is Return or Escape, which the window handles.
  var ownShortcut: KeyboardShortcut? { shortcut == .defaultAction || shortcut == .cancelAction ? nil : shortcut }
}
