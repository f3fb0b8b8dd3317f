import CGtk
import FoundationEssentials
import OrielCore

/// Information about the app: its AppStream metadata, and a `GtkAboutDialog`.
extension GtkPlatform {
  private var applicationID: String? {
    guard let application else { return nil }
    let base = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    return g_application_get_application_id(base).map { String(cString: $0) }
  }

  /// Reads the metadata that is installed with the app; without it, the name in its desktop file.
  func loadAppInformation() -> AppInformation {
    guard let id = applicationID else { return AppInformation() }
    for folder in Self.dataFolders {
      for name in ["\(id).metainfo.xml", "\(id).appdata.xml"] {
        guard let text = try? String(contentsOf: folder.appending(path: "metainfo/\(name)"), encoding: .utf8),
          let found = ComponentReader.information(in: text)
        else { continue }
        return found
      }
    }
    var information = AppInformation()
    information.name = installedApplication(id)?.name
    return information
  }

  private static var dataFolders: [URL] {
    var folders = [URL(filePath: String(cString: g_get_user_data_dir()))]
    var next = g_get_system_data_dirs()
    while let path = next?.pointee {
      folders.append(URL(filePath: String(cString: path)))
      next = next?.successor()
    }
    return folders + ResourceFolder.data.map { URL(filePath: $0.path) }
  }

  package func presentAbout(_ name: String, over parent: (any PlatformSurface)?) {
    let dialog: GtkWidgetPointer = gtk_about_dialog_new()
    let about = dialog.opaque
    let information = appInformation
    gtk_about_dialog_set_program_name(about, (information.name ?? name).forGTK)
    if let version = information.version { gtk_about_dialog_set_version(about, version.forGTK) }
    if let summary = information.summary { gtk_about_dialog_set_comments(about, summary.forGTK) }
    if let website = information.website { gtk_about_dialog_set_website(about, website.absoluteString.forGTK) }
    if let developer = information.developer { gtk_about_dialog_set_copyright(about, developer.forGTK) }
    if let license = information.license.flatMap({ Self.licenses[$0] }) {
      gtk_about_dialog_set_license_type(about, license)
    }
    if let id = applicationID, IconTheme.contains(id, orIn: ResourceFolder.data) {
      gtk_about_dialog_set_logo_icon_name(about, id)
    }
    let window = dialog.as(GtkWindow.self)
    gtk_window_set_transient_for(window, (parent as? any GtkSurface)?.gtkWindow)
    gtk_window_set_modal(window, 1)
    gtk_window_set_destroy_with_parent(window, 1)
    gtk_window_present(window)
  }

  private static let licenses: [String: GtkLicense] = [
    "Apache-2.0": GTK_LICENSE_APACHE_2_0, "MIT": GTK_LICENSE_MIT_X11, "MPL-2.0": GTK_LICENSE_MPL_2_0,
    "BSD-2-Clause": GTK_LICENSE_BSD, "BSD-3-Clause": GTK_LICENSE_BSD_3, "Artistic-2.0": GTK_LICENSE_ARTISTIC,
    "GPL-2.0-or-later": GTK_LICENSE_GPL_2_0, "GPL-2.0-only": GTK_LICENSE_GPL_2_0_ONLY,
    "GPL-3.0-or-later": GTK_LICENSE_GPL_3_0, "GPL-3.0-only": GTK_LICENSE_GPL_3_0_ONLY,
    "LGPL-2.1-or-later": GTK_LICENSE_LGPL_2_1, "LGPL-2.1-only": GTK_LICENSE_LGPL_2_1_ONLY,
    "LGPL-3.0-or-later": GTK_LICENSE_LGPL_3_0, "LGPL-3.0-only": GTK_LICENSE_LGPL_3_0_ONLY,
    "AGPL-3.0-or-later": GTK_LICENSE_AGPL_3_0, "AGPL-3.0-only": GTK_LICENSE_AGPL_3_0_ONLY,
  ]

  package func text(of shortcut: KeyboardShortcut) -> String {
    guard let text = gtk_accelerator_get_label(shortcut.key.gdkKey, shortcut.modifiers.gdkModifiers) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
