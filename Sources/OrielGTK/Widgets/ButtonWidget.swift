import CGtk
import FoundationEssentials
import OrielCore

/// A layout whose content is a row of a list.
@MainActor protocol RowHolder {
  /// The widget of the row.
  var rowWidget: GtkWidgetPointer? { get }
  /// Whether the user can select the row.
  var isSelectable: Bool { get }
}

/// A push button with its label: a `GtkButton`. It has no appearance of its own if a style of the app provides one.
@MainActor final class ButtonWidget: LabelledWidget<ButtonElement>, RowControl {
  private var element: ButtonElement
  /// Whether the accessible role is that of a toggle button, which buttons with a selection state have.
  private var isToggle = false
  /// Whether the button is pressed, as last reported to the view.
  private var isPressed = false

  init(_ element: ButtonElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(ButtonClass.makeButton(), sink: sink)
    signals.add(.connect(widget.raw, .clicked) { [weak self] in self?.send(.activated) })
    widget.changeClasses(from: [], to: element.cssClasses)
    if !element.isEnabled { gtk_widget_set_sensitive(widget, 0) }
    if element.style == .custom { watchPress() }
    underlinesLabel = element.style == .link
    ButtonClass.setRow(of: widget) { [weak self] in self?.row }
  }

  override func tearDown() {
    ButtonClass.setRow(of: widget, nil)
    super.tearDown()
  }

  /// The row that is pressed together with the button; nil if the button isn't its whole content.
  ///
  /// In a list with a selection, a press beside a button with a border selects the row.
  private var row: GtkWidgetPointer? {
    guard let surface = leaf?.row(besideBadge: true), let parent = gtk_widget_get_parent(surface.widget) else {
      return nil
    }
    guard let host = WidgetLayout.of(parent) as? any RowHolder else { return parent }
    return host.isSelectable && element.hasBorder ? nil : host.rowWidget
  }

  override var rowAttributes: RowAttributes { RowAttributes(control: self) }
  var rowTreatment: RowTreatment { row == nil ? .none : .substitution }

  /// Reports to the view whether the button is pressed, by the pointer or by a key.
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
    underlinesLabel = new.style == .link
  }

  override var takesPresses: Bool { true }
  override var fills: Axis.Set { element.fillsWidth ? .horizontal : [] }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = super.sizeThatFits(proposal)
    guard element.borderShape == .circle else { return size }
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  override func setLabel(_ label: GtkWidgetPointer?) { gtk_button_set_child(widget.as(GtkButton.self), label) }

  // GTK's themes have different margins for text buttons and icon buttons.
  override func labelDidChange() {
    let isIcon = hasIconOnly
    widget.setClass(.imageButton, isIcon)
    widget.setClass(.textButton, label != nil && !isIcon)
    if element.isToolbarItem {
      widget.setClass(.flat, isIcon)
      updateHelp()
    }
    if isToggle { updateName() }
  }

  override var impliedHelp: String? {
    element.isToolbarItem ? iconName.map { attributes.accessibility.label ?? $0 } : nil
  }

  override func applyTraits(_ described: AccessibilityAttributes) {
    let isSelected = described.isSelected
    let accessible = Accessible(widget)
    // The role can't be changed once the widget is in a window.
    if isSelected != nil, !isToggle, gtk_widget_get_root(widget) == nil {
      isToggle = true
      accessible.role = GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON
      updateName()
    }
    if !isToggle, gtk_widget_get_root(widget) == nil,
      let role = role(for: described, instead: accessible.role)
    {
      accessible.role = role
    }
    if isToggle { accessible.setPressed(isSelected == true) } else { accessible.setSelected(isSelected) }
  }

  override func updateName() {
    super.updateName()
    guard isToggle else { return }
    // GTK derives the accessible name of a push button from its content, but not that of a toggle button.
    let saysItself = attributes.accessibility.label != nil
    Accessible(widget).setLabelledBy(saysItself ? [] : [label].compactMap { $0 })
  }
}

extension ButtonElement {
  /// Whether the button has the accent color without a tint; nil if a tint doesn't apply to it.
  ///
  /// A tint fills prominent buttons, tints those that ask for a border, and colors the text of borderless ones. Buttons
  /// without a style keep that of the desktop, so that the tint of a whole app doesn't color all of them.
  fileprivate var hasAccent: Bool? {
    switch style {
    case .borderedProminent, .link: true
    case .bordered, .borderless: false
    case .automatic, .plain, .custom: nil
    }
  }

  /// The style classes of the button.
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
    switch borderShape {
    case .theme: break
    case .capsule: classes.append(.capsule)
    case .circle: classes.append(.circle)
    case .rounded(let radius): classes.append(StyleSheet.buttonCornerClass(radius))
    }
    if let tint, role != .destructive, let hasAccent {
      if let tint = TintClass.of(tint, hasAccent: hasAccent) { classes.append(tint) }
    }
    return classes
  }
}

extension ButtonElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ButtonWidget(self, sink: sink) }
}
