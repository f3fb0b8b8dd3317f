import FoundationEssentials

/// A control that opens a URL.
///
/// ```swift
/// Link("Manual", destination: URL(string: "https://example.org/manual")!)
/// ```
///
/// It opens the URL with ``EnvironmentValues/openURL``. In GTK: a `GtkButton` that looks like a link, and that assistive
/// technology calls one.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  /// A link around a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// What it consists of.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .buttonStyle(.link)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// A link with a title that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
