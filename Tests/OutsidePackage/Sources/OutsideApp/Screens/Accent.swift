import Oriel

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}
