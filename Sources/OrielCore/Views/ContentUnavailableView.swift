/// A message that replaces missing content: an icon, a title, a description and actions.
///
/// ```swift
/// if notes.isEmpty {
///   ContentUnavailableView("No Notes", systemImage: "note.text", description: Text("Notes that you write appear here."))
/// }
/// ```
///
/// It fills the proposed size. Its parts are centered.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message with a custom label, which is usually a `Label`.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2)
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == OrielCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a localized title, an image of the app's resources and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { OrielCore.Label(title: { Text(title) }, icon: { Image(name) }) }, description: { description })
  }

  /// Creates a message with a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { OrielCore.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a message with a verbatim title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { OrielCore.Label(title, systemImage: name) }, description: { description })
  }
}

extension ContentUnavailableView
where Label == OrielCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A message that a search has no results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      LocalizedStringKey(.searchNoResults), systemImage: "magnifyingglass",
      description: Text(LocalizedStringKey(.searchTryAnother)))
  }

  /// A message that a search for a text has no results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: {
        OrielCore.Label(
          title: { Text(LocalizedStringKey(.searchNoResultsFor, text)) }, icon: { Image(systemName: "magnifyingglass") }
        )
      },
      description: { Text(LocalizedStringKey(.searchTryAnother)) })
  }
}

/// A large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 40)).imageScale(.large).foregroundStyle(.secondary)
      configuration.title.bold()
    }
  }
}
