import Oriel

/// The pages to choose from, by subject.
struct Sidebar: View {
  @Binding var page: Page
  @State private var query = ""
  /// The width of the titles, which grows with the text. The longest ones may have several lines.
  @ScaledMetric private var width = 230.0

  /// The page stays while another row, or none, is selected.
  private var selection: Binding<Page.ID?> {
    Binding(get: { page.id }, set: { id in page = Page.all.first { $0.id == id } ?? page })
  }

  private var found: [Page] {
    query.isEmpty ? Page.all : Page.all.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    let found = found
    ScrollViewReader { scroll in
      List(selection: selection) {
        ForEach(Page.Subject.allCases) { subject in
          let pages = found.filter { $0.subject == subject }
          if !pages.isEmpty {
            Section(subject.title) {
              ForEach(pages) { Label($0.title, systemImage: $0.symbol) }
            }
          }
        }
      }
      .onAppear { scroll.scrollTo(page.id, anchor: .center) }
      .onChange(of: page.id) { scroll.scrollTo(page.id) }
    }
    .accessibilityLabel("Pages")
    .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
    .searchable(text: $query, placement: .sidebar, prompt: "Find a page")
    .navigationTitle("Oriel Gallery")
    .navigationSplitViewColumnWidth(min: min(width, 280), ideal: min(width, 290))
  }
}
