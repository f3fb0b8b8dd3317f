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
    content?.display?.selectionDidChange()
  }

  /// The value that a row represents: its tag, otherwise the identity of its element.
  func value(at index: Int) -> Value? {
    guard let content, content.place(at: index).kind == .content else { return nil }
    if let tag = content.trait(TagTraitKey<Value>.self, at: index) ?? nil { return tag }
    return content.elementID(Value.self, at: index)
  }

  override func isSelected(_ index: Int) -> Bool {
    guard !values.isEmpty, let value = value(at: index) else { return false }
    return values.contains(value)
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

  private func take(_ new: Set<Value>) -> Bool {
    if new != values {
      show(new)
      write(self, new)
    }
    return true
  }
}

/// Whether a row can't be selected.
enum SelectionDisabledKey: _ViewTraitKey {
  static var defaultValue: Bool { false }
}
