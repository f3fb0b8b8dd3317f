import CGtk
import OrielCore

/// A surface of GTK. Windows above it are transient for its window.
@MainActor package protocol GtkSurface: PlatformSurface {
  /// The window that the surface is, or that it is in.
  var gtkWindow: UnsafeMutablePointer<GtkWindow> { get }
  /// What stands above it and takes part of its size from it.
  var presentations: PresentationRegistry { get }
}

/// The observers of a surface's size.
@MainActor package final class PresentationRegistry {
  private var resizers: [ObjectIdentifier: () -> Void] = [:]

  /// Calls `action` when the size of the surface changes.
  func add(_ owner: AnyObject, _ action: @escaping () -> Void) { resizers[ObjectIdentifier(owner)] = action }

  /// Ends what `add` began.
  func remove(_ owner: AnyObject) { resizers[ObjectIdentifier(owner)] = nil }

  /// Tells them that the surface has another size.
  func parentDidResize() { for resize in Array(resizers.values) { resize() } }
}
