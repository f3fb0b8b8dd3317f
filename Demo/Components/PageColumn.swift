import Oriel

/// A page: its title and introduction, above sections of rows.
struct PageColumn<Content: View>: View {
  private let page: Page
  private let summary: LocalizedStringKey
  private let content: Content

  init(_ page: Page, _ summary: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.page = page
    self.summary = summary
    self.content = content()
  }

  var body: some View {
    Form {
      Section {
      } header: {
        VStack(alignment: .leading, spacing: 6) {
          Text(page.title).font(.title).accessibilityHeading(.h1)
          Text(summary).fontWeight(.regular).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        // The title alone is the heading.
        .accessibilityRemoveTraits(.isHeader)
      }
      content
    }
  }
}
