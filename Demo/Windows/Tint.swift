import Oriel

/// The value of a window.
enum Tint: String, CaseIterable, Codable, Identifiable {
  case red, orange, green, blue

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .red: "Red"
    case .orange: "Orange"
    case .green: "Green"
    case .blue: "Blue"
    }
  }

  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .green: .green
    case .blue: .blue
    }
  }
}

private enum FocusedTintKey: FocusedValueKey { typealias Value = Binding<Tint> }

extension FocusedValues {
  /// The tint of the active window.
  var tint: Binding<Tint>? {
    get { self[FocusedTintKey.self] }
    set { self[FocusedTintKey.self] = newValue }
  }
}
