/// A control that chooses one of several values.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///   Text("Vanilla").tag(Flavour.vanilla)
///   Text("Lemon").tag(Flavour.lemon)
/// }
/// ```
///
/// Each view of the content is an option with its texts and icon. Its value is that of `tag(_:includeOptional:)`, or,
/// in a `ForEach` without tags, the id of the element. See ``View/pickerStyle(_:)`` for other appearances. In GTK: a
/// `GtkDropDown`, linked toggle buttons, or check buttons in a group.
///
/// The binding is set when the user chooses another option. If no option has the value of the binding, none is
/// displayed as selected.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, _Primitive {
  public typealias Body = Never

  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Creates a picker with a label.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    columnNode(of: view, in: context) { PickerNode(view, in: context) }
  }
}

extension Picker: FormColumnControl {
  var columnLabel: Label { label }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == OrielCore.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { OrielCore.Label<Text, Image>(title, systemImage: systemImage) }
  }
}

/// Collects the options of a picker and updates the control.
@MainActor
private final class PickerNode<Label: View, Value: Hashable, Content: View>:
  StoredOuterNode<Picker<Label, Value, Content>>
{
  private let collector: ItemCollector
  private var values: [ActionID: Value] = [:]
  private var options: [PickerOption] = []

  override init(_ view: Picker<Label, Value, Content>, in context: _NodeContext) {
    collector = ItemCollector(graph: context.host.graph, environment: context.environment)
    super.init(view, in: context)
    collector.mount(view.content)
    readItems()
    hold(PickerControl<Label>.makePart(control, in: context.below(self)))
    collector.didChange = { [weak self] in self?.refresh() }
  }

  private var control: PickerControl<Label> {
    PickerControl(
      label: view.label, options: options,
      selected: { [weak self] in
        guard let self else { return nil }
        let value = self.view.selection.wrappedValue
        let option = self.option(for: value)
        if option == nil, Diagnostics.isThorough { self.checkAfterUpdates() }
        return option?.id
      },
      select: { [weak self] id in
        guard let self, let value = self.values[id] else { return }
        self.view.selection.wrappedValue = value
      })
  }

  private func isNil(_ value: Value) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  private func option(for value: Value) -> PickerOption? { options.first { values[$0.id] == value } }

  private var isCheckDue = false

  /// Tells the app's author if the selected value still has no option when everything is up to date: the options may
  /// follow the selection. A picker without options may get them later, and nil usually means that nothing is chosen.
  private func checkAfterUpdates() {
    guard !isCheckDue else { return }
    isCheckDue = true
    graph.afterAppearances { [weak self] in
      guard let self, self.isMounted else { return }
      self.isCheckDue = false
      let value = self.view.selection.wrappedValue
      guard !self.options.isEmpty, self.option(for: value) == nil, !self.isNil(value) else { return }
      let name = Diagnostics.named(value)
      Diagnostics.warn(
        "Picker: no option has the selected value \(name), so none is displayed", at: self,
        advice: "add a view with .tag(\(name)) of the type \(Value.self)", once: "picker.\(value)")
    }
  }

  override func refresh() {
    isDirty = false
    readItems()
    updateChild(control)
  }

  // Tags are read with dependency tracking: a different tag changes the option.
  private func readItems() { tracking { takeItems() } }

  private func takeItems() {
    values = [:]
    options = collector.items.flatMap(\.choices).compactMap { item in
      guard let value = item.traits.tag(Value.self) ?? item.identity(as: Value.self) else { return nil }
      values[item.id] = value
      return PickerOption(id: item.id, title: item.text, icon: item.icon, isEnabled: item.isEnabled)
    }
  }

  override func update(_ newView: Picker<Label, Value, Content>) {
    view = newView
    collector.update(newView.content)
    updateChild(control)
  }

  override func unmountChildren() {
    collector.didChange = nil
    collector.unmount()
    child?.unmount()
  }
}

/// The control of a picker, next to its label.
private struct PickerControl<Label: View>: View, PrimitiveView {
  typealias Body = Never

  let label: Label
  let options: [PickerOption]
  let selected: () -> ActionID?
  let select: (ActionID) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  var contained: Label { label }
  func withContained(_ body: (Label) -> Void) { body(label) }
  var stackAxis: Axis? { .horizontal }

  func element(in context: ElementContext) -> PickerElement {
    let environment = context.environment
    return PickerElement(
      options: options, selected: selected(), look: environment.pickerLook.kind, isEnabled: environment.isEnabled,
      isLabelHidden: environment.labelsAreHidden)
  }

  func handle(_ event: PickerEvent, in context: ElementContext) {
    switch event {
    case .selected(let id): if context.environment.isEnabled { select(id) }
    }
  }
}

/// An option of a picker.
package struct PickerOption: Equatable {
  package var id: ActionID
  package var title: String
  package var icon: ImageReference?
  package var isEnabled = true
}

/// A control that chooses one of several options, next to its label, which is the widget's children.
package struct PickerElement: Element {
  package typealias Event = PickerEvent

  package var options: [PickerOption] = []
  /// The selected option; nil for none.
  package var selected: ActionID?
  package var look = _PickerLook.Kind.menu
  package var isEnabled = true
  package var isLabelHidden = false

  /// The index of the selected option.
  package var selectedIndex: Int? { options.firstIndex { $0.id == selected } }
}

/// An event of a picker.
package enum PickerEvent: WidgetEvent, Equatable {
  /// The user has selected an option.
  case selected(ActionID)

  package var changesValue: Bool { true }
}

extension CollectedItem {
  /// The identity that the nearest `ForEach` gives the item, if it has the type.
  @MainActor fileprivate func identity<Value: Hashable>(as type: Value.Type) -> Value? {
    var node = sink as? _GraphNode
    while let current = node {
      if let list = current.context.parent as? any ElementIdentifying {
        return list.identity(of: current)?.base as? Value
      }
      node = current.context.parent
    }
    return nil
  }
}
