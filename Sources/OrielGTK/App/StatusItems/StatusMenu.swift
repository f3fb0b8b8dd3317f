import CGtk
import OrielCore

/// The menu of an item in the bar of the desktop: an object with the interface `com.canonical.dbusmenu`, from which the
/// bar makes a menu of its own.
@MainActor final class StatusMenu {
  private static let interface = "com.canonical.dbusmenu"
  private static let xml = """
    <property name='Version' type='u' access='read'/>
    <property name='TextDirection' type='s' access='read'/>
    <property name='Status' type='s' access='read'/>
    <property name='IconThemePath' type='as' access='read'/>
    <method name='GetLayout'>
      <arg type='i' direction='in'/><arg type='i' direction='in'/><arg type='as' direction='in'/>
      <arg type='u' direction='out'/><arg type='(ia{sv}av)' direction='out'/>
    </method>
    <method name='GetGroupProperties'>
      <arg type='ai' direction='in'/><arg type='as' direction='in'/><arg type='a(ia{sv})' direction='out'/>
    </method>
    <method name='GetProperty'>
      <arg type='i' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/>
    </method>
    <method name='Event'>
      <arg type='i' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='in'/>
      <arg type='u' direction='in'/>
    </method>
    <method name='EventGroup'>
      <arg type='a(isvu)' direction='in'/><arg type='ai' direction='out'/>
    </method>
    <method name='AboutToShow'><arg type='i' direction='in'/><arg type='b' direction='out'/></method>
    <method name='AboutToShowGroup'>
      <arg type='ai' direction='in'/><arg type='ai' direction='out'/><arg type='ai' direction='out'/>
    </method>
    <signal name='ItemsPropertiesUpdated'><arg type='a(ia{sv})'/><arg type='a(ias)'/></signal>
    <signal name='LayoutUpdated'><arg type='u'/><arg type='i'/></signal>
    <signal name='ItemActivationRequested'><arg type='i'/><arg type='u'/></signal>
    """

  private var builder = StatusMenuBuilder()
  private var root: StatusMenuNode
  private var revision: UInt32 = 1
  private var object: BusObject?
  private let choose: (MenuPath) -> Void

  /// - Parameter choose: called with the path of the entry that the user has chosen.
  init(_ entries: [MenuEntry], at path: String, on connection: OpaquePointer, choose: @escaping (MenuPath) -> Void) {
    self.choose = choose
    root = builder.root(of: entries)
    let answers = BusObject.Answers { [weak self] in
      self?.property($0)
    } method: { [weak self] in
      self?.call($0, $1)
    }
    object = BusObject(path, Self.interface, Self.xml, on: connection, answers)
  }

  /// Shows other entries.
  func update(_ entries: [MenuEntry]) {
    let new = builder.root(of: entries)
    guard new != root else { return }
    root = new
    revision += 1
    object?.emit("LayoutUpdated", Variant.tuple(Variant.unsigned(revision), Variant.integer(0)))
  }

  private func property(_ name: String) -> OpaquePointer? {
    switch name {
    case "Version": Variant.unsigned(3)
    case "TextDirection": Variant.string(gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? "rtl" : "ltr")
    case "IconThemePath": Variant.array("s", [])
    default: Variant.string("normal")
    }
  }

  private func call(_ method: String, _ arguments: OpaquePointer) -> OpaquePointer? {
    Variant.withElements(of: arguments) { arguments in
      switch method {
      case "GetLayout":
        let node = root.node(Variant.number(arguments[0])) ?? root
        return Variant.tuple(Variant.unsigned(revision), layout(of: node, depth: Variant.number(arguments[1])))
      case "GetGroupProperties":
        let ids = numbers(arguments[0])
        let nodes = ids.isEmpty ? all(in: root) : ids.compactMap { root.node($0) }
        return Variant.tuple(
          Variant.array("(ia{sv})", nodes.map { Variant.tuple(Variant.integer($0.id), properties($0)) }))
      case "GetProperty":
        let name = Variant.text(arguments[1])
        let found = root.node(Variant.number(arguments[0])).flatMap { node in entries(node).first { $0.name == name } }
        return Variant.tuple(Variant.any(found?.value ?? Variant.string("")))
      case "Event":
        receive(arguments)
        return nil
      case "EventGroup":
        Variant.withElements(of: arguments[0]) { events in
          for event in events { Variant.withElements(of: event) { receive($0) } }
        }
        return Variant.tuple(Variant.array("i", []))
      case "AboutToShow": return Variant.tuple(Variant.flag(false))
      default: return Variant.tuple(Variant.array("i", []), Variant.array("i", []))
      }
    }
  }

  private func receive(_ event: [OpaquePointer]) {
    guard Variant.text(event[1]) == "clicked", let node = root.node(Variant.number(event[0])), node.isEnabled,
      !node.path.ids.isEmpty, node.children == nil
    else { return }
    // The call is answered first.
    let path = node.path
    MainLoop.schedule { [weak self] in self?.choose(path) }
  }

  private func numbers(_ array: OpaquePointer) -> [Int32] {
    Variant.withElements(of: array) { $0.map { Variant.number($0) } }
  }

  private func all(in node: StatusMenuNode) -> [StatusMenuNode] {
    [node] + (node.children ?? []).flatMap { all(in: $0) }
  }

  /// - Parameter depth: the number of levels below the node; -1 for all.
  private func layout(of node: StatusMenuNode, depth: Int32) -> OpaquePointer? {
    let children = depth == 0 ? [] : node.children ?? []
    return Variant.tuple(
      Variant.integer(node.id), properties(node),
      Variant.array("v", children.map { Variant.any(layout(of: $0, depth: max(depth - 1, -1))) }))
  }

  private func properties(_ node: StatusMenuNode) -> OpaquePointer? { Variant.dictionary(entries(node)) }

  /// The properties that differ from their defaults.
  private func entries(_ node: StatusMenuNode) -> [(name: String, value: OpaquePointer?)] {
    if node.isSeparator { return [("type", Variant.string("separator"))] }
    var entries: [(name: String, value: OpaquePointer?)] = []
    // An underscore marks the key of an entry.
    let title = node.title.parts(separatedBy: "_").joined(separator: "__")
    if !title.isEmpty { entries.append(("label", Variant.string(title))) }
    if !node.isEnabled { entries.append(("enabled", Variant.flag(false))) }
    if node.children != nil { entries.append(("children-display", Variant.string("submenu"))) }
    if let name = node.icon.flatMap({ StatusIcon($0).name }) { entries.append(("icon-name", Variant.string(name))) }
    if let mark = node.mark {
      entries.append(("toggle-type", Variant.string(mark == .check ? "checkmark" : "radio")))
      entries.append(("toggle-state", Variant.integer(node.isOn ? 1 : 0)))
    }
    return entries
  }
}
