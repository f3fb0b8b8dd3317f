import CGtk
import OrielCore

/// An item in the bar of the desktop: an object with the interface `org.kde.StatusNotifierItem`.
@MainActor final class StatusNotifierItem: PresentedStatusItem {
  private static let interface = "org.kde.StatusNotifierItem"
  private static let pixels = "a(iiay)"
  private static let xml = """
    <property name='Category' type='s' access='read'/>
    <property name='Id' type='s' access='read'/>
    <property name='Title' type='s' access='read'/>
    <property name='Status' type='s' access='read'/>
    <property name='WindowId' type='i' access='read'/>
    <property name='IconName' type='s' access='read'/>
    <property name='IconPixmap' type='\(pixels)' access='read'/>
    <property name='OverlayIconName' type='s' access='read'/>
    <property name='OverlayIconPixmap' type='\(pixels)' access='read'/>
    <property name='AttentionIconName' type='s' access='read'/>
    <property name='AttentionIconPixmap' type='\(pixels)' access='read'/>
    <property name='AttentionMovieName' type='s' access='read'/>
    <property name='ToolTip' type='(s\(pixels)ss)' access='read'/>
    <property name='ItemIsMenu' type='b' access='read'/>
    <property name='Menu' type='o' access='read'/>
    <property name='IconThemePath' type='s' access='read'/>
    <property name='XAyatanaLabel' type='s' access='read'/>
    <property name='XAyatanaLabelGuide' type='s' access='read'/>
    <method name='ContextMenu'><arg type='i' direction='in'/><arg type='i' direction='in'/></method>
    <method name='Activate'><arg type='i' direction='in'/><arg type='i' direction='in'/></method>
    <method name='SecondaryActivate'><arg type='i' direction='in'/><arg type='i' direction='in'/></method>
    <method name='Scroll'><arg type='i' direction='in'/><arg type='s' direction='in'/></method>
    <signal name='NewTitle'/>
    <signal name='NewIcon'/>
    <signal name='NewAttentionIcon'/>
    <signal name='NewOverlayIcon'/>
    <signal name='NewToolTip'/>
    <signal name='NewStatus'><arg type='s'/></signal>
    <signal name='XAyatanaNewLabel'><arg type='s'/><arg type='s'/></signal>
    """

  let path: String
  private let id: String
  private let host: StatusNotifierHost
  private weak var sink: (any StatusItemEventSink)?
  private var request: StatusItemRequest
  private var object: BusObject?
  private var menu: StatusMenu?

  /// - Parameters:
  ///   - number: what tells the item from the app's others.
  ///   - id: the identifier of the app.
  init(
    _ request: StatusItemRequest, number: Int, id: String, in host: StatusNotifierHost, sink: any StatusItemEventSink
  ) {
    self.request = request
    self.id = id
    self.host = host
    self.sink = sink
    path = number == 0 ? "/StatusNotifierItem" : "/StatusNotifierItem/\(number)"
    if let entries = request.entries {
      menu = StatusMenu(entries, at: menuPath, on: host.connection) { [weak self] in
        self?.sink?.statusItemDidChoose($0)
      }
    }
    let answers = BusObject.Answers { [weak self] in
      self?.property($0)
    } method: { [weak self] name, _ in
      self?.call(name)
      return nil
    }
    object = BusObject(path, Self.interface, Self.xml, on: host.connection, answers)
    host.add(self)
  }

  private var menuPath: String { "\(path)/Menu" }

  var isShown: Bool { object != nil && host.isPresent }

  func update(_ request: StatusItemRequest) {
    let old = self.request
    self.request = request
    if let entries = request.entries { menu?.update(entries) }
    if request.title != old.title {
      object?.emit("NewTitle")
      object?.emit("NewToolTip")
      object?.emit("XAyatanaNewLabel", Variant.tuple(Variant.string(label), Variant.string(label)))
    }
    if request.icon != old.icon { object?.emit("NewIcon") }
  }

  func remove() {
    sink = nil
    // Bars remove the item of an app that says so at once, and otherwise when it leaves the bus.
    object?.emit("NewStatus", Variant.tuple(Variant.string("Passive")))
    object = nil
    menu = nil
    host.remove(self)
  }

  func visibilityDidChange() { sink?.statusItemVisibilityDidChange() }

  /// The text of an item without an icon, which not all bars display.
  private var label: String { request.icon == nil ? request.title : "" }

  private func call(_ method: String) {
    guard method == "Activate" else { return }
    // The call is answered first.
    MainLoop.schedule { [weak self] in self?.sink?.statusItemDidActivate() }
  }

  private func property(_ name: String) -> OpaquePointer? {
    switch name {
    case "Category": Variant.string("ApplicationStatus")
    case "Id": Variant.string(id)
    case "Title": Variant.string(request.title)
    case "Status": Variant.string("Active")
    case "WindowId": Variant.integer(0)
    case "IconName": Variant.string(iconName)
    case "IconPixmap": iconPixels
    case "ToolTip":
      Variant.tuple(
        Variant.string(""), Variant.array("(iiay)", []), Variant.string(request.title), Variant.string(""))
    case "ItemIsMenu": Variant.flag(menu != nil)
    // Bars expect this path where there is no menu.
    case "Menu": Variant.path(menu == nil ? "/NO_DBUSMENU" : menuPath)
    case "XAyatanaLabel", "XAyatanaLabelGuide": Variant.string(label)
    case "OverlayIconPixmap", "AttentionIconPixmap": Variant.array("(iiay)", [])
    default: Variant.string("")
    }
  }

  // Bars that display no texts show the icon of the app.
  private var iconName: String {
    guard let icon = request.icon else { return id }
    return StatusIcon(icon).name ?? ""
  }

  private var iconPixels: OpaquePointer? {
    guard let icon = request.icon.map({ StatusIcon($0) }), icon.name == nil else { return Variant.array("(iiay)", []) }
    return icon.pixels(onDark: StyleSheet.scheme.isDark || Self.hasDarkBar)
  }

  private static let hasDarkBar = g_getenv("XDG_CURRENT_DESKTOP").map { String(cString: $0).includes("GNOME") } ?? false
}
