import CGtk
import OrielCore

/// A surface of GTK. Windows above it are transient for its window.
@MainActor package protocol GtkSurface: PlatformSurface {
  /// The window of the surface.
  var gtkWindow: UnsafeMutablePointer<GtkWindow> { get }
  /// The presentations whose size depends on that of the surface.
  var presentations: PresentationRegistry { get }
  /// Undoes or redoes a change of the window. Returns whether there was one.
  func undo(_ direction: UndoDirection) -> Bool
}

/// The observers of a surface's size.
@MainActor package final class PresentationRegistry {
  private var resizers: [ObjectIdentifier: () -> Void] = [:]

  /// Calls `action` when the size of the surface changes.
  func add(_ owner: AnyObject, _ action: @escaping () -> Void) { resizers[ObjectIdentifier(owner)] = action }

  /// Removes an observer.
  func remove(_ owner: AnyObject) { resizers[ObjectIdentifier(owner)] = nil }

  /// Notifies the observers that the size of the surface has changed.
  func parentDidResize() { for resize in Array(resizers.values) { resize() } }
}
