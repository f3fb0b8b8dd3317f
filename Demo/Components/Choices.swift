import Oriel

/// One of a few values, each of them a button that stays pressed.
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
      HStack(spacing: 6) {
        ForEach(values, id: \.name) { choice in
          Toggle(choice.name, isOn: isSelected(choice.value))
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
