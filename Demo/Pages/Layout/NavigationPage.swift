import Oriel

/// A stack of pages with a toolbar and a search field, and a view with tabs.
struct NavigationPage: View {
  @State private var searchSelection: TextSelection?
  @FocusState private var isSearching: Bool
  @State private var query = ""
  @State private var scope = Scope.all
  @State private var path = NavigationPath()
  @State private var tab = "orders"
  @State private var showsBars = true
  @State private var showsBackground = true
  @State private var isColumnsShown = false
  @State private var areTabsShown = false
  @Namespace private var pages
  @State private var submitted = ""

  private enum Scope { case all, short }

  private static let fruit = ["Apple", "Cherry", "Pear", "Plum", "Quince"]
  private var found: [String] {
    let fruit = scope == .all ? Self.fruit : Self.fruit.filter { $0.count < 5 }
    return query.isEmpty ? fruit : fruit.filter { $0.lowercased().contains(query.lowercased()) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      PageColumn(.navigation, "Navigation stacks, links, titles and toolbar items.") {
        Section("A stack") {
          ForEach(found, id: \.self) { NavigationLink($0, value: $0) }
          NavigationLink("A page of its own") {
            Text("This page has its own views.").navigationTitle("Own")
              .navigationTransition(.zoom(sourceID: "own", in: pages))
          }
          .matchedTransitionSource(id: "own", in: pages)
        }
        Section("Tabs") { tabs }
        Section("Tabs in a sidebar") { tabs.tabViewStyle(.sidebarAdaptable).frame(height: 120) }
        Section("Pages") { tabs.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always)) }
        Section("Toolbar") {
          Toggle("Show the items of this page", isOn: $showsBars)
          Toggle("Show the background", isOn: $showsBackground)
          LabeledContent("Searched for", value: submitted.isEmpty ? "nothing" : submitted)
          Button("Select the query") {
            isSearching = true
            searchSelection = TextSelection(range: query.startIndex..<query.endIndex)
          }
          Button("Show columns in a sheet") { isColumnsShown = true }
          Button("Show tabs in sections") { areTabsShown = true }
        }
      }
      .navigationDestination(for: String.self) { FruitPage(name: $0) }
      .navigationTitle("Navigation")
      .navigationSubtitle(path.isEmpty ? "The first page" : "\(path.count) pages deep")
      .searchable(text: $query, prompt: "Find fruit")
      .searchSelection($searchSelection)
      .searchFocused($isSearching)
      .searchSuggestions { ForEach(found.prefix(3), id: \.self) { Text($0).searchCompletion($0) } }
      .searchScopes($scope) {
        Text("All names").tag(Scope.all)
        Text("Short names").tag(Scope.short)
      }
      .onSubmit(of: .search) { submitted = query }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Ripest", systemImage: "star") { path.append("Plum") }.help("Ripest")
        }
      }
      .toolbarVisibility(showsBars ? .automatic : .hidden)
      .toolbarBackground(showsBackground ? .automatic : .hidden)
    }
    .sheet(isPresented: $isColumnsShown) { Columns() }
    .sheet(isPresented: $areTabsShown) {
      Form { TabSectionsSection() }.frame(minWidth: 420, minHeight: 380).navigationTitle("Tabs")
    }
  }

  private var tabs: some View {
    TabView(selection: $tab) {
      Text("Three orders are waiting.").tabItem { Label("Orders", systemImage: "tray") }.tag("orders")
      Text("Nothing was sent back.").tabItem { Text("Returns") }.tag("returns")
    }
    .frame(maxWidth: .infinity, minHeight: 96)
  }
}

/// The page of a kind of fruit.
private struct FruitPage: View {
  let name: String
  @State private var note = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section(name) {
        TextField("Note", text: $note)
        NavigationLink("Its jam", value: name + " jam")
        Button("Leave this page") { dismiss() }
      }
    }
    .navigationTitle(name)
    .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
  }
}

/// Columns with deprecated and current modifiers.
private struct Columns: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var details = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      VStack(alignment: .leading) {
        NavigationLink("Inbox", value: 1)
        NavigationLink("Archive", value: 2)
        Spacer()
      }
      .padding()
      .navigationSplitViewColumnWidth(min: 140, ideal: 180, max: 260)
    } detail: {
      Text("Choose a folder")
        .navigationDestination(for: Int.self) { number in
          Button("Details of folder \(number)") { details = true }
            .navigationDestination(isPresented: $details) { Text("Details").navigationBarBackButtonHidden(false) }
            .navigationBarTitle("Folder \(number)").navigationBarTitleDisplayMode(.inline).navigationBarHidden(false)
        }
    }
    .navigationSplitViewStyle(.balanced)
    .frame(width: 520, height: 320)
    .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
  }
}

/// Columns of the deprecated `NavigationView`.
struct FormerColumns: View {
  var body: some View {
    NavigationView {
      NavigationLink("Go", destination: Text("There"))
      Text("Nowhere")
    }
    .navigationViewStyle(.automatic)
  }
}

extension Page {
  static let navigation = Page("navigation", "Navigation", symbol: "sidebar.leading", order: 41) { NavigationPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.navigation) }

#Preview("Columns") { Columns() }
#Preview("Former columns") { FormerColumns() }
