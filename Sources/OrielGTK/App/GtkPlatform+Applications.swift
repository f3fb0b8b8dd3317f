import CGtk
import OrielCore

/// The applications of the desktop: `GAppInfo`, and AppStream's metadata for those that aren't installed.
extension GtkPlatform: ApplicationCatalog {
  package func installedApplications() -> [InstalledApplication] {
    let list = g_app_info_get_all()
    defer { g_list_free_full(list) { g_object_unref($0) } }
    var found: [InstalledApplication] = []
    var next = list
    while let item = next {
      let info = item.pointee.data.map { OpaquePointer($0) }
      if let info, g_app_info_should_show(info) != 0, let application = InstalledApplication(info) {
        found.append(application)
      }
      next = item.pointee.next
    }
    return found
  }

  package func installedApplication(_ id: String) -> InstalledApplication? {
    Self.withInfo(id) { InstalledApplication($0) } ?? nil
  }

  package func launch(_ id: String) -> Bool {
    Self.withInfo(id) { info in
      let context = gdk_display_get_app_launch_context(gdk_display_get_default())
      defer { context.map { g_object_unref($0.raw) } }
      return g_app_info_launch(info, nil, context.map { UnsafeMutablePointer<GAppLaunchContext>($0) }, nil) != 0
    } ?? false
  }

  package func opensURLs(withScheme scheme: String) -> Bool {
    guard let info = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(info.raw)
    return true
  }

  package func offeredApplication(_ id: String) async -> InstalledApplication? {
    for name in [id, "\(id).desktop"] {
      if let text = await ProgramOutput.of(["appstreamcli", "dump", name]), let found = ComponentReader.read(text) {
        return InstalledApplication(id: id, name: found.name, summary: found.summary, icon: found.icon)
      }
    }
    return nil
  }

  /// Runs `body` with the desktop file of an id; nil if there is none.
  private static func withInfo<Result>(_ id: String, _ body: (OpaquePointer) -> Result) -> Result? {
    guard let name = "\(id).desktop".nameForGTK, let info = g_desktop_app_info_new(name) else { return nil }
    defer { g_object_unref(info.raw) }
    return body(info)
  }
}

extension InstalledApplication {
  /// The application of a `GAppInfo`; nil if that has no desktop file.
  @MainActor fileprivate init?(_ info: OpaquePointer) {
    guard let file = g_app_info_get_id(info) else { return nil }
    let id = String(cString: file)
    let categories = g_desktop_app_info_get_categories(info).map { String(cString: $0) } ?? ""
    self.init(
      id: id.hasSuffix(".desktop") ? String(id.dropLast(".desktop".count)) : id,
      name: g_app_info_get_display_name(info).map { String(cString: $0) } ?? id,
      summary: g_app_info_get_description(info).map { String(cString: $0) },
      icon: g_app_info_get_icon(info).flatMap(Self.name(ofIcon:)),
      categories: categories.split(separator: ";").map(String.init))
  }

  private static func name(ofIcon icon: OpaquePointer) -> String? {
    if icon.raw.isInstance(of: g_themed_icon_get_type()) {
      return g_themed_icon_get_names(icon)?.pointee.map { String(cString: $0) }
    }
    guard icon.raw.isInstance(of: g_file_icon_get_type()),
      let path = g_file_get_path(g_file_icon_get_file(icon))
    else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}
