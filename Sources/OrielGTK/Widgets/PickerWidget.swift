import CGtk
import OrielCore

/// A control that chooses one of several options, after its label.
@MainActor final class PickerWidget: LabelledWidget<PickerElement> {
  private var element: PickerElement
  private var control: any PickerControlWidget
  private let row: LabeledRow

  init(_ element: PickerElement, sink: any WidgetEventSink) {
    self.element = element
    control = Self.makeControl(element.look)
    row = LabeledRow(control.widget)
    super.init(row.widget, sink: sink)
    takeControl()
  }

  private static func makeControl(_ look: _PickerLook.Kind) -> any PickerControlWidget {
    switch look {
    case .menu: PickerDropDown()
    case .segmented: PickerButtons(.segments)
    case .palette: PickerButtons(.icons)
    case .tabs: PickerButtons(.tabs)
    case .narrowTabs: PickerButtons(.narrowTabs)
    case .radioGroup: PickerButtons(.radios)
    }
  }

  private func takeControl() {
    control.didSelect = { [weak self] index in
      guard let self, self.element.options.indices.contains(index) else { return }
      self.send(.selected(self.element.options[index].id))
    }
    control.update(element)
    gtk_widget_set_sensitive(control.widget, element.isEnabled ? 1 : 0)
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
  }

  override var focusTarget: GtkWidgetPointer { control.widget }

  /// In a list row of its own, the label is leading and the control trailing.
  override var fills: Axis.Set { leaf?.isWholeRow == true ? .horizontal : [] }

  override package var sensitivity: Axis.Set {
    control.shrinks ? super.sensitivity.union(.horizontal) : super.sensitivity
  }

  // The controls of the styles replace each other in the same row; the focus and the names are transferred.
  override func update(_ new: PickerElement) {
    let old = element
    element = new
    if new.look != old.look {
      let current = attributes
      apply(WidgetAttributes())
      let former = control
      control = Self.makeControl(new.look)
      row.replaceControl(former.widget, with: control.widget)
      takeControl()
      apply(current)
      updateName()
    } else {
      control.update(new)
      gtk_widget_set_sensitive(control.widget, new.isEnabled ? 1 : 0)
      gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0)
    }
    if new.isLabelHidden != old.isLabelHidden { showLabel() }
  }

  // MARK: Label

  override func setLabel(_ label: GtkWidgetPointer?) {
    row.setLabel(label)
    showLabel()
  }

  private func showLabel() { row.showLabel(!element.isLabelHidden) }

  override func labelDidChange() { updateName() }

  override func updateName() {
    super.updateName()
    let saysItself = attributes.accessibility.label != nil
    Accessible(control.widget).setLabelledBy(saysItself ? [] : label.map { Accessible.labels(in: $0) } ?? [])
  }

  override func tearDown() {
    super.tearDown()
    control.dispose()
  }
}

/// The control that displays the options of a picker.
@MainActor protocol PickerControlWidget: AnyObject {
  var widget: GtkWidgetPointer { get }
  /// Called with the index of the option that the user has chosen.
  var didSelect: (Int) -> Void { get set }
  /// Whether the control may be narrower than its titles, whose ends are left out then.
  var shrinks: Bool { get }
  /// Displays the options and the selected one, without reporting an event.
  func update(_ element: PickerElement)
  func dispose()
}

/// A `GtkDropDown` of the options' titles.
@MainActor private final class PickerDropDown: PickerControlWidget {
  var didSelect: (Int) -> Void = { _ in }
  var widget: GtkWidgetPointer { handle.widget }
  let shrinks = false

  private let list = ObjectHandle(adopting: gtk_string_list_new(nil))
  private let handle: ObjectHandle
  private let signals = SignalConnections()
  private var titles: [String] = []

  init() {
    // The control takes over a reference to its list.
    g_object_ref(list.raw)
    handle = ObjectHandle(retaining: gtk_drop_down_new(list.opaque, nil))
    signals.add(.connect(handle.raw, .selectedChanged) { [weak self] in self?.selectionDidChange() })
  }

  private func selectionDidChange() {
    let index = gtk_drop_down_get_selected(handle.opaque)
    if index != guint.max { didSelect(Int(index)) }
  }

  func update(_ element: PickerElement) {
    signals.blocked {
      let new = element.options.map(\.title.forGTK)
      if new != titles {
        new.withCStrings { gtk_string_list_splice(list.opaque, 0, guint(titles.count), $0) }
        titles = new
      }
      let selected = element.selectedIndex.map { guint($0) } ?? guint.max
      if gtk_drop_down_get_selected(handle.opaque) != selected { gtk_drop_down_set_selected(handle.opaque, selected) }
    }
  }

  func dispose() { signals.disconnectAll() }
}

extension PickerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { PickerWidget(self, sink: sink) }
}
