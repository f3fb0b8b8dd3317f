import CGtk
import FoundationEssentials
import OrielCore

/// A widget with actions for the context menus of the views in it, such as a row of a list.
@MainActor protocol MenuSectionSource {
  /// The actions, but those with a title that the menu has already; nil if there are none. They work until another menu
  /// opens.
  func menuSection(besides titles: Set<String>) -> UnsafeMutablePointer<GMenuModel>?
}

/// A widget around one view on which a menu opens: by the secondary button, a long press, or the menu key.
@MainActor final class ContextMenuWidget: GtkElementWidget<ContextMenuElement> {
  private var element: ContextMenuElement
  private let layout: PopoverAnchorLayout
  private let surface = SurfaceWidget(SurfaceContent.single())
  private lazy var model = MenuModel(
    for: widget, prefix: element.areAccessibilityActions ? Self.nextPrefix() : "menu",
    usesTitles: element.areAccessibilityActions
  ) { [weak self] in self?.send(.chosen($0)) }
  /// The entries of all menus on the view.
  private let entries = ObjectHandle(adopting: g_menu_new())
  private var popover: ContextMenuPopover?

  init(_ element: ContextMenuElement, sink: any WidgetEventSink) {
    self.element = element
    layout = PopoverAnchorLayout(around: surface.widget)
    super.init(layout.widget, sink: sink)
    // Content that is drawn without a widget responds as well.
    layout.takesPointer = true
    model.update(element.entries)
    listen()
  }

  private static var count = 0

  // An entry finds its action by the prefix, in the widget of its menu or around it.
  private static func nextPrefix() -> String {
    count += 1
    return "accessibility\(count)"
  }

  override var wholeContent: SurfaceWidget? { surface }

  override func update(_ new: ContextMenuElement) {
    element = new
    model.update(new.entries)
  }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { surface.insert(node, after: sibling) }
  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { surface.move(node, after: sibling) }
  override package func remove(_ node: LayoutNode) { surface.remove(node) }

  // MARK: Opening

  private func listen() {
    guard let click = gtk_gesture_click_new(), let press = gtk_gesture_long_press_new(),
      let keys = gtk_event_controller_key_new()
    else { return }
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    signals.add(
      .connect(click.raw, .clickPressed) { [weak self] _, x, y in
        if self?.open(x: x, y: y) == true { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED) }
      })
    gtk_gesture_single_set_touch_only(press, 1)
    signals.add(.connect(press.raw, .longPressed) { [weak self] in _ = self?.open(x: $0, y: $1) })
    signals.add(.connect(keys.raw, .keyPressed) { [weak self] in self?.handle($0) ?? false })
    for controller in [click, press, keys] { gtk_widget_add_controller(widget, controller) }
  }

  private func handle(_ press: PressedKey) -> Bool {
    let isShifted = press.modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    switch Int32(bitPattern: press.key) {
    case GDK_KEY_Menu: break
    case GDK_KEY_F10 where isShifted: break
    default: return false
    }
    return openInMiddle()
  }

  /// Opens the menu for the keyboard. Returns false if it is empty or disabled.
  func openInMiddle() -> Bool {
    open(x: Double(gtk_widget_get_width(widget)) / 2, y: Double(gtk_widget_get_height(widget)) / 2)
  }

  private func open(x: Double, y: Double) -> Bool {
    guard element.isEnabled, !model.isEmpty else { return false }
    g_menu_remove_all(entries.opaque)
    let menus = menusOnView
    for menu in menus { g_menu_append_section(entries.opaque, nil, menu.model.model) }
    let titles = menus.reduce(into: Set<String>()) { $0.formUnion($1.element.entries.actionTitles) }
    if let section = rowSection(besides: titles) { g_menu_append_section(entries.opaque, nil, section) }
    let popover = popover ?? ContextMenuPopover(entries.pointer())
    if self.popover == nil {
      self.popover = popover
      layout.hang(popover)
    }
    for menu in menus { menu.model.willOpen(in: popover.popover) }
    var place = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
    gtk_popover_set_pointing_to(popover.popover.as(GtkPopover.self), &place)
    gtk_popover_popup(popover.popover.as(GtkPopover.self))
    return true
  }

  /// The actions of the row around the view, such as swipe actions.
  private func rowSection(besides titles: Set<String>) -> UnsafeMutablePointer<GMenuModel>? {
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
    layout.takeOffAll()
    popover = nil
    model.dispose()
    surface.dispose()
  }
}

/// A `GtkPopoverMenu` without an arrow.
@MainActor private final class ContextMenuPopover: AnchoredPopover {
  var popover: GtkWidgetPointer { handle.widget }
  private let handle: ObjectHandle

  init(_ model: UnsafeMutablePointer<GMenuModel>) {
    handle = ObjectHandle(retaining: gtk_popover_menu_new_from_model(model)!)
    gtk_popover_set_has_arrow(handle.pointer(), 0)
    gtk_widget_set_halign(handle.widget, GTK_ALIGN_START)
  }

  func anchorDidLayOut() {}
  func anchorWillGo() {}
}

extension ContextMenuElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ContextMenuWidget(self, sink: sink) }
}
