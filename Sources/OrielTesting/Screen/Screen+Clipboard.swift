import Foundation
import OrielCore

extension Screen {
  /// Puts items on the clipboard as another app does: only their data are available. An array of URLs is a list of
  /// files.
  public func setClipboard<Item: Transferable>(_ items: [Item]) async throws {
    platform.setClipboard(try await HeadlessSource(exporting: items))
    settleNow()
  }

  /// Empties the clipboard.
  public func clearClipboard() {
    platform.setClipboard(nil)
    settleNow()
  }

  /// The items on the clipboard that can be loaded as a type.
  public func clipboardItems<Item: Transferable>(of type: Item.Type) async throws -> [Item] {
    var items: [Item] = []
    for provider in await platform.clipboard?.items(of: Item.importedContentTypes) ?? [] where provider.canLoad(type) {
      items.append(try await provider.load(type))
    }
    return items
  }
}

extension ScreenElement {
  /// Drags the view to another one, and drops it there. Returns the performed operation; `cancel` if no view has
  /// accepted the items.
  ///
  /// - Parameters:
  ///   - target: the other view.
  ///   - meanwhile: runs before the drop, while the items are over the other view.
  @discardableResult public func drag(
    to target: ScreenElement, meanwhile: () throws -> Void = {}
  ) async throws -> DropOperation {
    _ = try reachable("drag")
    let pointer = try PointerDrive(on: self, "drag")
    guard let start = pointer.surface.drag(from: pointer.middle) else {
      throw screen.error(.wrongKind, "can't drag \(name): it isn't draggable")
    }
    return try await target.receive(HeadlessSource(start.items), meanwhile)
  }

  /// Drops items of another app on the view: only their data are available. An array of URLs is a list of files.
  /// Returns the performed operation; `cancel` if no view has accepted the items.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - meanwhile: runs before the drop, while the items are over the view.
  @discardableResult public func drop<Item: Transferable>(
    _ items: [Item], meanwhile: () throws -> Void = {}
  ) async throws -> DropOperation {
    try await receive(try await HeadlessSource(exporting: items), meanwhile)
  }

  private func receive(_ source: HeadlessSource, _ meanwhile: () throws -> Void) async throws -> DropOperation {
    _ = try reachable("drop items on")
    let pointer = try PointerDrive(on: self, "drop items on")
    let drops = DropDispatcher(pointer.surface)
    _ = drops.move(source, to: pointer.middle)
    screen.settleNow()
    try meanwhile()
    screen.settleNow()
    guard let work = drops.drop(source, at: pointer.middle) else {
      drops.leave()
      screen.settleNow()
      return .cancel
    }
    screen.settleNow()
    let operation = await work()
    screen.settleNow()
    return operation
  }
}
