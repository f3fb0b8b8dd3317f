import CGtk
import FoundationEssentials
import OrielCore

/// A widget with actions for the context menus of the views in it, such as a row of a list.
@MainActor protocol MenuSectionSource {
  /// The actions, but those with a title that the menu has already; nil if there are none. They work until another menu
  /// opens.
  func menuSection(besides titles: Set<String>) -> MenuModel?
}

/// A widget around one view on which a menu opens: by the secondary button, a long press, or the menu key.
@MainActor final class ContextMenuWidget: GtkElementWidget<ContextMenuElement>, RowContextMenu {
  private var element: ContextMenuElement
  private let layout: PopoverAnchorLayout
  private let surface = SurfaceWidget(SurfaceContent.single())
  private lazy var model = MenuModel(
    for: widget, prefix: element.areAccessibilityActions ? Self.nextPrefix() : "menu",
    usesTitles: element.areAccessibilityActions, keyScope: .openMenu
  ) { [weak self] in self?.send(.chosen($0)) }
  private var gestures: MenuGestures?
  private var popover: ContextMenuPopover?

  init(_ element: ContextMenuElement, sink: any WidgetEventSink) {
    self.element = element
    layout = PopoverAnchorLayout(around: surface.widget)
    super.init(layout.widget, sink: sink)
    // Content that is drawn without a widget responds as well.
    layout.takesPointer = true
    model.update(element.entries)
    gestures = MenuGestures(on: widget) { [weak self] in
      self?.open(x: $0, y: $1) ?? false
    } openByKey: { [weak self] in
      self?.openInMiddle() ?? false
    }
  }

  private static var count = 0

  // An entry finds its action by the prefix, in the widget of its menu or around it.
  private static func nextPrefix() -> String {
    count += 1
    return "accessibility\(count)"
  }

  override var wholeContent: SurfaceWidget? { surface }
  override var rowAttributes: RowAttributes { RowAttributes(contextMenu: self) }

  override func update(_ new: ContextMenuElement) {
    element = new
    model.update(new.entries)
  }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { surface.insert(node, after: sibling) }
  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { surface.move(node, after: sibling) }
  override package func remove(_ node: LayoutNode) { surface.remove(node) }

  // MARK: Opening

  func openInMiddle() -> Bool {
    open(x: Double(gtk_widget_get_width(widget)) / 2, y: Double(gtk_widget_get_height(widget)) / 2)
  }

  func open(x: Double, y: Double, in outer: GtkWidgetPointer) -> Bool {
    var (point, place) = (graphene_point_t(x: Float(x), y: Float(y)), graphene_point_t())
    guard gtk_widget_compute_point(outer, widget, &point, &place) != 0 else { return false }
    return open(x: Double(place.x), y: Double(place.y))
  }

  private func open(x: Double, y: Double) -> Bool {
    guard element.isEnabled, !model.isEmpty else { return false }
    let menus = menusOnView
    let titles = menus.reduce(into: Set<String>()) { $0.formUnion($1.element.entries.actionTitles) }
    let sections = menus.map(\.model) + [rowSection(besides: titles)].compactMap { $0 }
    if let popover { layout.detach(popover) }
    let popover = ContextMenuPopover(sections)
    self.popover = popover
    layout.attach(popover)
    for section in sections { section.willOpen(in: popover.popover) }
    var place = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
    gtk_popover_set_pointing_to(popover.popover.as(GtkPopover.self), &place)
    gtk_popover_popup(popover.popover.as(GtkPopover.self))
    return true
  }

  /// The actions of the row around the view, such as swipe actions.
  private func rowSection(besides titles: Set<String>) -> MenuModel? {
    var next = gtk_widget_get_parent(widget)
    while let parent = next, !parent.isNative {
      if let row = WidgetLayout.of(parent) as? any MenuSectionSource {
        return row.menuSection(besides: titles)
      }
      next = gtk_widget_get_parent(parent)
    }
    return nil
  }

  /// This menu, and the accessibility actions and the menu around it that belong to the same view.
  private var menusOnView: [ContextMenuWidget] {
    var menus = [self]
    var next: LayoutNode? = leaf
    while let node = next {
      if let menu = (node as? LeafNode)?.gtk as? ContextMenuWidget, menu !== self, menu.element.isEnabled {
        if menu.element.areAccessibilityActions {
          menus.append(menu)
        } else if menus.allSatisfy(\.element.areAccessibilityActions) {
          menus.insert(menu, at: 0)
        }
      }
      next = node.soleContainer
    }
    return menus
  }

  // GTK requires that popovers are removed before their parent.
  override func tearDown() {
    gestures?.dispose()
    layout.detachAll()
    popover = nil
    model.dispose()
    surface.dispose()
  }
}

/// A `GtkPopoverMenu` without an arrow, which shows a menu, or several as sections. It opens once: GTK removes the page of a submenu
/// only with its own entry, not with the section around it.
@MainActor private final class ContextMenuPopover: AnchoredPopover {
  var popover: GtkWidgetPointer { handle.widget }
  private let handle: ObjectHandle

  init(_ sections: [MenuModel]) {
    let entries = ObjectHandle(adopting: g_menu_new())
    for section in sections { g_menu_append_section(entries.opaque, nil, section.model) }
    // GTK draws no lines between the sections of a section.
    let model = sections.count == 1 ? sections[0].model : entries.pointer()
    guard let made = gtk_popover_menu_new_from_model(model) else {
      preconditionFailure("GTK could not make a menu")
    }
    handle = ObjectHandle(retaining: made)
    gtk_popover_set_has_arrow(handle.pointer(), 0)
    gtk_widget_set_halign(handle.widget, GTK_ALIGN_START)
  }

  func anchorDidLayOut() {}
  func anchorWillGo() {}
}

extension ContextMenuElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ContextMenuWidget(self, sink: sink) }
}
