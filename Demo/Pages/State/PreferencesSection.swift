import Oriel

/// Preferences: each row sets its points, and the section shows their sum.
struct PreferencesSection: View {
  @State private var players = ["Ada", "Grace", "Mary"]
  @State private var total = 0

  var body: some View {
    Section("Preferences") {
      Row("onPreferenceChange: \(total) points") {
        Button("Reverse") { players.reverse() }
      }
      VStack(alignment: .leading, spacing: 6) {
        ForEach(players, id: \.self) { PlayerRow(name: $0).tag($0) }
      }
      .preferenceNote()
      .onPreferenceChange(PointsKey.self) { total = $0 }
    }
  }
}

private struct PlayerRow: View {
  let name: String
  @State private var points = 1

  var body: some View {
    HStack(spacing: 12) {
      Text("\(name): \(points)")
      Button("Score") { points += 1 }
    }
    .preference(key: PointsKey.self, value: points)
    .preference(key: OrderKey.self, value: [name])
    .anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
  }
}

extension View {
  /// Shows the order of the players below the view.
  fileprivate func preferenceNote() -> some View {
    padding(.bottom, 36)
      .overlayPreferenceValue(OrderKey.self, alignment: .bottomLeading) {
        Text($0.joined(separator: ", ")).font(.caption).foregroundStyle(.secondary)
      }
      .backgroundPreferenceValue(PlacesKey.self) { if $0.isEmpty { Text("no players") } }
      .transformPreference(PointsKey.self) { $0 = max($0, 0) }
      .transformAnchorPreference(key: PlacesKey.self, value: .bounds) { $0.append($1) }
  }
}

/// The sum of the points.
private enum PointsKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// The names, in the order of the rows.
private enum OrderKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The frames of the rows.
private enum PlacesKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
