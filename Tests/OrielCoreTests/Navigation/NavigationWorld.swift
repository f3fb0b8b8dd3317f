import Observation

@testable import OrielCore

/// A part of a window: a page, or a container of parts.
@MainActor final class NavigationPart: Identifiable {
  indirect enum Kind {
    case page
    case tabs([NavigationPart])
    case stack(NavigationPart)
    case split(sidebar: NavigationPart, content: NavigationPart?, detail: NavigationPart)
  }

  nonisolated let id: Int
  let kind: Kind

  init(_ id: Int, _ kind: Kind = .page) {
    self.id = id
    self.kind = kind
  }

  /// The page that a value leads to: every third one has tabs.
  static func pushed(_ value: Int) -> NavigationPart {
    guard value.isMultiple(of: 3) else { return NavigationPart(value) }
    return NavigationPart(value, .tabs([NavigationPart(value * 1_000 + 1), NavigationPart(value * 1_000 + 2)]))
  }
}

/// What an app with pages knows: what its bindings say, and what its pages have reported.
@Observable @MainActor final class NavigationWorld {
  /// The selections of tab views, by their parts.
  var selections: [Int: Int] = [:]
  var paths: [Int: [Int]] = [:]
  var visibilities: [Int: NavigationSplitViewVisibility] = [:]
  /// The containers that are replaced by a page.
  var removed: Set<Int> = []
  var titles: [Int: String] = [:]
  var items: Set<Int> = []
  /// The content of the sheets, by the pages that present them.
  var sheets: [Int: NavigationPart] = [:]
  var alerts: Set<Int> = []
  /// The value of every link.
  var next = 101
  @ObservationIgnored var log: [String] = []

  func selection(of id: Int, in parts: [NavigationPart]) -> Int { selections[id] ?? parts[0].id }
}

/// The views of a part.
struct NavigationPartView: View {
  let world: NavigationWorld
  let part: NavigationPart

  var body: some View {
    let id = part.id
    if world.removed.contains(id) {
      NavigationPageContent(world: world, id: -id)
    } else {
      switch part.kind {
      case .page: NavigationPageContent(world: world, id: id)
      case .tabs(let parts):
        TabView(selection: Binding(get: { world.selection(of: id, in: parts) }, set: { world.selections[id] = $0 })) {
          ForEach(parts) { child in
            NavigationPartView(world: world, part: child).tabItem { Text("tab \(child.id)") }.tag(child.id)
          }
        }
      case .stack(let root):
        NavigationStack(path: Binding(get: { world.paths[id] ?? [] }, set: { world.paths[id] = $0 })) {
          withDestination(root)
        }
      case .split(let sidebar, let content, let detail):
        let visibility = Binding(
          get: { world.visibilities[id] ?? .all },
          set: { (value: NavigationSplitViewVisibility) in world.visibilities[id] = value })
        if let content {
          NavigationSplitView(columnVisibility: visibility) {
            withDestination(sidebar)
          } content: {
            NavigationPartView(world: world, part: content)
          } detail: {
            NavigationPartView(world: world, part: detail)
          }
        } else {
          NavigationSplitView(columnVisibility: visibility) {
            withDestination(sidebar)
          } detail: {
            NavigationPartView(world: world, part: detail)
          }
        }
      }
    }
  }

  private func withDestination(_ part: NavigationPart) -> some View {
    NavigationPartView(world: world, part: part)
      .navigationDestination(for: Int.self) { NavigationPartView(world: world, part: .pushed($0)) }
  }
}

/// A page, with what it can add to its window.
private struct NavigationPageContent: View {
  let world: NavigationWorld
  let id: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Text("at \(id)")
      Button("count \(id) \(count)") { count += 1 }
      NavigationLink("go \(id)", value: world.next)
      if let title = world.titles[id] { Text("titled").navigationTitle(title) }
      if world.items.contains(id) { Text("with item").toolbar { Button("item \(id)") {} } }
    }
    .onAppear { world.log.append("+ \(id)") }
    .onDisappear { world.log.append("- \(id)") }
    .sheet(isPresented: Binding(get: { world.sheets[id] != nil }, set: { if !$0 { world.sheets[id] = nil } })) {
      if let part = world.sheets[id] { NavigationPartView(world: world, part: part) }
    }
    .alert(
      "alert \(id)",
      isPresented: Binding(
        get: { world.alerts.contains(id) }, set: { if !$0 { world.alerts.remove(id) } })
    ) {
      Button("OK") {}
    }
  }
}
