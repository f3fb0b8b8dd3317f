import Foundation
import OrielCore

extension MenuElement: TestableElement {
  package var kind: ElementKind { .menu }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }
  package var tapEvent: MenuEvent? { isSplit ? .activated : nil }

  package var contentArrangement: ContentArrangement? { .row }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let label = measures.content(.unspecified)
    let arrow: CGFloat = showsIndicator(hasIconOnly: false) ? 16 : 0
    return CGSize(width: label.width + 24 + arrow, height: max(label.height + 12, 32))
  }
}

extension ContextMenuElement: TestableElement {
  package var kind: ElementKind { areAccessibilityActions ? .part : .contextMenu }
  package var contentArrangement: ContentArrangement? { .single }
  package var isSizedByContent: Bool { true }
}

extension ElementKind {
  /// A button that opens a menu.
  public static let menu = ElementKind("menu")
  /// A view with a context menu.
  public static let contextMenu = ElementKind("context menu")
}

extension ScreenArea {
  /// Finds a menu by the label of its button.
  public func menu(_ label: String) -> ScreenElement { find(.menu, label: label) }

  /// The menu bar of a window whose title bar the desktop draws. Its entries are the menus.
  public var menuBar: ScreenElement { find(.menu, label: "") }

  /// Finds the context menu of the view with a label, such as a text.
  public func contextMenu(on label: String) -> ScreenElement {
    everything.inside("the context menu on \"\(label)\"") { area in
      guard area.kind == .contextMenu else { return false }
      var isThere = false
      area.forEachInside { if $0.label == label { isThere = true } }
      return isThere
    }
  }
}

extension ScreenElement {
  /// The titles of a menu's entries, in order, without those of submenus. Entries that are on or selected begin with a
  /// check mark, disabled entries are in brackets, and a divider is a dash.
  public var entries: [String] { get throws { try menuEntries.flatMap(\.titles) } }

  /// The titles of the entries in a submenu, as `entries` has them. It is named by the titles of the menus around it, and
  /// its own.
  public func entries(in titles: String...) throws -> [String] {
    var entries = try menuEntries
    for title in titles {
      guard let found = entries.lazy.compactMap({ $0.found(title) }).first else {
        throw screen.error(.notFound, "\(name) has no entry \"\(title)\"")
      }
      entries = found.entries
    }
    return entries.flatMap(\.titles)
  }

  /// Chooses an entry of a menu by the titles of the enclosing submenus and that of the entry, and performs the updates
  /// that follow.
  public func choose(_ titles: String...) throws {
    var entries = try menuEntries
    try focus()
    var path: [ActionID] = []
    for (index, title) in titles.enumerated() {
      guard let found = entries.lazy.compactMap({ $0.found(title) }).first else {
        throw screen.error(.notFound, "\(name) has no entry \"\(title)\"")
      }
      guard found.isEnabled else { throw screen.error(.disabled, "the entry \"\(title)\" of \(name) is disabled") }
      path += found.ids
      if index < titles.count - 1 { entries = found.entries }
    }
    try view.widget?.raise(MenuEvent.chosen(MenuPath(path)))
    screen.settleNow()
  }

  /// The names of the view's accessibility actions, the innermost first.
  public var accessibilityActions: [String] {
    get throws { try actionMenus.flatMap { $0.entries.flatMap(\.titles) } }
  }

  /// Performs an accessibility action with a name, of the view or of one around it. The screen has settled when this
  /// returns. For the action without a name there is ``activate()``.
  public func performAccessibilityAction(named name: String) throws {
    _ = try reachable("perform the accessibility action \"\(name)\" of")
    for (widget, entries) in try actionMenus {
      guard let found = entries.lazy.compactMap({ $0.found(name) }).first else { continue }
      guard found.isEnabled else {
        throw screen.error(.disabled, "the accessibility action \"\(name)\" of \(self.name) is disabled")
      }
      widget.raise(MenuEvent.chosen(MenuPath(found.ids)))
      return screen.settleNow()
    }
    throw screen.error(.notFound, "\(self.name) has no accessibility action \"\(name)\"")
  }

  /// The accessibility actions of the view, and of those around it.
  private var actionMenus: [(widget: TestWidget, entries: [MenuEntry])] {
    get throws {
      let place = try view.place(identifiedAs: identifier)
      var nodes: [LayoutNode] = []
      var next: LayoutNode? = place
      while let node = next {
        nodes.insert(node, at: 0)
        next = node.soleContent
      }
      next = place.around
      while let node = next {
        nodes.append(node)
        next = node.around
      }
      return nodes.compactMap { node in
        guard let widget = node.testWidget, let menu = widget.element as? ContextMenuElement,
          menu.areAccessibilityActions
        else { return nil }
        return (widget, menu.entries)
      }
    }
  }

  private var menuEntries: [MenuEntry] {
    get throws {
      switch try view.element {
      case let menu as MenuElement: return menu.entries
      case let area as ContextMenuElement: return area.entries
      default: throw wrongKind("menu")
      }
    }
  }
}

extension MenuEntry {
  var titles: [String] {
    func shown(_ title: String, isOn: Bool = false, isEnabled: Bool) -> String {
      let marked = isOn ? "✓ \(title)" : title
      return isEnabled ? marked : "(\(marked))"
    }
    return switch self {
    case .action(let action): [shown(action.title, isEnabled: action.isEnabled)]
    case .toggle(let action, let isOn): [shown(action.title, isOn: isOn, isEnabled: action.isEnabled)]
    case .choice(_, let title, let options, let selected, let isEnabled):
      (title.isEmpty ? [] : [title])
        + options.map { shown($0.title, isOn: $0.id == selected, isEnabled: isEnabled && $0.isEnabled) }
    case .submenu(_, let title, _, _, let isEnabled): [shown(title, isEnabled: isEnabled)]
    case .section(let title, let entries): (title.isEmpty ? [] : [title]) + entries.flatMap(\.titles)
    case .divider: ["-"]
    case .text(let text): ["(\(text))"]
    }
  }

  /// The entry with a title, and the path to it.
  func found(_ title: String) -> (ids: [ActionID], isEnabled: Bool, entries: [MenuEntry])? {
    switch self {
    case .action(let action), .toggle(let action, _):
      action.title == title ? ([action.id], action.isEnabled, []) : nil
    case .choice(let id, _, let options, _, let isEnabled):
      options.first { $0.title == title }.map { ([id, $0.id], isEnabled && $0.isEnabled, []) }
    case .submenu(let id, let own, _, let entries, let isEnabled):
      own == title ? ([id], isEnabled, entries) : nil
    case .section(_, let entries): entries.lazy.compactMap { $0.found(title) }.first
    case .divider, .text: nil
    }
  }
}
