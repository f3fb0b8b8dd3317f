import OrielCore

/// An entry of a menu as `com.canonical.dbusmenu` has it, with the entries in it.
struct StatusMenuNode: Equatable {
  enum Mark: Equatable { case check, radio }

  var id: Int32
  /// The path of the entry that a click chooses.
  var path = MenuPath([])
  var title = ""
  var isSeparator = false
  var isEnabled = true
  var icon: ImageReference?
  /// Whether it can be checked, and how; nil for other entries.
  var mark: Mark?
  var isOn = false
  /// The entries of a submenu; nil for other entries.
  var children: [StatusMenuNode]?

  /// The node with an id, which may be this one.
  func node(_ id: Int32) -> StatusMenuNode? {
    if self.id == id { return self }
    return children?.lazy.compactMap { $0.node(id) }.first
  }
}

/// Makes the nodes for the entries of a menu. An entry keeps its id when others are inserted and removed.
struct StatusMenuBuilder {
  private enum Key: Hashable {
    case entry([Int])
    /// The separator or text of this number in a submenu.
    case other([Int], Int)
  }

  private var ids: [Key: Int32] = [:]

  /// The root, which has the id 0.
  mutating func root(of entries: [MenuEntry]) -> StatusMenuNode {
    StatusMenuNode(id: 0, children: nodes(of: entries, in: []))
  }

  private mutating func nodes(of entries: [MenuEntry], in path: [ActionID]) -> [StatusMenuNode] {
    var groups: [[StatusMenuNode]] = [[]]
    var others = 0
    func key() -> Key {
      others += 1
      return .other(path.map(\.rawValue), others)
    }
    func collect(_ entries: [MenuEntry], _ builder: inout StatusMenuBuilder) {
      for entry in entries {
        switch entry {
        case .action(let action): groups[groups.count - 1].append(builder.node(for: action, in: path))
        case .toggle(let action, let isOn):
          var node = builder.node(for: action, in: path)
          (node.mark, node.isOn) = (.check, isOn)
          groups[groups.count - 1].append(node)
        case .submenu(let id, let title, let icon, let entries, let isEnabled):
          var node = builder.node(path + [id], title, isEnabled)
          node.icon = icon
          node.children = builder.nodes(of: entries, in: path + [id])
          groups[groups.count - 1].append(node)
        case .choice(let id, let title, let options, let selected, let isEnabled):
          groups.append(title.isEmpty ? [] : [builder.text(title, key())])
          for option in options {
            var node = builder.node(path + [id, option.id], option.title, isEnabled && option.isEnabled)
            (node.mark, node.isOn) = (.radio, option.id == selected)
            groups[groups.count - 1].append(node)
          }
          groups.append([])
        case .section(let title, let entries):
          groups.append(title.isEmpty ? [] : [builder.text(title, key())])
          collect(entries, &builder)
          groups.append([])
        case .divider: groups.append([])
        case .text(let text): groups[groups.count - 1].append(builder.text(text, key()))
        }
      }
    }
    collect(entries, &self)
    let shown = groups.filter { !$0.isEmpty }
    var nodes: [StatusMenuNode] = []
    for (index, group) in shown.enumerated() {
      if index > 0 {
        var separator = StatusMenuNode(id: id(of: key()))
        separator.isSeparator = true
        nodes.append(separator)
      }
      nodes += group
    }
    return nodes
  }

  private mutating func node(for action: MenuAction, in path: [ActionID]) -> StatusMenuNode {
    var node = node(path + [action.id], action.title, action.isEnabled)
    node.icon = action.icon
    return node
  }

  private mutating func node(_ path: [ActionID], _ title: String, _ isEnabled: Bool) -> StatusMenuNode {
    var node = StatusMenuNode(id: id(of: .entry(path.map(\.rawValue))))
    (node.path, node.title, node.isEnabled) = (MenuPath(path), title, isEnabled)
    return node
  }

  private mutating func text(_ text: String, _ key: Key) -> StatusMenuNode {
    var node = StatusMenuNode(id: id(of: key))
    (node.title, node.isEnabled) = (text, false)
    return node
  }

  private mutating func id(of key: Key) -> Int32 {
    if let id = ids[key] { return id }
    let id = Int32(ids.count + 1)
    ids[key] = id
    return id
  }
}
