import CGtk
import FoundationEssentials
import OrielCore

/// Offers items to other apps: a subclass of `GdkContentProvider` whose data are requested when they are needed.
@MainActor enum ItemContent {
  private final class Box {
    let items: TransferredItems

    init(_ items: [NSItemProvider]) { self.items = TransferredItems(items: items) }
  }

  private static let key = "oriel-items"

  /// A provider of items. The caller owns the reference.
  static func make(_ items: [NSItemProvider]) -> UnsafeMutablePointer<GdkContentProvider>? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    g_object_set_data_full(
      object, key, Unmanaged.passRetained(Box(items)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Box>.fromOpaque(data).release()
      })
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
  }

  /// The items of a provider; nil if it is not of this class.
  static func items(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> [NSItemProvider]? {
    guard let provider, UnsafeMutableRawPointer(provider).isInstance(of: type) else { return nil }
    return box(provider)?.items.items
  }

  private static func box(_ provider: UnsafeMutablePointer<GdkContentProvider>) -> Box? {
    let object = UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let type: GType = g_type_register_static_simple(
    gdk_content_provider_get_type(), "OrielItemContent", guint(MemoryLayout<GdkContentProviderClass>.size),
    { data, _ in
      guard let made = data?.assumingMemoryBound(to: GdkContentProviderClass.self) else { return }
      made.pointee.ref_formats = { provider in
        let address = UInt(bitPattern: provider)
        let formats = MainActor.assumeIsolated { UInt(bitPattern: ItemContent.formats(address)) }
        return OpaquePointer(bitPattern: formats)
      }
      made.pointee.write_mime_type_async = { provider, mimeType, stream, _, cancellable, callback, data in
        guard let task = g_task_new(provider, cancellable, callback, data), let mimeType else { return }
        let (address, output) = (UInt(bitPattern: provider), UInt(bitPattern: stream))
        let taskAddress = UInt(bitPattern: task)
        let name = String(cString: mimeType)
        MainActor.assumeIsolated { ItemContent.write(address, name, to: output, taskAddress) }
      }
      made.pointee.write_mime_type_finish = { _, result, error in
        g_task_propagate_boolean(result, error)
      }
    }, guint(MemoryLayout<GdkContentProvider>.size), nil, GTypeFlags(rawValue: 0))

  private static func formats(_ address: UInt) -> OpaquePointer? {
    let builder = gdk_content_formats_builder_new()
    if let provider = UnsafeMutablePointer<GdkContentProvider>(bitPattern: address) {
      for name in box(provider)?.items.mimeTypes ?? [] { gdk_content_formats_builder_add_mime_type(builder, name) }
    }
    return gdk_content_formats_builder_free_to_formats(builder)
  }

  private static func write(_ address: UInt, _ mimeType: String, to stream: UInt, _ taskAddress: UInt) {
    guard let provider = UnsafeMutablePointer<GdkContentProvider>(bitPattern: address), let box = box(provider) else {
      return finish(taskAddress, "there are no items")
    }
    // The task holds a reference to the provider, and GDK one to the stream until the task returns.
    Task { @MainActor in
      do {
        try await GioCall.write(try await box.items.data(for: mimeType), to: stream)
        finish(taskAddress, nil)
      } catch {
        finish(taskAddress, "\(error)")
      }
    }
  }

  private static func finish(_ taskAddress: UInt, _ failure: String?) {
    guard let task = OpaquePointer(bitPattern: taskAddress) else { return }
    if let failure {
      let code = gint(G_IO_ERROR_FAILED.rawValue)
      g_task_return_error(task, g_error_new_literal(g_quark_from_string("oriel-transfer"), code, failure))
    } else {
      g_task_return_boolean(task, 1)
    }
    g_object_unref(task.raw)
  }
}
