import CGtk
import OrielCore

/// A button that opens a menu: a `GtkMenuButton` around its label. With a primary action, the label is in a button beside
/// it.
@MainActor final class MenuWidget: LabelledWidget<MenuElement> {
  private var element: MenuElement
  /// The button that opens the menu.
  private let opener: GtkWidgetPointer
  /// The button of the primary action; nil if there is none.
  private let primary: GtkWidgetPointer?
  /// Where the focus was before the menu was opened.
  private let focusReturn = FocusReturn()
  private lazy var model = MenuModel(for: widget) { [weak self] in self?.send(.chosen($0)) }

  init(_ element: MenuElement, sink: any WidgetEventSink) {
    self.element = element
    opener = gtk_menu_button_new()
    primary = element.isSplit ? gtk_button_new() : nil
    super.init(element.isSplit ? gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) : opener, sink: sink)
    if let primary {
      widget.addClass(.linked)
      gtk_box_append(widget.as(GtkBox.self), primary)
      gtk_box_append(widget.as(GtkBox.self), opener)
      // In list rows the theme draws buttons with only an icon differently from the one beside it.
      gtk_widget_get_first_child(opener)?.setClass(.imageButton, false)
      signals.add(.connect(primary.raw, .clicked) { [weak self] in self?.send(.activated) })
    }
    model.update(element.entries)
    gtk_menu_button_set_menu_model(opener.opaque, model.model)
    if let popover = gtk_menu_button_get_popover(opener.opaque) {
      let widget = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
      signals.add(
        .connect(widget.raw, .map) { [weak self] in
          self?.model.willOpen(in: widget)
          self?.rememberFocus()
        })
      signals.add(.connect(widget.raw, .popoverClosed) { [weak self] in self?.returnFocus() })
    }
    if element.isPrimary { gtk_menu_button_set_primary(opener.opaque, 1) }
    show()
  }

  override var focusTarget: GtkWidgetPointer { primary ?? opener }

  private func rememberFocus() {
    guard let root = gtk_widget_get_root(opener) else { return }
    focusReturn.remember(in: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
  }

  /// GTK leaves the focus on the button, from which the user would have to go back to the text that a command has changed.
  private func returnFocus() {
    MainLoop.schedule { [weak self] in
      guard let self else { return }
      self.focusReturn.restore(from: self.opener)
    }
  }

  override func update(_ new: MenuElement) {
    let old = element
    element = new
    model.update(new.entries)
    if (new.look, new.indicator, new.isEnabled) != (old.look, old.indicator, old.isEnabled) { show() }
  }

  private func show() {
    let hasFrame: gboolean = element.look == .borderless || (element.isToolbarItem && hasIconOnly) ? 0 : 1
    gtk_menu_button_set_has_frame(opener.opaque, hasFrame)
    if let primary { gtk_button_set_has_frame(primary.as(GtkButton.self), hasFrame) }
    // Without its label a menu button always shows its arrow.
    if primary == nil {
      let hasArrow = element.showsIndicator(hasIconOnly: hasIconOnly)
      gtk_menu_button_set_always_show_arrow(opener.opaque, hasArrow ? 1 : 0)
      gtk_widget_get_first_child(opener)?.setClass(.imageButton, hasIconOnly && !hasArrow)
    }
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
  }

  override func setLabel(_ label: GtkWidgetPointer?) {
    if let primary {
      gtk_button_set_child(primary.as(GtkButton.self), label)
    } else {
      gtk_menu_button_set_child(opener.opaque, label)
    }
  }

  override func labelDidChange() {
    show()
    updateName()
    if element.isToolbarItem { updateHelp() }
  }

  override var impliedHelp: String? {
    element.isToolbarItem ? iconName.map { attributes.accessibility.label ?? $0 } : nil
  }

  override func updateName() {
    super.updateName()
    let saysItself = attributes.accessibility.label != nil
    let labels = saysItself ? [] : label.map { Accessible.labels(in: $0) } ?? []
    for button in [primary, opener] {
      guard let button else { continue }
      Accessible(button).setLabelledBy(labels)
      if let iconName, !saysItself { Accessible(button).set(GTK_ACCESSIBLE_PROPERTY_LABEL, iconName) }
    }
  }

  override func tearDown() {
    gtk_menu_button_set_menu_model(opener.opaque, nil)
    model.dispose()
    super.tearDown()
  }
}

extension MenuElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget {
    isBar ? MenuBarWidget(self, sink: sink) : MenuWidget(self, sink: sink)
  }
}
