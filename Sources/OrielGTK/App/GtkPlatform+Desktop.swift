import CGtk
import FoundationEssentials
import OrielCore

extension GtkPlatform {
  package func followDesktop(_ didChange: @escaping @MainActor (DesktopSettings) -> Void) -> DesktopSettings {
    let watch = DesktopWatch(didChange)
    desktop = watch
    return watch.settings
  }

  package func open(
    _ url: URL, over parent: (any PlatformSurface)?, completion: @escaping @MainActor (Bool) -> Void
  ) {
    let window = (parent as? any GtkSurface)?.gtkWindow
    let finish = Unmanaged.passRetained(URLAnswer(completion)).toOpaque()
    if url.isFileURL {
      let file = g_file_new_for_uri(url.absoluteString)
      let launcher = gtk_file_launcher_new(file)
      gtk_file_launcher_launch(
        launcher, window, nil,
        { source, result, data in
          URLAnswer.take(data, gtk_file_launcher_launch_finish(OpaquePointer(source), result, nil) != 0)
        }, finish)
      launcher.map { g_object_unref($0.raw) }
      file.map { g_object_unref($0.raw) }
    } else {
      let launcher = gtk_uri_launcher_new(url.absoluteString)
      gtk_uri_launcher_launch(
        launcher, window, nil,
        { source, result, data in
          URLAnswer.take(data, gtk_uri_launcher_launch_finish(OpaquePointer(source), result, nil) != 0)
        }, finish)
      launcher.map { g_object_unref($0.raw) }
    }
  }

  package func showInFolder(_ url: URL, over parent: (any PlatformSurface)?) {
    let file = g_file_new_for_uri(url.absoluteString)
    let launcher = gtk_file_launcher_new(file)
    gtk_file_launcher_open_containing_folder(launcher, (parent as? any GtkSurface)?.gtkWindow, nil, nil, nil)
    launcher.map { g_object_unref($0.raw) }
    file.map { g_object_unref($0.raw) }
  }
}

/// Receives the desktop's response to a request to open a URL.
@MainActor private final class URLAnswer {
  private let completion: (Bool) -> Void

  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  // GTK calls this on the main thread.
  nonisolated static func take(_ data: UnsafeMutableRawPointer?, _ wasOpened: Bool) {
    guard let data else { return }
    let address = UInt(bitPattern: data)
    MainActor.assumeIsolated {
      guard let data = UnsafeRawPointer(bitPattern: address) else { return }
      let answer = Unmanaged<URLAnswer>.fromOpaque(data).takeRetainedValue()
      // The launch may fail synchronously.
      MainLoop.schedule { answer.completion(wasOpened) }
    }
  }
}
