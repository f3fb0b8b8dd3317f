import Oriel

/// Disclosure groups, sections that collapse, trees, badges and refreshing.
struct OutlinesPage: View {
  @State private var isMailExpanded = true
  @State private var isTagsExpanded = false
  @State private var isAdvancedExpanded = true
  @State private var isVerbose = false
  @State private var selection: String? = "Reports"
  @State private var loads = 0
  @State private var counter = LoadCounter()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Outlines").font(.title).accessibilityHeading(.h1)
      DisclosureGroup("Advanced", isExpanded: $isAdvancedExpanded) {
        Toggle("Verbose", isOn: $isVerbose).toggleStyle(.checkbox)
        Text("Shown while the group is expanded.").foregroundStyle(.secondary)
      }
      AdaptiveColumns {
        List {
          Section("Mail", isExpanded: $isMailExpanded) {
            Label("Inbox", systemImage: "tray").badge(12).listItemTint(.fixed(.orange))
            Label("Drafts", systemImage: "doc.text").badge("new")
            Label("Sent", systemImage: "paperplane").badge(0)
          }
          .headerProminence(.increased)
          Section("Tags", isExpanded: $isTagsExpanded) {
            Text("Work")
            Text("Home")
          }
          Section("Accounts") { Text("Ada") }.collapsible(true)
        }
        .listItemTint(.blue)
        .listStyle(.sidebar)
        .frame(width: 160)
        .scrollContentBackground(.hidden)
        .accessibilityLabel("Mailboxes")
        List(Folder.all, children: \.folders, selection: $selection) { folder in
          Label(folder.id, systemImage: folder.folders == nil ? "doc" : "folder")
        }
        .accessibilityLabel("Folders")
        List {
          Section {
            Text("Loaded \(loads) times")
            Text("Press F5").listRowSeparatorTint(.red)
            Text("or Ctrl+R").listRowSeparator(.hidden, edges: .top)
          }
          .listSectionSeparator(.visible, edges: .bottom)
          .listSectionSeparatorTint(.blue)
          Section { Text("to reload") }.listSectionSeparator(.hidden, edges: .bottom)
        }
        .refreshable { await load() }
        .frame(width: 150)
        .accessibilityLabel("Loads")
      }
    }
    .padding(18)
  }

  private func load() async { loads = await counter.next() }
}

/// Counts the loads outside of the main actor, as a server would answer requests.
private actor LoadCounter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

private struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?

  static let all = [
    Folder(
      id: "Documents",
      folders: [
        Folder(id: "Reports", folders: [Folder(id: "Spring"), Folder(id: "Autumn")]),
        Folder(id: "Letters", folders: []),
        Folder(id: "Notes"),
      ]),
    Folder(id: "Readme"),
  ]
}

extension Page {
  static let outlines = Page("outlines", "Outlines", symbol: "list.triangle", order: 46) { OutlinesPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.outlines) }
