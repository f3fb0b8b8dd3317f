import Oriel

/// Windows without decorations, and beside others.
struct NewerWindows: Scene {
  var body: some Scene {
    WindowGroup("Badge", id: "badge") {
      Pair {
        Text("a")
        Image(systemName: "star")
      }
    }
    .windowStyle(.plain)
    .defaultWindowPlacement { content, context in
      guard let first = context.windows.first else { return WindowPlacement(.none) }
      let size = content.sizeThatFits(.unspecified)
      return switch first.phase {
      case .active: WindowPlacement(.trailing(first))
      case .inactive: WindowPlacement(.below(first), size: size)
      default: WindowPlacement(.utilityPanel, width: size.width, height: size.height)
      }
    }
  }
}

/// A container of two views.
struct Pair<Content: View>: View {
  let content: Content
  var body: some View { HStack { content } }
}

extension Pair {
  init<First: View, Second: View>(@ContentBuilder content: () -> TupleContent<First, Second>)
  where Content == TupleContent<First, Second> {
    self.content = content()
  }
}

/// Calls of newer vocabulary, written as short as SwiftUI allows.
struct NewerCalls: View {
  private struct Card: Identifiable { let id: Int }
  private struct Note: Identifiable {
    var id: Int
    var title = ""
  }

  private struct Padded: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier { EmptyModifier() }
  }

  @State private var page = 1
  @State private var days: Set<DateComponents> = []
  @State private var mode = EditMode.inactive
  @AppStorage("tabs") private var tabs = TabViewCustomization()
  @AppStorage("scale", store: UserDefaults(suiteName: "shared")) private var scale = 1.0
  @AppStorage("name", store: .standard) private var name: String?
  @State private var notes = [Note(id: 1)]
  @State private var isSearching = false
  @Namespace private var pages
  @ContentBuilder private var nothing: some View { EmptyContent() }

  var body: some View {
    VStack {
      scrolling
      tabbed
      reordered
      small
      nothing
      edited
    }
    .environment(\.editMode, $mode)
  }

  private var edited: some View {
    List($notes, editActions: .all) { $note in TextField("Title", text: $note.title) }
      .searchable(text: $notes[0].title, tokens: $notes, isPresented: $isSearching) { Text($0.title) }
      .rotationEffect(-.degrees(30) + .radians(1) / 2)
      .defaultAppStorage(.standard)
  }

  private var scrolling: some View {
    ScrollView {
      Text("a").onScrollVisibilityChange { _ in }.onScrollVisibilityChange(threshold: 0.2) { print($0) }
        .scrollTransition { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(x: phase.value).blur(radius: 2)
        }
        .scrollTransition(.animated(.bouncy).threshold(.visible(0.3)), axis: .vertical) {
          $0.opacity($1.isIdentity ? 1 : 0)
        }
        .scrollTransition(topLeading: .interactive, bottomTrailing: .animated) { content, phase in
          content.rotationEffect(.degrees(phase.value * 10))
        }
    }
    .onScrollGeometryChange(for: Double.self) {
      $0.contentOffset.y
    } action: { old, new in
      print(old, new)
    }
    .onScrollGeometryChange(for: CGRect.self, of: { $0.visibleRect }, action: { _, _ in })
    .onScrollPhaseChange { old, new in print(old, new.isScrolling) }
    .onScrollPhaseChange { _, _, context in print(context.geometry.bounds, context.velocity?.dx ?? 0) }
    .scrollIndicatorsFlash(trigger: 1).scrollIndicatorsFlash(onAppear: true)
    .safeAreaBar(edge: .top) { Text("a") }.safeAreaBar(edge: .leading, alignment: .top, spacing: 3) { Text("a") }
    .containerBackground(.blue.gradient, for: .window).containerBackground(for: .navigation) { Color.red }
  }

  private var tabbed: some View {
    TabView(selection: $page) {
      Tab("a", systemImage: "b", value: 1) { Text("c") }.customizationID("a").tabPlacement(.sidebarOnly)
      TabSection("b") { Tab("a", systemImage: "b", value: 2) { Text("c") } }
      Tab(value: 3, role: .search) { Text("c") }
      Tab("d", systemImage: "b", value: 4, role: .search) { Text("c") }.defaultVisibility(.hidden, for: .tabBar)
    }
    .tabViewStyle(.sidebarAdaptable).tabViewCustomization($tabs)
    .indexViewStyle(.page(backgroundDisplayMode: .always)).indexViewStyle(PageIndexViewStyle())
  }

  private var reordered: some View {
    VStack {
      ForEach([Card(id: 1)]) { Text("\($0.id)") }.reorderable()
      List {
        Text("a").swipeActions {
          Button("b") {}
        } onPresentationChanged: {
          print($0)
        }
      }
      .toolbar { EditButton() }
    }
    .reorderContainer(for: Card.self) { print($0.sources) }
    .reorderContainer(for: Card.self, itemID: \.id) { print($0.destination) }
    .reorderContainer(for: Card.self, in: Int.self, isEnabled: false) { print($0.destination.collectionID) }
  }

  private var small: some View {
    VStack {
      MultiDatePicker("a", selection: $days, in: Date.now...)
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .blue])
      Button("a") {}.buttonStyle(.accessoryBar).buttonStyle(.accessoryBarAction).buttonSizing(.flexible)
      NavigationLink("a") { Text("b").navigationTransition(.zoom(sourceID: 1, in: pages)) }
        .matchedTransitionSource(id: 1, in: pages)
    }
    .modifier(Padded()).menuOrder(.fixed).statusBarHidden()
    .onModifierKeysChanged(mask: .option) { old, new in print(old, new) }
    .toolbarBackgroundVisibility(.hidden, for: .windowToolbar).toolbarVisibility(.hidden)
    .toolbar { ToolbarItem { Text("a") }.sharedBackgroundVisibility(.hidden).visibilityPriority(.high) }
    .toolbar(id: "a") { ToolbarItem(id: "b") { Text("c") }.defaultCustomization(.hidden) }
  }
}
