import CGtk
import Glibc

/// A `GdkPaintable` that draws a symbol of Oriel's own in the text color of its widget, in any size.
@MainActor enum SymbolPaintable {
  /// Creates one.
  static func make(_ picture: SymbolPicture, isMirrored: Bool) -> ObjectHandle {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject couldn't create an instance of OrielSymbol")
    }
    let content = Unmanaged.passRetained(Content(picture, isMirrored: isMirrored)).toOpaque()
    g_object_set_data_full(object, key, content) { content in
      if let content { Unmanaged<Content>.fromOpaque(content).release() }
    }
    return ObjectHandle(adopting: UnsafeMutableRawPointer(object))
  }

  /// Symbols are as large as GNOME's symbolic icons, unless the widget says otherwise.
  private nonisolated static let side: Int32 = 16
  private nonisolated static let key = "oriel-symbol"

  private final class Content {
    let picture: SymbolPicture
    let isMirrored: Bool

    init(_ picture: SymbolPicture, isMirrored: Bool) { (self.picture, self.isMirrored) = (picture, isMirrored) }
  }

  private static func draw(
    _ object: UnsafeMutableRawPointer, _ snapshot: OpaquePointer, _ width: Double, _ height: Double, _ color: GdkRGBA
  ) {
    guard let data = g_object_get_data(object.assumingMemoryBound(to: GObject.self), key) else { return }
    let content = Unmanaged<Content>.fromOpaque(data).takeUnretainedValue()
    content.picture.draw(on: snapshot, size: (width, height), color: color, isMirrored: content.isMirrored)
  }

  // MARK: Class

  private static let type: GType = {
    let type = g_type_register_static_simple(
      g_object_get_type(), "OrielSymbol", guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
    var paintable = GInterfaceInfo(
      interface_init: { interface, _ in
        guard let interface = interface?.assumingMemoryBound(to: GdkPaintableInterface.self) else { return }
        interface.pointee.get_intrinsic_width = { _ in SymbolPaintable.side }
        interface.pointee.get_intrinsic_height = { _ in SymbolPaintable.side }
        interface.pointee.get_flags = { _ in
          GdkPaintableFlags(GDK_PAINTABLE_STATIC_SIZE.rawValue | GDK_PAINTABLE_STATIC_CONTENTS.rawValue)
        }
        interface.pointee.snapshot = { object, snapshot, width, height in
          SymbolPaintable.receive(object, snapshot, width, height, GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1))
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gdk_paintable_get_type(), &paintable)
    var symbolic = GInterfaceInfo(
      interface_init: { interface, _ in
        guard let interface = interface?.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self) else { return }
        interface.pointee.snapshot_symbolic = { object, snapshot, width, height, colors, _ in
          let color = colors?.pointee ?? GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
          SymbolPaintable.receive(object, snapshot, width, height, color)
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_symbolic_paintable_get_type(), &symbolic)
    return type
  }()

  // GTK draws on the main thread.
  private nonisolated static func receive(
    _ object: OpaquePointer?, _ snapshot: OpaquePointer?, _ width: Double, _ height: Double, _ color: GdkRGBA
  ) {
    let (object, snapshot) = (UInt(bitPattern: object), UInt(bitPattern: snapshot))
    MainActor.assumeIsolated {
      guard let object = UnsafeMutableRawPointer(bitPattern: object), let snapshot = OpaquePointer(bitPattern: snapshot)
      else { return }
      SymbolPaintable.draw(object, snapshot, width, height, color)
    }
  }
}
