import CGtk
import FoundationEssentials
import OrielCore

/// A value in a range: a `GtkScale` in a row with its labels.
@MainActor final class SliderWidget: GtkElementWidget<SliderElement> {
  /// The minimum length of the scale, in pixels.
  private static let minimumLength: Int32 = 120

  private let scale: GtkWidgetPointer
  /// The scale between the labels of its ends.
  private let ends = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Int32(ControlSpacing.label)))
  private let row: LabeledRow
  private var element: SliderElement
  private weak var label: SliderPartWidget?
  private var change: SignalConnection?
  /// The value that was last set or reported.
  private var value: Double
  private var isPressed = false

  init(_ element: SliderElement, sink: any WidgetEventSink) {
    self.element = element
    value = element.value
    scale = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)
    row = LabeledRow(ends.widget, isFilled: true)
    super.init(row.widget, sink: sink)
    gtk_box_append(ends.pointer(), scale)
    gtk_widget_set_hexpand(scale, 1)
    gtk_widget_set_focusable(scale, 1)
    gtk_widget_set_size_request(scale, Self.minimumLength, -1)
    // By default, GtkScale rounds to the number of displayed digits.
    gtk_range_set_round_digits(range, -1)
    configure()
    if !element.isEnabled { setSensitive(false) }
    changeTint(from: nil)
    change = .connect(scale.raw, .rangeValueChanged) { [weak self] in self?.valueDidChange() }
    PressWatch.add(to: scale, signals) { [weak self] in self?.setPressed($0) }
  }

  private var range: UnsafeMutablePointer<GtkRange> { scale.as(GtkRange.self) }

  override var fills: Axis.Set { .horizontal }
  override var takesPresses: Bool { true }
  override var focusTarget: GtkWidgetPointer { scale }

  override func update(_ new: SliderElement) {
    let old = element
    element = new
    value = new.value
    if new.range != old.range { configure() } else { show(new.value) }
    if new.isEnabled != old.isEnabled {
      setSensitive(new.isEnabled)
      // Insensitive widgets receive no release events.
      if !new.isEnabled { MainLoop.schedule { [weak self] in self?.setPressed(false) } }
    }
    changeTint(from: old.tint)
    if new.isLabelHidden != old.isLabelHidden { showLabel() }
  }

  // GTK updates the accessible state of the widget itself only, not of its children.
  private func setSensitive(_ isSensitive: Bool) {
    for widget in [widget, scale] { gtk_widget_set_sensitive(widget, isSensitive ? 1 : 0) }
  }

  private func changeTint(from old: Paint?) {
    guard element.tint != old else { return }
    scale.changeClass(from: old.flatMap { TintClass.of($0) }, to: element.tint.flatMap { TintClass.of($0) })
  }

  override func tearDown() { change?.disconnect() }

  // MARK: Value

  /// Changes the scale without reporting an event.
  private func silently(_ action: () -> Void) { if let change { change.blocked(action) } else { action() } }

  private func configure() {
    let bounds = element.range.bounds
    let step = element.range.step ?? element.range.length / 100
    silently {
      gtk_adjustment_configure(
        gtk_range_get_adjustment(range), element.value, bounds.lowerBound, bounds.upperBound, step, step * 10, 0)
    }
  }

  private func show(_ value: Double) {
    guard value != gtk_range_get_value(range) else { return }
    silently { gtk_range_set_value(range, value) }
  }

  private func valueDidChange() {
    let new = element.range.nearest(to: gtk_range_get_value(range))
    show(new)
    guard new != value else { return }
    value = new
    if !isPressed { send(.editingChanged(true)) }
    send(.changed(new))
    if !isPressed { send(.editingChanged(false)) }
  }

  // MARK: Presses

  private func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    send(.editingChanged(isPressed))
  }

  // MARK: Labels

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    guard let part = part(in: node) else { return }
    if let place = part.wholeContent { _ = contain(place) }
    switch part.role {
    case .label:
      label = part
      part.didChange = { [weak self] in self?.updateName() }
      row.setLabel(part.widget)
      showLabel()
      updateName()
    case .minimum: gtk_box_prepend(ends.pointer(), part.widget)
    case .maximum: gtk_box_append(ends.pointer(), part.widget)
    }
  }

  override package func remove(_ node: LayoutNode) {
    guard let part = part(in: node) else { return }
    if part.role == .label { row.setLabel(nil) } else { gtk_box_remove(ends.pointer(), part.widget) }
  }

  private func part(in node: LayoutNode) -> SliderPartWidget? { (node as? LeafNode)?.gtk as? SliderPartWidget }

  private func showLabel() { row.showLabel(!element.isLabelHidden) }

  override func updateName() {
    super.updateName()
    setLabel(label?.widget, of: scale)
  }
}

/// A label of a slider.
@MainActor final class SliderPartWidget: PartWidget<SliderPartElement> {
  let role: SliderPartElement.Role
  var didChange: (() -> Void)?

  init(_ role: SliderPartElement.Role, sink: any WidgetEventSink) {
    self.role = role
    let stack = StackNode(StackArrangement(VerticalAlignment.center, spacing: ControlSpacing.label))
    super.init(stack, in: stack, sink: sink)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    updateSilence()
  }

  override func contentDidChange() { didChange?() }

  // The value is already exposed by the scale.
  override var isSilent: Bool { role != .label }
}

extension SliderElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SliderWidget(self, sink: sink) }
}

extension SliderPartElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SliderPartWidget(role, sink: sink) }
}
