@testable import OrielCore

/// What must be seen of a tree of parts, computed plainly: by walking the whole tree.
@MainActor struct NavigationModelTree {
  /// Where the link of a page leads.
  enum Navigator: Equatable {
    case none
    case stack(Int)
    /// The detail column of a split view: its page is replaced, or covered by another one.
    case replacing(Int)
    case covering(Int)
  }

  let world: NavigationWorld
  /// The values whose pages are in the detail columns of split views, above their own views.
  var details: [Int: [Int]] = [:]
  /// What the pages have counted.
  var counts: [Int: Int] = [:]

  private func showsSidebar(_ id: Int, hasContent: Bool) -> Bool {
    (world.visibilities[id] ?? .all).showsSidebar(hasContent: hasContent)
  }

  private func showsContent(_ id: Int) -> Bool { (world.visibilities[id] ?? .all) != .detailOnly }

  /// The visible parts directly in another one, in order, with where links in them lead.
  private func shown(in part: NavigationPart, _ navigator: Navigator) -> [(part: NavigationPart, navigator: Navigator)]
  {
    if world.removed.contains(part.id) { return [] }
    switch part.kind {
    case .page: return []
    case .tabs(let parts):
      return parts.filter { $0.id == world.selection(of: part.id, in: parts) }.map { ($0, navigator) }
    case .stack(let root):
      return [(world.paths[part.id]?.last.map { .pushed($0) } ?? root, .stack(part.id))]
    case .split(let sidebar, let content, let detail):
      var columns: [(part: NavigationPart, navigator: Navigator)] = []
      if showsSidebar(part.id, hasContent: content != nil) { columns.append((sidebar, .replacing(part.id))) }
      if let content, showsContent(part.id) { columns.append((content, .replacing(part.id))) }
      columns.append((details[part.id]?.last.map { .pushed($0) } ?? detail, .covering(part.id)))
      return columns
    }
  }

  /// The visible parts, those in a part before the part itself.
  private func visible(_ part: NavigationPart, _ navigator: Navigator = .none) -> [(NavigationPart, Navigator)] {
    shown(in: part, navigator).flatMap { visible($0.part, $0.navigator) } + [(part, navigator)]
  }

  /// The page that a part consists of; nil for a container that is there.
  private func page(_ part: NavigationPart) -> Int? {
    if world.removed.contains(part.id) { return -part.id }
    if case .page = part.kind { return part.id }
    return nil
  }

  /// The visible pages in order, with where their links lead.
  func pages(in root: NavigationPart) -> [(id: Int, navigator: Navigator)] {
    visible(root).compactMap { part, navigator in page(part).map { ($0, navigator) } }
  }

  /// The visible containers of a kind, those within others first.
  func containers(in root: NavigationPart, _ condition: (NavigationPart.Kind) -> Bool) -> [NavigationPart] {
    visible(root).map(\.0).filter { !world.removed.contains($0.id) && condition($0.kind) }
  }

  /// The title of the visible page that counts.
  func title(of part: NavigationPart) -> String? {
    if let page = page(part) { return world.titles[page] }
    return shown(in: part, .none).reversed().lazy.compactMap { title(of: $0.part) }.first
  }

  /// The containers to which buttons go back, in the order of the buttons.
  func ways(in root: NavigationPart) -> [NavigationPart] {
    containers(in: root) { if case .page = $0 { false } else { true } }.filter { part in
      switch part.kind {
      case .stack: world.paths[part.id]?.isEmpty == false
      case .split: (details[part.id]?.count ?? 0) > 1
      case .page, .tabs: false
      }
    }
  }

  /// All parts that exist, shown or not, with a part itself.
  func existing(_ part: NavigationPart) -> [NavigationPart] {
    if world.removed.contains(part.id) { return [part] }
    let inner: [NavigationPart]
    switch part.kind {
    case .page: inner = []
    case .tabs(let parts): inner = parts
    case .stack(let root): inner = [root] + (world.paths[part.id] ?? []).map { .pushed($0) }
    case .split(let sidebar, let content, let detail):
      inner = [sidebar] + (content.map { [$0] } ?? []) + [detail] + (details[part.id] ?? []).map { .pushed($0) }
    }
    return [part] + inner.flatMap { existing($0) }
  }

  /// All pages that exist, shown or not.
  func allPages(in root: NavigationPart) -> Set<Int> { Set(existing(root).compactMap { page($0) }) }
}
