import Foundation

@testable import OrielCore
@testable import OrielTesting

/// A play with a container of rows: random changes of its tree and random actions of the user, with a model beside it.
@MainActor final class RowPlay {
  private let container: RowContainer
  private let seed: UInt64
  private var random: SeededRandom
  private var lastID = 0
  private let stage: RowStage
  private let screen: Screen
  private var model = RowModel()
  /// The paths of the expanded rows of an outline.
  private var expanded: Set<String> = []
  private var story: [String] = []

  init(_ container: RowContainer, seed: UInt64) {
    self.container = container
    self.seed = seed
    random = SeededRandom(seed: seed)
    var tree = RowTree(id: 0, kind: .nested)
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      tree.children.append(.random(&random, &lastID, depth: 2))
    }
    let stage = RowStage(tree)
    self.stage = stage
    screen = Screen(size: ProposedViewSize(width: 300, height: container.isShort ? 120 : 3_000)) {
      RowStageView(stage: stage, container: container)
    }
    model.show(rows)
  }

  /// Takes steps. Returns what was found wrong.
  func run(steps: Int) throws -> String? {
    if let fault = check() { return describe(fault, 0) }
    for step in 1...steps {
      do {
        let what = try act()
        story.append(what)
        if let fault = check() { return describe(fault, step) }
      } catch {
        return describe("\(error)", step)
      }
    }
    screen.window.close()
    let changes = screen.platform.changes
    return changes.made == changes.disposed
      ? nil : describe("\(changes.made - changes.disposed) widgets are left", steps)
  }

  private func describe(_ fault: String, _ step: Int) -> String {
    "\(container), seed \(seed), step \(step): \(fault)\nafter: \(story.suffix(4).joined(separator: "; "))\n\(stage.tree)"
  }

  // MARK: Steps

  private var rows: [RowModel.Row] {
    switch container {
    case .table: RowModel.table(of: stage.tree)
    case .outline, .tableOutline: RowModel.outline(of: stage.tree.children) { expanded.contains($0) }
    default: RowModel.rows(of: stage.tree)
    }
  }

  private func act() throws -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: return try tap()
    case 2: return try type()
    case 3, 4: return container.hasSelection ? try select() : try scroll()
    case 5, 6: return container.isOutline ? try expand() : try scroll()
    default: return try change()
    }
  }

  private func change() throws -> String {
    var tree = stage.tree
    var what: [String] = []
    for _ in 0...Int.random(in: 0..<3, using: &random) { what.append(tree.mutate(&random, &lastID)) }
    // The root of a tree keeps its kind.
    tree.kind = .nested
    if tree.count > 30 {
      tree.children.removeFirst(tree.children.count / 2 + 1)
      what.append("too many")
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      what.append("in an animation")
      withAnimation(.linear(duration: 0.2)) { stage.tree = tree }
      settle()
      // Where rows are is compared at rest.
      switch container.isShort ? 1 : Int.random(in: 0..<3, using: &random) {
      case 0: screen.advance(by: .milliseconds(50))
      case 1: try screen.advanceToRest()
      default: break
      }
    } else {
      stage.tree = tree
    }
    if container.isOutline { forgetExpansions() }
    model.show(rows)
    return what.joined(separator: ", ")
  }

  /// Rows that aren't there begin collapsed when they come back.
  private func forgetExpansions() {
    var paths: Set<String> = []
    _ = RowModel.outline(of: stage.tree.children) { path in
      let isExpanded = expanded.contains(path)
      if isExpanded { paths.insert(path) }
      return isExpanded
    }
    expanded = paths
  }

  private func pick(_ kind: RowModel.Row.Kind) -> RowModel.Row? {
    let texts = Set(read().map(\.text))
    return model.rows.filter { $0.kind == kind && texts.contains(model.shown($0)) }.randomElement(using: &random)
  }

  private func tap() throws -> String {
    guard let row = pick(.cell) else { return "nothing to tap" }
    try screen.button(model.shown(row)).tap()
    model.tap(row)
    return "tap \(row.name)"
  }

  private func type() throws -> String {
    guard let row = pick(.field) else { return "nothing to type into" }
    let text = "t\(Int.random(in: 0..<100, using: &random))"
    try screen.textField(row.name).replaceText(with: text)
    model.type(text, into: row)
    return "type \(text) into \(row.name)"
  }

  private func select() throws -> String {
    guard let row = pick(.cell), let id = Int(row.name) else { return "nothing to select" }
    if Bool.random(using: &random) {
      stage.selection.formSymmetricDifference([id])
      return "binding toggles \(id)"
    }
    guard let place = rowElement(of: row) else { return "no row of \(row.name)" }
    let isSelected = stage.selection.contains(id)
    try place.toggleSelection()
    if stage.selection.contains(id) == isSelected { throw RowFault(what: "a click didn't select \(id)") }
    return "click \(id)"
  }

  private func expand() throws -> String {
    guard let row = pick(.cell), let place = rowElement(of: row), let isExpanded = try place.isExpanded else {
      return "nothing to expand"
    }
    if isExpanded != expanded.contains(row.path) { throw RowFault(what: "\(row.name) expanded: \(isExpanded)") }
    try place.setExpanded(!isExpanded)
    if isExpanded { expanded.remove(row.path) } else { expanded.insert(row.path) }
    forgetExpansions()
    model.show(rows)
    return "expand \(row.name) \(!isExpanded)"
  }

  private func scroll() throws -> String {
    guard container.isShort else { return "nothing to scroll" }
    if container == .shortList {
      let row = Int.random(in: 0...max(0, model.rows.count - 1), using: &random)
      try screen.find(.list).scroll(toRow: row)
      return "scroll to row \(row)"
    }
    let distance = Double(Int.random(in: -200...400, using: &random))
    try screen.find(.scrollView).scroll(y: distance)
    return "scroll by \(distance)"
  }

  private func rowElement(of row: RowModel.Row) -> ScreenElement? {
    let text = model.shown(row)
    return screen.find(.row).all.first { $0.button(text).exists }
  }

  // MARK: Comparison

  private func settle() {
    for _ in 0..<4 {
      screen.settleNow()
      screen.window.layOut()
    }
  }

  private func read() -> [RowModel.Shown] {
    settle()
    var shown: [RowModel.Shown] = []
    for view in screen.window.content {
      view.forEachInside { view in
        guard let text = Self.text(of: view) else { return }
        shown.append(RowModel.Shown(text: text, frame: view.node.frameInContent))
      }
    }
    return shown
  }

  private static func text(of view: TestView) -> String? {
    switch view.kind {
    case .button: return view.label.flatMap { $0.contains(": ") ? $0 : nil }
    case .textField: return "\(view.label ?? "")= \(view.element?.shownText ?? "")"
    case .text: return view.label.flatMap { $0.hasPrefix("header ") || $0.hasPrefix("footer ") ? $0 : nil }
    default: return nil
    }
  }

  private func check() -> String? {
    let (shown, wanted) = (read(), model.shown)
    if !screen.platform.isQuiet { return "the layout doesn't end" }
    if container.isShort {
      let fault = model.fault(
        ofVisible: shown, height: 120, isPinning: container == .pinnedStack, isGrid: container == .shortGrid)
      if let fault { return fault }
    } else if shown.map(\.text) != wanted {
      return "\(shown.map(\.text)) should be \(wanted)"
    }
    return container.hasSelection ? checkContent() : nil
  }

  /// All rows of a list, visible or not: their number, kinds and selection.
  private func checkContent() -> String? {
    guard let content else { return "no list" }
    if content.count != model.rows.count { return "\(content.count) rows instead of \(model.rows.count)" }
    for (index, row) in model.rows.enumerated() {
      let kind: ListRowPlace.Kind =
        switch row.kind {
        case .header: .header
        case .footer: .footer
        case .cell, .field: .content
        }
      if content.place(at: index).kind != kind { return "\(row.name) is a \(content.place(at: index).kind)" }
      guard kind == .content, let id = Int(row.name) else { continue }
      let isSelected = content.selection.isSelected(index)
      if isSelected != stage.selection.contains(id) { return "\(row.name) is selected: \(isSelected)" }
      if let section = content.place(at: index).section, !section.contains(index) { return "\(row.name) outside" }
    }
    return nil
  }

  private lazy var content: ListContent? = {
    var found: ListContent?
    for view in screen.window.content {
      view.forEachInside {
        found = found ?? ($0.element as? ListElement)?.content ?? ($0.element as? TableElement)?.content
      }
    }
    return found
  }()
}

private struct RowFault: Error { let what: String }
