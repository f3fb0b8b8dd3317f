import Oriel

/// A choice between a few values, as toggle buttons.
struct Choices<Value: Hashable>: View {
  private let title: LocalizedStringKey
  private let values: [(name: String, value: Value)]
  @Binding private var selection: Value

  init(_ title: LocalizedStringKey, selection: Binding<Value>, _ values: [(name: String, value: Value)]) {
    self.title = title
    self.values = values
    _selection = selection
  }

  var body: some View {
    Row(title) {
      Flow {
        ForEach(values.indices, id: \.self) { index in
          Toggle(values[index].name, isOn: isSelected(values[index].value))
            .toggleStyle(.button)
            .controlSize(.small)
        }
      }
    }
  }

  private func isSelected(_ value: Value) -> Binding<Bool> {
    Binding {
      selection == value
    } set: { isOn in
      if isOn { selection = value }
    }
  }
}
