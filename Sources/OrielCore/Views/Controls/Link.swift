import FoundationEssentials

/// A control that opens a URL.
///
/// ```swift
/// Link("Manual", destination: URL(string: "https://example.org/manual")!)
/// ```
///
/// It opens the URL with ``EnvironmentValues/openURL``. In GTK: a `GtkButton` with the appearance and the accessible
/// role of a link.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .buttonStyle(.link)
    .modifier(AttributeModifier(.accessibilityTraits(added: .isLink, removed: [])))
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
