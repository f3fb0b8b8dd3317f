/// The importance of an item of a toolbar where there is no room for all of them.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  let rank: Double

  /// The platform's default.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  /// An item that is left to the menu before others.
  public static let low = ToolbarItemVisibilityPriority(rank: -1)
  /// An item that is left to the menu after others.
  public static let high = ToolbarItemVisibilityPriority(rank: 1)
}

extension ToolbarContent {
  /// Sets which items of a toolbar are displayed where there is no room for all of them.
  ///
  /// The other ones are in a menu at the end of their part of the toolbar, the last items first. The buttons that go back,
  /// confirm or cancel, search fields and the main menu are always displayed.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}

private struct PrioritizedToolbarContent<Content: ToolbarContent>: ToolbarContent, _Primitive {
  typealias Body = Never

  let content: Content
  let priority: ToolbarItemVisibilityPriority

  static func _makeView(_ item: Self) -> AnyView {
    AnyView(Content._makeView(item.content).environment(\.toolbarPriority, item.priority))
  }
}

private enum ToolbarPriorityKey: EnvironmentKey {
  static var defaultValue: ToolbarItemVisibilityPriority { .automatic }
}

extension EnvironmentValues {
  /// The priority of the items of a toolbar that are declared here.
  var toolbarPriority: ToolbarItemVisibilityPriority {
    get { self[ToolbarPriorityKey.self] }
    set { self[ToolbarPriorityKey.self] = newValue }
  }
}

/// The items of a part of a toolbar, with a menu for those that have no room.
struct OverflowingItems: View {
  let entries: [ToolbarEntry]
  let keyed: Int?
  @State private var hidden: Set<Int> = []

  var body: some View {
    OverflowRow(
      priorities: entries.map(\.overflowRank), menuPosition: entries.prefix { $0.placement.rank < 2 }.count,
      report: { hidden = Set($0.compactMap { entries.indices.contains($0) ? entries[$0].id : nil }) },
      content: Group {
        ForEach(entries) { entry in
          OverflowItem(content: ToolbarEntryDisplay(entry: entry, goesBackByKey: entry.id == keyed))
        }
        OverflowItem(content: Group { if !hidden.isEmpty { menu } })
      })
  }

  private var menu: some View {
    Menu {
      ForEach(entries.filter { hidden.contains($0.id) }) { $0.view }
    } label: {
      Label(Word.commandMore.text, systemImage: "ellipsis")
    }
    .modifier(ItemStyle())
  }
}

extension ToolbarEntry {
  /// The order in which items are left to the menu; nil for those that never are.
  fileprivate var overflowRank: Double? {
    switch placement.kind {
    case .wayBack, .primaryMenu, .menuBar, .principal, .status, .confirmationAction, .cancellationAction, .search: nil
    default: priority.rank
    }
  }
}

/// The views of an item, beside each other.
private struct OverflowItem<Content: View>: LayoutView {
  typealias Body = Never

  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  var contained: Content { content }
  func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  var stackAxis: Axis? { .horizontal }
  func makeLayout() -> OverflowItemNode { OverflowItemNode() }
  func update(_ layout: OverflowItemNode) {}
}

private struct OverflowRow<Content: View>: LayoutView {
  typealias Body = Never

  let priorities: [Double?]
  let menuPosition: Int
  let report: (Set<Int>) -> Void
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  var contained: Content { content }
  func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  var stackAxis: Axis? { .horizontal }

  func makeLayout() -> OverflowNode {
    let node = OverflowNode(priorities, menuPosition: menuPosition)
    node.hiddenItemsDidChange = report
    return node
  }

  func update(_ layout: OverflowNode) {
    layout.priorities = priorities
    layout.menuPosition = menuPosition
    layout.hiddenItemsDidChange = report
  }
}
