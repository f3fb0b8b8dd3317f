import CGtk
import FoundationEssentials
import OrielCore

/// Writes a picture of each preview to a folder.
@MainActor final class PreviewRenderer {
  /// The number and the duration, in nanoseconds, of the pauses in which a window is awaited.
  private static let patience = (times: 100, pause: UInt64(20_000_000))
  /// The time that views have for their actions on appearance, in nanoseconds.
  private static let settling: UInt64 = 150_000_000

  private let items: [PreviewItem]
  private let folder: String
  /// The exit status of the process: 1 if a picture is missing.
  private(set) var status: Int32 = 0

  init(_ items: [PreviewItem], folder: String) {
    self.items = items
    self.folder = folder
  }

  /// Renders the pictures one after the other.
  func run() async {
    if let settings = gtk_settings_get_default() { ObjectProperty.set(settings.raw, "gtk-enable-animations", false) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      Diagnostics.warn("the folder \(folder) can't be made: \(error)")
      status = 1
      return
    }
    for item in items {
      let file = "\(folder)/\(fileName(of: item)).png"
      if await render(item, to: file) {
        print(file)
      } else {
        Diagnostics.warn("there is no picture of the preview \"\(item.name)\"")
        status = 1
      }
    }
  }

  private func fileName(of item: PreviewItem) -> String {
    String(item.name.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" })
  }

  private func render(_ item: PreviewItem, to file: String) async -> Bool {
    let platform = GtkPlatform()
    var request = WindowRequest(title: item.name, identifier: "preview")
    request.isResizable = item.layout != .sizeThatFits
    request.defaultWidth = item.windowSize.width
    request.defaultHeight = item.windowSize.height
    let before = Self.toplevels
    let environment = Self.environment(on: platform)
    let controller = WindowController(
      PreviewFrame(item: item), request: request, graph: Graph(scheduler: platform), platform: platform,
      environment: environment)
    defer { controller.close() }
    controller.present()
    guard let window = Self.toplevels.first(where: { !before.contains($0) }) else { return false }
    let handle = ObjectHandle(retaining: window.assumingMemoryBound(to: GtkWidget.self))
    for _ in 0..<Self.patience.times where gtk_widget_get_width(handle.widget) <= 0 {
      try? await Task.sleep(nanoseconds: Self.patience.pause)
    }
    try? await Task.sleep(nanoseconds: Self.settling)
    return Self.save(handle.widget, to: file)
  }

  /// The environment with the settings of the desktop, which follow the color scheme that a preview prefers.
  private static func environment(on platform: GtkPlatform) -> EnvironmentScope {
    var values = EnvironmentValues()
    let environment = EnvironmentScope(parent: nil, values: values)
    values.takeOver(
      platform.followDesktop { settings in
        values.takeOver(settings)
        _ = environment.update(values)
      })
    _ = environment.update(values)
    return environment
  }

  /// Renders a widget to a picture.
  private static func save(_ widget: GtkWidgetPointer, to file: String) -> Bool {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    guard width > 0, height > 0, let paintable = gtk_widget_paintable_new(widget) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
    defer { gsk_render_node_unref(node) }
    guard let renderer = gtk_native_get_renderer(gtk_widget_get_native(widget)) else { return false }
    var area = graphene_rect_t()
    area.size.width = Float(width)
    area.size.height = Float(height)
    guard let texture = gsk_renderer_render_texture(renderer, node, &area) else { return false }
    defer { g_object_unref(texture.raw) }
    return gdk_texture_save_to_png(texture, file) != 0
  }

  private static var toplevels: [UnsafeMutableRawPointer] {
    let list: OpaquePointer = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      // The list retains it.
      g_object_unref(item)
      return item
    }
  }
}
