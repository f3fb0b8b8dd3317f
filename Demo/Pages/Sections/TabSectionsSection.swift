import Oriel

/// Tabs in sections, of which the app hides some.
struct TabSectionsSection: View {
  @AppStorage("tabs") private var customization = TabViewCustomization()
  @State private var isSidebar = true
  @State private var page = "home"

  var body: some View {
    Section("Sections of tabs") {
      Toggle("In a sidebar", isOn: $isSidebar)
      Toggle("Show the albums", isOn: showsAlbums)
      if isSidebar { tabs.tabViewStyle(.sidebarAdaptable).frame(height: 240) } else { tabs }
    }
  }

  private var showsAlbums: Binding<Bool> {
    Binding {
      customization[sidebarVisibility: "albums"] != .hidden
    } set: {
      customization[sidebarVisibility: "albums"] = $0 ? .visible : .hidden
      customization[tabBarVisibility: "albums"] = $0 ? .visible : .hidden
    }
  }

  private var tabs: some View {
    TabView(selection: $page) {
      Tab("Home", systemImage: "house", value: "home") { Text("Nothing new.") }
      TabSection("Library") {
        Tab("Albums", systemImage: "square.stack", value: "albums") { Text("No albums yet.") }
          .customizationID("albums")
        Tab("Artists", systemImage: "music.mic", value: "artists") { Text("Only in a sidebar.") }
          .tabPlacement(.sidebarOnly)
      }
      Tab(value: "search", role: .search) { Text("The search is the last tab.") }
    }
    .tabViewCustomization($customization)
    .frame(maxWidth: .infinity, minHeight: 96)
  }
}
