import CGtk
import OrielCore

/// A push button around its label: a `GtkButton`. With an app's style it has no look of its own.
@MainActor final class ButtonWidget: LabelledWidget<ButtonElement> {
  private var element: ButtonElement
  /// Whether assistive technology is informed of a toggle button, as one is that may become selected.
  private var isToggle = false
  /// Whether the user holds the button down, as far as the view has been told.
  private var isPressed = false

  init(_ element: ButtonElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(ButtonClass.makeButton(), sink: sink)
    signals.add(.connect(widget.raw, .clicked) { [weak self] in self?.send(.activated) })
    widget.changeClasses(from: [], to: element.cssClasses)
    if !element.isEnabled { gtk_widget_set_sensitive(widget, 0) }
    if element.style == .custom { watchPress() }
  }

  /// Tells the view whether the button is held down, by the pointer or as long as a key makes it look so.
  private func watchPress() {
    signals.add(.connect(widget.raw, .stateFlagsChanged) { [weak self] _ in self?.updatePressed() })
    signals.add(.connect(widget.raw, .classesChanged) { [weak self] in self?.updatePressed() })
  }

  private func updatePressed() {
    let isActive = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    let isPressed = isActive || ButtonClass.looksPressed(widget)
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    send(.pressed(isPressed))
  }

  override func update(_ new: ButtonElement) {
    guard new != self.element else { return }
    let old = self.element
    self.element = new
    widget.changeClasses(from: old.cssClasses, to: new.cssClasses)
    if new.isEnabled != old.isEnabled { gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0) }
  }

  override func setLabel(_ label: GtkWidgetPointer?) { gtk_button_set_child(widget.as(GtkButton.self), label) }

  // GTK's themes give buttons with text and buttons with an icon different margins.
  override func labelDidChange() {
    let isIcon = onlyWidget?.widget.raw.isInstance(of: gtk_image_get_type()) == true
    widget.setClass(.imageButton, isIcon)
    widget.setClass(.textButton, label != nil && !isIcon)
    if isToggle { updateName() }
  }

  override func applyTraits(_ described: AccessibilityAttributes) {
    let isSelected = described.isSelected
    let accessible = Accessible(widget)
    // Once it is in a window, a widget keeps its role.
    if isSelected != nil, !isToggle, gtk_widget_get_root(widget) == nil {
      isToggle = true
      accessible.role = GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON
      updateName()
    }
    if !isToggle, gtk_widget_get_root(widget) == nil,
      let role = role(for: described.traits ?? [], instead: accessible.role)
    {
      accessible.role = role
    }
    if isToggle { accessible.setPressed(isSelected == true) } else { accessible.setSelected(isSelected) }
  }

  override func updateName() {
    super.updateName()
    guard isToggle else { return }
    // GTK names a push button by what it contains, but no toggle button.
    let saysItself = attributes.accessibility.label != nil
    Accessible(widget).setLabelledBy(saysItself ? [] : [label].compactMap { $0 })
  }
}

extension ButtonElement {
  /// The classes that give the button its look.
  @MainActor fileprivate var cssClasses: [StyleClass] {
    var classes: [StyleClass] = []
    switch style {
    case .automatic, .bordered: break
    case .borderedProminent: if role != .destructive { classes.append(.suggestedAction) }
    case .borderless: classes.append(.flat)
    case .plain: classes.append(.plainButton)
    case .link: classes.append(.link)
    case .custom: classes.append(.customButton)
    }
    if role == .destructive {
      switch style {
      case .automatic, .bordered, .borderedProminent: classes.append(.destructiveAction)
      case .custom: break
      case .borderless, .plain, .link: classes += ResolvedPaint(.color(.red)).cssClasses
      }
    }
    switch size {
    case .regular: break
    case .mini: classes.append(.mini)
    case .small: classes.append(.small)
    case .large: classes.append(.large)
    case .extraLarge: classes.append(.extraLarge)
    }
    // A tint colors what stands out, and the text of what has no surface; other buttons keep the desktop's look.
    if let tint, role != .destructive, style == .borderedProminent || style == .borderless || style == .link {
      if let tint = TintClass.of(tint) { classes.append(tint) }
    }
    return classes
  }
}

extension ButtonElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ButtonWidget(self, sink: sink) }
}
