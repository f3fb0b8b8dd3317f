extension View {
  /// Shows a number at the trailing edge of a row of a list; 0 shows none.
  ///
  /// On several views, such as a `ForEach`, it applies to each of their rows.
  public func badge(_ count: Int) -> some View { modifier(BadgeModifier(label: count == 0 ? nil : Text("\(count)"))) }

  /// Shows a text at the trailing edge of a row of a list; nil shows none.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  /// Shows a localized text at the trailing edge of a row of a list; nil shows none.
  public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(label: key.map { Text($0) })) }

  /// Shows a verbatim text at the trailing edge of a row of a list; nil shows none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }
}

/// Puts each view and a label into a layout node. A stack would be one row, without the traits of the view in it.
private struct BadgeModifier: AccompaniedModifier {
  let label: Text?

  static var isReusable: Bool { true }

  var companion: BadgeLabel { BadgeLabel(label: label) }
  func place(in layout: BadgeNode) -> LayoutNode? { layout.labels }
  func makeLayout() -> BadgeNode { BadgeNode() }
  func complete(_ layout: BadgeNode) { layout.addLabels() }
  func update(_ layout: BadgeNode) {}
}

private struct BadgeLabel: View {
  @Environment(\.isInList) private var isInList
  let label: Text?

  var body: some View {
    if isInList, let label { label.font(.caption).foregroundStyle(.secondary) }
  }
}
