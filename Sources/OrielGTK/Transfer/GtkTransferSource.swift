import CGtk
import FoundationEssentials
import OrielCore

/// The content of the clipboard: a `GdkClipboard`.
@MainActor final class ClipboardSource: TransferSource {
  private let clipboard: OpaquePointer
  private let types: [(type: UTType, mimeType: String)]
  let localItems: [NSItemProvider]?

  /// The current content; nil if there is none.
  init?(_ clipboard: OpaquePointer) {
    self.clipboard = clipboard
    types = TransferTypes.types(in: gdk_clipboard_get_formats(clipboard))
    localItems = ItemContent.items(of: gdk_clipboard_get_content(clipboard))
    if types.isEmpty, localItems == nil { return nil }
  }

  var contentTypes: [UTType] { types.map(\.type) }

  func read(_ type: UTType) async throws -> Data {
    let clipboard = clipboard
    let stream = try await MIMETypeList.with(types.first { $0.type == type }?.mimeType) { names in
      try await GioCall.run { callback, data in
        gdk_clipboard_read_async(clipboard, names, G_PRIORITY_DEFAULT, nil, callback, data)
      } finish: { result, error in
        UInt(bitPattern: gdk_clipboard_read_finish(clipboard, result, nil, &error))
      }
    }
    return try await GioCall.readAll(stream)
  }
}

/// The content of a drag over a window: a `GdkDrop`.
@MainActor final class DropSource: TransferSource {
  private let drop: ObjectHandle
  private let types: [(type: UTType, mimeType: String)]
  let localItems: [NSItemProvider]?

  init(_ drop: OpaquePointer) {
    self.drop = ObjectHandle(retaining: drop)
    types = TransferTypes.types(in: gdk_drop_get_formats(drop))
    localItems = gdk_drop_get_drag(drop).flatMap { ItemContent.items(of: gdk_drag_get_content($0)) }
  }

  /// Whether the source belongs to the drag.
  func isOf(_ other: OpaquePointer) -> Bool { drop.opaque == other }

  var contentTypes: [UTType] { types.map(\.type) }

  func read(_ type: UTType) async throws -> Data {
    let drop = drop
    let stream = try await MIMETypeList.with(types.first { $0.type == type }?.mimeType) { names in
      try await GioCall.run { callback, data in
        gdk_drop_read_async(drop.opaque, names, G_PRIORITY_DEFAULT, nil, callback, data)
      } finish: { result, error in
        UInt(bitPattern: gdk_drop_read_finish(drop.opaque, result, nil, &error))
      }
    }
    return try await GioCall.readAll(stream)
  }
}

/// A null-terminated list with one name.
@MainActor private enum MIMETypeList {
  static func with(
    _ name: String?, _ body: @MainActor (UnsafeMutablePointer<UnsafePointer<CChar>?>) async throws -> UInt
  ) async throws -> UInt {
    guard let name else { throw NSItemProviderError.unavailable }
    let text = g_strdup(name)
    let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
    names[0] = UnsafePointer(text)
    names[1] = nil
    defer {
      g_free(text)
      names.deallocate()
    }
    return try await body(names)
  }
}
