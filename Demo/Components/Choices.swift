import Oriel

/// A choice between a few values, as toggle buttons.
struct Choices<Value: Hashable>: View {
  private let title: LocalizedStringKey
  private let values: [(name: String, value: Value)]
  @Binding private var selection: Value

  /// The maximum length of a line, and the width of a button without its title, in characters.
  private static var longestLine: Int { 30 }
  private static var margin: Int { 3 }

  init(_ title: LocalizedStringKey, selection: Binding<Value>, _ values: [(name: String, value: Value)]) {
    self.title = title
    self.values = values
    _selection = selection
  }

  var body: some View {
    Row(title) {
      VStack(alignment: .trailing, spacing: 6) {
        ForEach(lines, id: \.first) { line in
          HStack(spacing: 6) {
            ForEach(line, id: \.self) { index in
              Toggle(values[index].name, isOn: isSelected(values[index].value))
                .toggleStyle(.button)
                .controlSize(.small)
            }
          }
        }
      }
    }
  }

  /// The indices of the buttons in each line: as many as fit beside the title in a small window.
  private var lines: [[Int]] {
    let length = values.reduce(0) { $0 + $1.name.count + Self.margin }
    let count = max(1, (length + Self.longestLine - 1) / Self.longestLine)
    let perLine = max(1, (values.count + count - 1) / count)
    return stride(from: 0, to: values.count, by: perLine).map { Array($0..<min($0 + perLine, values.count)) }
  }

  private func isSelected(_ value: Value) -> Binding<Bool> {
    Binding {
      selection == value
    } set: { isOn in
      if isOn { selection = value }
    }
  }
}
