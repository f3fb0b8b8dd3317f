extension View {
  /// Shows a number at the trailing edge of a row of a list; 0 shows none.
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

private struct BadgeModifier: ViewModifier {
  @Environment(\.isInList) private var isInList
  let label: Text?

  func body(content: Content) -> some View {
    HStack {
      content
      if isInList, let label {
        Spacer()
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}
