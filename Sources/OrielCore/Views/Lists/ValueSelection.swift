/// A selection by the values that rows represent.
@MainActor final class ValueSelection<Value: Hashable>: RowSelection {
  /// The binding of the selection.
  enum Source {
    case one(Binding<Value>)
    case optional(Binding<Value?>)
    case many(Binding<Set<Value>>)
  }

  var source: Source
  private(set) var values: Set<Value> = []
  private let write: (ValueSelection, Set<Value>) -> Void

  /// - Parameter write: called when the user has changed the selection.
  init(_ source: Source, write: @escaping (ValueSelection, Set<Value>) -> Void) {
    self.source = source
    self.write = write
  }

  override var mode: Mode { if case .many = source { .multiple } else { .single } }

  override var isRequired: Bool { if case .one = source { true } else { false } }

  /// The value of the binding.
  var bound: Set<Value> {
    switch source {
    case .one(let value): [value.wrappedValue]
    case .optional(let value): value.wrappedValue.map { [$0] } ?? []
    case .many(let values): values.wrappedValue
    }
  }

  /// Writes to the binding.
  func writeBound(_ values: Set<Value>) {
    switch source {
    case .one(let binding): if let value = values.first { binding.wrappedValue = value }
    case .optional(let binding): binding.wrappedValue = values.first
    case .many(let binding): binding.wrappedValue = values
    }
  }

  /// Replaces the displayed selection.
  func show(_ new: Set<Value>) {
    guard new != values else { return }
    values = new
    didChange()
  }

  override func values<Other: Hashable>(_ type: Other.Type) -> Set<Other>? { values as? Set<Other> }

  /// The value that a row represents: its tag, otherwise the identity of its element.
  func value(at index: Int) -> Value? {
    content?.value(Value.self, at: index)
  }

  override var valueCount: Int { values.count }

  override func isSelected(_ index: Int) -> Bool {
    guard !values.isEmpty, let value = value(at: index) else { return false }
    return values.contains(value)
  }

  override var firstIndex: Int? {
    values.isEmpty ? nil : content?.firstIndex(representing: values)
  }

  override func select(_ chosen: [Int], of asked: [Int]) -> Bool {
    let chosenValues = Set(
      chosen.compactMap { index in
        content?.trait(SelectionDisabledKey.self, at: index) == true ? nil : value(at: index)
      })
    if mode == .single {
      // GTK then tries a single row.
      if chosen.count > 1 { return false }
      if chosenValues.isEmpty, isRequired || !chosen.isEmpty { return true }
      return take(chosenValues)
    }
    // All rows of the list: values without a row are deselected as well.
    if asked.count == content?.count { return take(chosenValues) }
    return take(values.subtracting(asked.compactMap { value(at: $0) }).union(chosenValues))
  }

  /// Selects one value, as the user does.
  func choose(_ value: Value) { _ = take([value]) }

  private func take(_ new: Set<Value>) -> Bool {
    if new != values {
      isChosenByUser = true
      show(new)
      write(self, new)
    }
    return true
  }
}

/// Selects rows of a list by the values of the links in them.
@MainActor final class RowSelector {
  private let type: ObjectIdentifier
  private let selectValue: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: ValueSelection<Value>) {
    type = ObjectIdentifier(Value.self)
    selectValue = { [weak selection] value in
      if let value = value.base as? Value { selection?.choose(value) }
    }
  }

  /// Whether rows are selected by values of the value's type.
  func accepts(_ value: AnyHashable) -> Bool { ObjectIdentifier(Swift.type(of: value.base)) == type }

  /// Selects the row of a value, and no other.
  func select(_ value: AnyHashable) { selectValue(value) }
}

extension EnvironmentValues {
  private enum RowSelectorKey: EnvironmentKey {
    static var defaultValue: RowSelector? { nil }
  }

  private enum ColumnSelectionKey: EnvironmentKey {
    static var defaultValue: ColumnSelection? { nil }
  }

  /// What lists tell the split view of whose sidebar or content column they are a part; nil for other lists.
  var columnSelection: ColumnSelection? {
    get { self[ColumnSelectionKey.self] }
    set { self[ColumnSelectionKey.self] = newValue }
  }

  /// The selection of the list around the view; nil if its rows can't be selected.
  var rowSelector: RowSelector? {
    get { self[RowSelectorKey.self] }
    set { self[RowSelectorKey.self] = newValue }
  }
}

/// Whether a row can't be selected.
enum SelectionDisabledKey: _ViewTraitKey {
  static var defaultValue: Bool { false }
}
