extension View {
  /// Adds a menu and a primary action to the rows of the lists in this view.
  ///
  /// ```swift
  /// List(files, selection: $selection) { FileRow(file: $0) }
  ///   .contextMenu(forSelectionType: File.ID.self) { ids in
  ///     Button("Delete") { delete(ids) }
  ///   } primaryAction: { open($0) }
  /// ```
  ///
  /// The menu opens with the secondary button, the Menu key, Shift+F10 or a long press. The keyboard shortcuts of the
  /// entries work while it is open. In GTK: a `GtkPopoverMenu`.
  ///
  /// - Parameters:
  ///   - itemType: the type of the selection's values.
  ///   - menu: the entries for values: those of the selection if the row is selected, otherwise that of the row; none
  ///     for the empty area of a list. If there are no entries, no menu opens.
  ///   - primaryAction: the action of a double click, or of Return.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(\.rowMenuSource, SelectionMenu(menu: menu, primaryAction: primaryAction))
  }
}

private struct SelectionMenu<Value: Hashable, Menu: View>: RowMenuSource {
  let menu: (Set<Value>) -> Menu
  let primaryAction: ((Set<Value>) -> Void)?

  func menu(of content: ListContent, at index: Int?) -> AnyView? {
    AnyView(menu(content.values(Value.self, forActionAt: index)))
  }

  func performPrimaryAction(in content: ListContent, at index: Int) -> Bool {
    guard let primaryAction else { return false }
    primaryAction(content.values(Value.self, forActionAt: index))
    return true
  }
}

/// The open menu of a row, or of the empty area of a list.
@MainActor package final class RowMenu {
  private let collectors: [ItemCollector]
  /// The entries.
  package let entries: [MenuEntry]

  /// - Parameters:
  ///   - views: the entries, in parts. An action isn't repeated if a part before has one of the same title.
  ///   - titles: titles of actions that the menu doesn't repeat.
  fileprivate init?(_ parts: [[AnyView]], besides titles: Set<String> = [], in context: _NodeContext) {
    let parts = parts.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    collectors = parts.enumerated().map { part, views in
      let collector = ItemCollector(graph: context.host.graph, environment: context.environment, part: part)
      collector.mount(ForEach(views.indices, id: \.self) { views[$0] })
      return collector
    }
    var (entries, titles) = ([MenuEntry](), titles)
    for collector in collectors {
      let own = MenuEntry.entries(of: collector.items).without(titles)
      entries += own
      titles.formUnion(own.actionTitles)
    }
    self.entries = entries
    if entries.isEmpty {
      close()
      return nil
    }
  }

  /// Performs the action of an entry.
  package func perform(_ path: MenuPath) { for collector in collectors { collector.items.perform(path) } }

  /// Performs the first action. Returns whether there is one.
  fileprivate func performFirst() -> Bool {
    for case .action(let action) in entries where action.isEnabled {
      perform(MenuPath([action.id]))
      return true
    }
    return false
  }

  /// Releases the views. Called once.
  package func close() { for collector in collectors { collector.unmount() } }
}

extension [MenuEntry] {
  /// The titles of the actions, including those in sections but not those in other menus.
  package var actionTitles: Set<String> {
    var titles: Set<String> = []
    for entry in self {
      switch entry {
      case .action(let action), .toggle(let action, _): titles.insert(action.title)
      case .section(_, let entries): titles.formUnion(entries.actionTitles)
      case .choice, .submenu, .divider, .text: break
      }
    }
    return titles
  }

  /// The entries but those actions that have one of these titles.
  fileprivate func without(_ titles: Set<String>) -> [MenuEntry] {
    guard !titles.isEmpty else { return self }
    let kept = compactMap { entry -> MenuEntry? in
      switch entry {
      case .action(let action), .toggle(let action, _): return titles.contains(action.title) ? nil : entry
      case .section(let title, let entries):
        let kept = entries.without(titles)
        return kept.isEmpty ? nil : .section(title: title, entries: kept)
      case .choice, .submenu, .divider, .text: return entry
      }
    }
    return kept.allSatisfy { $0 == .divider } ? [] : kept
  }
}

extension ListContent {
  /// The menu of a row, with its swipe actions; of the empty area if the index is nil. Nil if there are no entries.
  ///
  /// A swipe action of which the menu has the title already isn't repeated.
  ///
  /// - Parameter titles: the titles of the actions in a context menu to which the entries are added.
  package func makeMenu(at index: Int?, besides titles: Set<String> = []) -> RowMenu? {
    if let index, index >= count || place(at: index).kind != .content { return nil }
    let menu = menuSource?.menu(of: self, at: index).map { [$0] } ?? []
    let swipes = index.map { swipeActions(at: $0, includesSelection: true).map(\.views) } ?? []
    return RowMenu([menu, swipes], besides: titles, in: context)
  }

  /// Performs the first swipe action at an edge of a row, if a full swipe may. Returns whether there is one.
  package func performFullSwipe(at index: Int, _ edge: HorizontalEdge) -> Bool {
    let actions = swipeActions(at: index, includesSelection: false).filter { $0.edge == edge }
    guard actions.first?.allowsFullSwipe == true, let menu = RowMenu([actions.map(\.views)], in: context) else {
      return false
    }
    // The action may be performed after the pending updates.
    defer { context.host.graph.afterUpdates { menu.close() } }
    return menu.performFirst()
  }
}
