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
  /// The menu opens with the secondary button, the Menu key, Shift+F10 or a long press. In GTK: a `GtkPopoverMenu`.
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
  private let collector: ItemCollector
  /// The entries.
  package let entries: [MenuEntry]

  fileprivate init?(_ views: [AnyView], in context: _NodeContext) {
    guard !views.isEmpty else { return nil }
    collector = ItemCollector(graph: context.host.graph, environment: context.environment)
    collector.mount(ForEach(views.indices, id: \.self) { views[$0] })
    entries = MenuEntry.entries(of: collector.items)
    if entries.isEmpty {
      collector.unmount()
      return nil
    }
  }

  /// Performs the action of an entry.
  package func perform(_ path: MenuPath) { collector.items.perform(path) }

  /// Performs the first action. Returns whether there is one.
  fileprivate func performFirst() -> Bool {
    for case .action(let action) in entries where action.isEnabled {
      perform(MenuPath([action.id]))
      return true
    }
    return false
  }

  /// Releases the views. Called once.
  package func close() { collector.unmount() }
}

extension ListContent {
  /// The menu of a row, with its swipe actions; of the empty area if the index is nil. Nil if there are no entries.
  package func makeMenu(at index: Int?) -> RowMenu? {
    if let index, index >= count || place(at: index).kind != .content { return nil }
    let menu = menuSource?.menu(of: self, at: index).map { [$0] } ?? []
    return RowMenu(menu + (index.map { swipeActions(at: $0, includesSelection: true).map(\.views) } ?? []), in: context)
  }

  /// Performs the first swipe action at an edge of a row, if a full swipe may. Returns whether there is one.
  package func performFullSwipe(at index: Int, _ edge: HorizontalEdge) -> Bool {
    let actions = swipeActions(at: index, includesSelection: false).filter { $0.edge == edge }
    guard actions.first?.allowsFullSwipe == true, let menu = RowMenu(actions.map(\.views), in: context) else {
      return false
    }
    // The action may be performed after the pending updates.
    defer { context.host.graph.afterUpdates { menu.close() } }
    return menu.performFirst()
  }
}
