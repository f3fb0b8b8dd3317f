/// Pages of a ``TabView`` that belong together. A sidebar shows their tabs below the header; in a row of tabs they follow each
/// other.
///
/// ```swift
/// TabView {
///   Tab("Home", systemImage: "house") { HomeView() }
///   TabSection("Library") {
///     Tab("Albums", systemImage: "square.stack") { AlbumsView() }
///     Tab("Artists", systemImage: "music.mic") { ArtistsView() }
///   }
/// }
/// .tabViewStyle(.sidebarAdaptable)
/// ```
public struct TabSection<Header: View, Content: View>: View {
  @Environment(\.tabModel) private var model
  @State private var identity = TabIdentity()
  private let header: Header
  private let content: Content

  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  public var body: some View {
    let section = identity.id
    let _ = model?.setHeader(AnyView(header), of: section)
    content.transformEnvironment(\.tabOptions) { $0.section = section }
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension TabSection where Header == Text {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
