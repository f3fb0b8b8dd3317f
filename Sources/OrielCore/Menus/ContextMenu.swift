extension View {
  /// Adds a menu that opens with the secondary button, the Menu key, Shift+F10 or a long press.
  ///
  /// In GTK: a `GtkPopoverMenu` at the pointer. In a group, each view has the menu. The keyboard shortcuts of the entries
  /// work while the menu is open.
  ///
  /// - Parameter menuItems: the entries; see ``Menu``. If there are none, no menu opens.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a menu. The preview isn't displayed, because desktop menus have none.
  public func contextMenu<MenuItems: View, P: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}

/// The entries of a context menu, for the deprecated form of `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu with entries.
  @MainActor public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// The deprecated form of `contextMenu(menuItems:)`. Nil removes the menu.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }
}

/// Wraps each view in a widget with the menu.
struct ContextMenuModifier<MenuItems: View>: BoxingModifier {
  let items: MenuItems
  var areAccessibilityActions = false
  var box: ContextMenuBox<MenuItems> {
    ContextMenuBox(items: items, areAccessibilityActions: areAccessibilityActions)
  }
}

/// The widget around one view.
struct ContextMenuBox<MenuItems: View>: View, PrimitiveView {
  typealias Body = Never

  let items: MenuItems
  let areAccessibilityActions: Bool

  func element(in context: ElementContext) -> ContextMenuElement { ContextMenuElement() }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ContextMenuNode(view, in: context)
  }
}

/// Collects the entries of a context menu and updates the widget.
@MainActor private final class ContextMenuNode<MenuItems: View>: StoredOuterNode<ContextMenuBox<MenuItems>> {
  private let collector: ItemCollector

  override init(_ view: ContextMenuBox<MenuItems>, in context: _NodeContext) {
    collector = ItemCollector(graph: context.host.graph, environment: context.environment)
    super.init(view, in: context)
    collector.mount(view.items)
    hold(ContextMenuArea.makePart(area, in: context.below(self)))
    collector.didChange = { [weak self] in
      guard let self else { return }
      self.updateChild(self.area)
    }
  }

  private var area: ContextMenuArea {
    ContextMenuArea(
      entries: MenuEntry.entries(of: collector.items), areAccessibilityActions: view.areAccessibilityActions
    ) { [weak self] in
      self?.collector.items.perform($0)
    }
  }

  override func update(_ newView: ContextMenuBox<MenuItems>) {
    view = newView
    collector.update(newView.items)
    updateChild(area)
  }

  override func unmountChildren() {
    collector.didChange = nil
    collector.unmount()
    child?.unmount()
  }
}

private struct ContextMenuArea: View, PrimitiveView {
  typealias Body = Never

  let entries: [MenuEntry]
  let areAccessibilityActions: Bool
  let perform: (MenuPath) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  func element(in context: ElementContext) -> ContextMenuElement {
    ContextMenuElement(
      entries: entries, isEnabled: context.environment.isEnabled, areAccessibilityActions: areAccessibilityActions)
  }

  func handle(_ event: MenuEvent, in context: ElementContext) {
    switch event {
    case .chosen(let path): perform(path)
    case .activated: break
    }
  }
}

/// A widget around its child on which a menu opens.
package struct ContextMenuElement: Element {
  package typealias Event = MenuEvent

  package var entries: [MenuEntry] = []
  package var isEnabled = true
  /// Whether the entries are accessibility actions of the view. A menu on the same view contains them too.
  package var areAccessibilityActions = false
}
