import Oriel

/// One of a few values, each of them a button.
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
          let isSelected = choice.value == selection
          Button(choice.name) { selection = choice.value }
            .buttonStyle(.bordered)
            .tint(isSelected ? .accentColor : nil)
            .controlSize(.small)
            .accessibilityValue(isSelected ? "Selected" : "")
        }
      }
    }
  }
}
