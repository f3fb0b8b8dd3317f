import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Stacks in tabs in split views, with what app and user do to them in any order: a plain model says what is seen.
///
/// `ORIEL_NAVIGATION_SEED` is the seed of a single run, and `ORIEL_NAVIGATION_STEPS` the number of its steps.
@MainActor struct NavigationRandomTests {
  private nonisolated static let seeds: [UInt64] = {
    if let seed = ProcessInfo.processInfo.environment["ORIEL_NAVIGATION_SEED"].flatMap({ UInt64($0) }) { return [seed] }
    return Array(1...60)
  }()

  private nonisolated static let steps =
    ProcessInfo.processInfo.environment["ORIEL_NAVIGATION_STEPS"].flatMap { Int($0) } ?? 60

  @Test(arguments: NavigationRandomTests.seeds)
  func `The pages, titles, items and ways back are what a plain model says`(seed: UInt64) throws {
    var run = NavigationRun(seed: seed)
    var done: [String] = []
    for _ in 0..<Self.steps {
      let before = run.appeared
      let description: String
      do {
        description = try run.step()
      } catch {
        Issue.record("seed \(seed), after \(done.suffix(8)): \(error)")
        return
      }
      done.append(description)
      let problems = run.problems(since: before)
      guard problems.isEmpty else {
        Issue.record("seed \(seed), step \(done.count), \(done.suffix(8)): \(problems)\n\(run.screen)")
        return
      }
    }
    try run.end()
    #expect(run.appeared.isEmpty && run.screen.platform.changes.made == run.screen.platform.changes.disposed)
  }
}

