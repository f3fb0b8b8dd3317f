import Oriel

/// A row of a section: a name, and a view at the trailing edge.
struct Row<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    HStack(spacing: 12) {
      Text(title).frame(maxWidth: .infinity, alignment: .leading)
      content
    }
  }
}
