import CGtk
import OrielCore

/// A `GMenu`, which is updated by the lines that differ.
///
/// GTK makes the widget of a line again when the line changes. An open menu would lose the focus and a press in progress
/// with it: its titles are changed in the widgets, and in the `GMenu` after it has closed.
@MainActor final class MenuLines {
  private struct Shown {
    var line: MenuLine
    /// The number by which the widget of the line is found.
    let number: Int
    /// The lines of the section or submenu.
    let content: MenuLines?
    /// The title in the `GMenu`.
    var label: String
  }

  private let handle = ObjectHandle(adopting: g_menu_new())
  private let names: SubmenuNames
  private var shown: [Shown] = []

  private static var lastNumber = 0

  init(names: SubmenuNames) { self.names = names }

  /// The menu.
  var model: UnsafeMutablePointer<GMenuModel> { handle.pointer() }

  /// Shows other lines.
  ///
  /// - Parameter popover: the popover of the menu, if it is open.
  func update(to lines: [MenuLine], in popover: MenuPopover?) {
    if lines.map(\.key) != shown.map(\.line.key) {
      for change in lines.difference(from: shown.map(\.line), by: { $0.key == $1.key }) {
        switch change {
        case .remove(let index, _, _): remove(at: index, in: popover)
        case .insert(let index, let line, _): insert(line, at: index)
        }
      }
    }
    for (index, line) in lines.enumerated() { update(index, to: line, in: popover) }
  }

  /// Brings the `GMenu` up to date with the titles that were changed while it was open.
  func settle() {
    for index in shown.indices {
      shown[index].content?.settle()
      if !isCurrent(shown[index]) { replace(index, in: nil) }
    }
  }

  private func isCurrent(_ shown: Shown) -> Bool {
    SubmenuNames.shown(shown.label) == SubmenuNames.shown(shown.line.title)
  }

  private func update(_ index: Int, to line: MenuLine, in popover: MenuPopover?) {
    let old = shown[index]
    shown[index].line = line
    old.content?.update(to: line.lines, in: popover)
    guard line.isSameEntry(as: old.line) else { return replace(index, in: popover) }
    guard line.title != old.line.title || (popover == nil && !isCurrent(shown[index])) else { return }
    if let popover, popover.setTitle(line.title, of: old.number, instead: old.line.title) { return }
    replace(index, in: popover)
  }

  private func insert(_ line: MenuLine, at index: Int) {
    Self.lastNumber += 1
    // The lines in it have numbers of their own.
    let number = Self.lastNumber
    var content: MenuLines?
    switch line.key {
    case .action, .text: break
    case .group, .section, .choice, .submenu:
      content = MenuLines(names: names)
      content?.update(to: line.lines, in: nil)
    }
    shown.insert(Shown(line: line, number: number, content: content, label: ""), at: index)
    insertItem(at: index)
  }

  private func remove(at index: Int, in popover: MenuPopover?) {
    removeItem(at: index, in: popover)
    shown.remove(at: index)
  }

  /// Replaces the item of a line, which keeps its own lines.
  private func replace(_ index: Int, in popover: MenuPopover?) {
    removeItem(at: index, in: popover)
    shown[index].content?.insertItems()
    insertItem(at: index)
  }

  private func removeItem(at index: Int, in popover: MenuPopover?) {
    popover?.willRemove(shown[index].number)
    shown[index].content?.removeItems()
    g_menu_remove(handle.opaque, gint(index))
    releaseName(of: shown[index])
  }

  /// Removes all items, those of inner lines first: GTK removes the page of a submenu only with its own item, not with
  /// that of a section or submenu around it.
  private func removeItems() {
    for line in shown {
      line.content?.removeItems()
      releaseName(of: line)
    }
    g_menu_remove_all(handle.opaque)
  }

  private func insertItems() {
    for index in shown.indices {
      shown[index].content?.insertItems()
      insertItem(at: index)
    }
  }

  private func releaseName(of line: Shown) { if case .submenu = line.line.key { names.release(line.label) } }

  private func insertItem(at index: Int) {
    let line = shown[index].line
    var label = line.title
    let item: ObjectHandle
    switch line.key {
    case .action, .text:
      item = ObjectHandle(adopting: g_menu_item_new(label.forMenu, nil))
      if let action = line.action {
        let target = line.isOption ? g_variant_new_string("on") : nil
        g_menu_item_set_action_and_target_value(item.opaque, action, target)
      }
      if let text = line.accelerator {
        g_menu_item_set_attribute_value(item.opaque, "accel", g_variant_new_string(text))
      }
    case .group, .section, .choice:
      item = ObjectHandle(
        adopting: g_menu_item_new_section(label.isEmpty ? nil : label.forMenu, shown[index].content?.model))
    case .submenu:
      label = names.claim(label)
      item = ObjectHandle(adopting: g_menu_item_new_submenu(label.forMenu, shown[index].content?.model))
    }
    shown[index].label = label
    MenuPopover.mark(item, shown[index].number)
    g_menu_insert_item(handle.opaque, gint(index), item.opaque)
  }
}

/// The names of the pages that GTK makes for submenus: their titles, which it requires to differ in a popover. Characters
/// that aren't shown make them differ.
@MainActor final class SubmenuNames {
  private static let filler: Unicode.Scalar = "\u{200B}"
  private static let separator: Unicode.Scalar = "\u{2060}"
  // The name of the page with the menu itself.
  private var taken: Set<String> = ["main"]
  /// A character that keeps the names apart from those of other menus in the same popover.
  private let mark: String

  init(isSection: Bool) { mark = isSection ? String(Self.separator) : "" }

  /// Returns an unused name for a submenu.
  func claim(_ title: String) -> String {
    var name = title + mark
    while !taken.insert(name).inserted { name.unicodeScalars.append(Self.filler) }
    return name
  }

  func release(_ name: String) { taken.remove(name) }

  /// A label without the characters that aren't shown.
  static func shown(_ label: String) -> String {
    var scalars = label.unicodeScalars
    while let last = scalars.last, last == filler || last == separator { scalars.removeLast() }
    return String(scalars)
  }
}

extension String {
  /// The text for a menu, in which an underscore would mark an access key.
  var forMenu: String { forGTK.parts(separatedBy: "_").joined(separator: "__") }
}