/// One run: the app, what it shows, and the model.
@MainActor private struct NavigationRun {
  let world = NavigationWorld()
  let screen: Screen
  private var random: SeededRandom
  private let root: NavigationPart
  private var model: NavigationModelTree
  /// The sheets: who presents them, and their content.
  private var sheets: [(presenter: Int, part: NavigationPart)] = []
  private var alert: Int?
  private var lastSheet = 1_000_000

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var lastID = 0
    root = Self.makePart(depth: 3, &lastID, &random)
    self.random = random
    model = NavigationModelTree(world: world)
    screen = Screen { [world, root] in NavigationPartView(world: world, part: root) }
    world.log = []
  }

  // MARK: The tree

  private static func makePart(depth: Int, _ lastID: inout Int, _ random: inout SeededRandom) -> NavigationPart {
    lastID += 1
    let id = lastID
    func page() -> NavigationPart {
      lastID += 1
      return NavigationPart(lastID)
    }
    switch depth == 0 ? 0 : Int.random(in: depth == 3 ? 1..<7 : 0..<7, using: &random) {
    case 1, 2:
      let count = Int.random(in: 2...3, using: &random)
      return NavigationPart(id, .tabs((0..<count).map { _ in makePart(depth: depth - 1, &lastID, &random) }))
    case 3:
      return NavigationPart(id, .stack(page()))
    case 4:
      lastID += 1
      let tabs = lastID
      return NavigationPart(id, .stack(NavigationPart(tabs, .tabs([page(), page()]))))
    case 5, 6:
      let sidebar = makePart(depth: min(depth - 1, 1), &lastID, &random)
      let content = Bool.random(using: &random) ? makePart(depth: 0, &lastID, &random) : nil
      let detail = makePart(depth: depth - 1, &lastID, &random)
      return NavigationPart(id, .split(sidebar: sidebar, content: content, detail: detail))
    default: return NavigationPart(id)
    }
  }

  /// The content of the window and of the sheets, the topmost last.
  private var surfaces: [NavigationPart] { [root] + sheets.map(\.part) }
  private var top: NavigationPart { sheets.last?.part ?? root }
  private var topArea: any ScreenArea {
    get throws {
      if sheets.isEmpty { return screen }
      return try #require(screen.presentations.last)
    }
  }

  /// The pages that have appeared.
  var appeared: Set<Int> { screen.isOpen ? Set(surfaces.flatMap { model.pages(in: $0).map(\.id) }) : [] }

  // MARK: Steps

  /// Does something, and returns what.
  mutating func step() throws -> String {
    let description = try act()
    // What isn't there any more presents nothing.
    for (index, sheet) in sheets.enumerated() where !model.allPages(in: surfaces[index]).contains(sheet.presenter) {
      for gone in sheets[index...] { world.sheets[gone.presenter] = nil }
      sheets.removeSubrange(index...)
      break
    }
    if let alert, !surfaces.contains(where: { model.allPages(in: $0).contains(alert) }) {
      world.alerts.remove(alert)
      self.alert = nil
    }
    return description
  }

  private mutating func act() throws -> String {
    let isUser = Bool.random(using: &random)
    if alert != nil, isUser { return try answer() }
    // The app acts anywhere, the user in front.
    let part = isUser ? top : surfaces.randomElement(using: &random) ?? root
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1: return try selectTab(in: part, isUser)
    case 2, 3: return try push(in: part, isUser)
    case 4, 5: return try goBack(in: part, isUser)
    case 6: return try toggleSidebar(in: part, isUser)
    case 7, 8: return changeBars(in: part)
    case 9: return try count()
    case 10: return present()
    case 11: return try dismiss(isUser)
    default: return replace(in: part)
    }
  }

  private mutating func selectTab(in part: NavigationPart, _ isUser: Bool) throws -> String {
    let shown = model.containers(in: part) { if case .tabs = $0 { true } else { false } }
    guard let tabs = shown.randomElement(using: &random), case .tabs(let parts) = tabs.kind,
      let child = parts.randomElement(using: &random)
    else { return "no tabs" }
    if isUser {
      let pickers = try topArea.find(.picker).all
      let picker = try #require(try pickers.first { try $0.options.contains("tab \(child.id)") })
      try picker.select("tab \(child.id)")
    } else {
      world.selections[tabs.id] = child.id
    }
    return "\(isUser ? "user" : "app") selects tab \(child.id)"
  }

  private mutating func push(in part: NavigationPart, _ isUser: Bool) throws -> String {
    defer { world.next += 1 }
    if isUser {
      guard let page = model.pages(in: part).filter({ $0.navigator != .none }).randomElement(using: &random) else {
        return "no link"
      }
      try topArea.button("go \(page.id)").tap()
      switch page.navigator {
      case .none, .stack: break
      case .replacing(let id): model.details[id] = [world.next]
      case .covering(let id): model.details[id, default: []].append(world.next)
      }
      return "user pushes \(world.next) from \(page.id)"
    }
    let stacks = model.existing(part).filter { if case .stack = $0.kind { true } else { false } }
    guard let stack = stacks.randomElement(using: &random) else { return "no stack" }
    world.paths[stack.id, default: []].append(world.next)
    if Bool.random(using: &random) {
      world.next += 1
      world.paths[stack.id, default: []].append(world.next)
    }
    return "app pushes up to \(world.next) in \(stack.id)"
  }

  private mutating func goBack(in part: NavigationPart, _ isUser: Bool) throws -> String {
    let ways = model.ways(in: part)
    guard let way = ways.indices.randomElement(using: &random) else { return "no way back" }
    let id = ways[way].id
    if isUser {
      if ways.count == 1, Bool.random(using: &random) {
        try screen.press(.leftArrow, modifiers: .option)
      } else {
        try topArea.button("Back")[way].tap()
      }
      if case .split = ways[way].kind { model.details[id]?.removeLast() }
      return "user goes back in \(id)"
    }
    guard case .stack = ways[way].kind else { return "no stack" }
    let depth = world.paths[id]?.count ?? 0
    let rest = Int.random(in: 0..<depth, using: &random)
    world.paths[id]?.removeLast(depth - rest)
    return "app goes back to \(rest) in \(id)"
  }

  private mutating func toggleSidebar(in part: NavigationPart, _ isUser: Bool) throws -> String {
    let splits = model.containers(in: part) { if case .split = $0 { true } else { false } }
    guard let index = splits.indices.randomElement(using: &random) else { return "no sidebar" }
    let id = splits[index].id
    if isUser {
      try topArea.button("Toggle Sidebar")[index].tap()
    } else {
      world.visibilities[id] = [.all, .doubleColumn, .detailOnly, .automatic].randomElement(using: &random)
    }
    return "\(isUser ? "user toggles" : "app sets") the sidebar of \(id)"
  }

  /// Changes the title or the items of a page that is there, visible or not.
  private mutating func changeBars(in part: NavigationPart) -> String {
    guard let page = model.allPages(in: part).sorted().randomElement(using: &random) else { return "no page" }
    if Bool.random(using: &random) {
      world.titles[page] = world.titles[page] == nil ? "title \(page)" : nil
      return "title of \(page)"
    }
    if world.items.remove(page) == nil { world.items.insert(page) }
    return "item of \(page)"
  }

  private mutating func count() throws -> String {
    guard alert == nil, let page = model.pages(in: top).randomElement(using: &random)?.id else { return "no page" }
    let count = model.counts[page] ?? 0
    try topArea.button("count \(page) \(count)").tap()
    model.counts[page] = count + 1
    return "user counts in \(page)"
  }

  private mutating func present() -> String {
    guard alert == nil, let page = model.pages(in: top).randomElement(using: &random)?.id else { return "no page" }
    guard sheets.count < 2, Bool.random(using: &random) else {
      alert = page
      world.alerts.insert(page)
      return "alert of \(page)"
    }
    lastSheet += 10
    let part = NavigationPart(lastSheet, .stack(NavigationPart(lastSheet + 1)))
    sheets.append((page, part))
    world.sheets[page] = part
    return "sheet of \(page)"
  }

  private mutating func dismiss(_ isUser: Bool) throws -> String {
    if let alert {
      world.alerts.remove(alert)
      self.alert = nil
      return "app ends the alert"
    }
    guard let sheet = sheets.popLast() else { return "no sheet" }
    if isUser { try screen.pressEscape() } else { world.sheets[sheet.presenter] = nil }
    return "\(isUser ? "user" : "app") ends the sheet of \(sheet.presenter)"
  }

  private mutating func answer() throws -> String {
    try screen.answer("OK")
    defer { alert = nil }
    return "user answers the alert of \(alert ?? 0)"
  }

  /// Replaces a container by a page, or a page by its container. The views in it lose their state.
  private mutating func replace(in part: NavigationPart) -> String {
    let candidates = model.existing(part).filter { if case .page = $0.kind { false } else { $0 !== part } }
    guard let container = candidates.randomElement(using: &random) else { return "no container" }
    for part in model.existing(container) {
      model.counts[part.id] = nil
      model.counts[-part.id] = nil
      model.details[part.id] = nil
    }
    let isThere = !world.removed.contains(container.id)
    if isThere { world.removed.insert(container.id) } else { world.removed.remove(container.id) }
    return "\(container.id) is \(isThere ? "removed" : "there again")"
  }

  mutating func end() throws {
    while alert != nil { _ = try answer() }
    while !sheets.isEmpty { _ = try dismiss(true) }
    try screen.closeWindow()
  }

  // MARK: What must hold

  func problems(since before: Set<Int>) -> [String] {
    var problems: [String] = []
    func check<Value: Equatable>(_ what: String, _ seen: Value, _ expected: Value) {
      if seen != expected { problems.append("\(what): \(seen) instead of \(expected)") }
    }
    check("title", screen.title, model.title(of: root) ?? "Test")
    check("alert", screen.alerts.map(\.title), alert.map { ["alert \($0)"] } ?? [])
    let presentations = screen.presentations
    check("sheets", presentations.map(\.title), sheets.map { model.title(of: $0.part) ?? "" })
    guard presentations.count == sheets.count else { return problems }
    let areas: [any ScreenArea] = [screen] + presentations
    for (area, part) in zip(areas, surfaces) {
      let pages = model.pages(in: part).map(\.id)
      check("pages", area.texts.filter { $0.hasPrefix("at ") }, pages.map { "at \($0)" })
      let labels = area.find(.button).all.compactMap { button in
        (try? button.isVisible) == true ? try? button.label : nil
      }
      check(
        "counts", labels.filter { $0.hasPrefix("count ") }, pages.map { "count \($0) \(model.counts[$0] ?? 0)" })
      check("items", labels.filter { $0.hasPrefix("item ") }, pages.filter(world.items.contains).map { "item \($0)" })
      check("ways back", labels.count { $0 == "Back" }, model.ways(in: part).count)
      check(
        "sidebar buttons", labels.count { $0 == "Toggle Sidebar" },
        model.containers(in: part) { if case .split = $0 { true } else { false } }.count)
    }
    let log = world.log
    world.log = []
    let after = appeared
    check("appearing", log.filter { $0.hasPrefix("+") }.sorted(), after.subtracting(before).map { "+ \($0)" }.sorted())
    check(
      "disappearing", log.filter { $0.hasPrefix("-") }.sorted(), before.subtracting(after).map { "- \($0)" }.sorted())
    if let first = log.firstIndex(where: { $0.hasPrefix("-") }), log[first...].contains(where: { $0.hasPrefix("+") }) {
      problems.append("order of appearing: \(log)")
    }
    return problems
  }
}
