import Oriel

/// Values that go up, as Apple's documentation uses them.
struct PreferenceOverloads: View {
  @State private var width: CGFloat = 0
  @State private var bounds: [Anchor<CGRect>] = []

  var body: some View {
    VStack {
      Text("one").preference(key: WidthKey.self, value: 10)
      Text("two").transformPreference(WidthKey.self) { $0 += 1 }
      Text("three").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      Text("four").transformAnchorPreference(key: BoundsKey.self, value: .rect(.zero)) { value, anchor in
        value.append(anchor)
      }
      Text("five").anchorPreference(key: PointKey.self, value: .center) { $0 }.tag(5)
      Text("six").tag("six", includeOptional: false)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .onPreferenceChange(BoundsKey.self) { value in bounds = value }
    .backgroundPreferenceValue(WidthKey.self) { Text("\($0)") }
    .backgroundPreferenceValue(WidthKey.self, alignment: .leading) { value in Color.red.frame(width: value) }
    .overlayPreferenceValue(PointKey.self) { anchor in
      if anchor != nil { Text("a point") }
    }
    .overlayPreferenceValue(BoundsKey.self, alignment: .top) { anchors in
      ForEach(anchors, id: \.self) { _ in Text("a place") }
    }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value.append(contentsOf: nextValue())
  }
}

private struct PointKey: PreferenceKey {
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
}
