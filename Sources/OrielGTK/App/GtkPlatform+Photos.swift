import CGtk
import OrielCore

extension GtkPlatform {
  /// Presents a photo picker above a window, or on its own.
  ///
  /// It becomes the desktop's file dialog where the user's folders can't be read. `sink` is held weakly. It isn't called
  /// synchronously: `presented` comes once the window is on the screen, and exactly one of `chosen`, `cancelled` and
  /// `failed` at the end, also when the parent is destroyed.
  package func presentPhotoPicker(
    _ request: PhotoPickerRequest, over parent: (any PlatformSurface)?, sink: any PhotoPickerEventSink
  ) -> any PresentedPhotoPicker {
    let reporter = PhotoPickerReporter(to: sink)
    guard gdk_display_get_default() != nil else { return MissingPhotoPicker(reporter) }
    PictureConversion.shared.converter = PixbufConverter()
    let window = (parent as? any GtkSurface)?.gtkWindow
    let scanner = PhotoScanner()
    guard scanner.isPossible else {
      let picker = FilePhotoPicker(request, reporter: reporter)
      picker.present(over: window, application: application)
      return picker
    }
    let picker = PhotoPickerWindow(request, scanner: scanner, reporter: reporter)
    picker.present(over: window, application: application)
    return picker
  }
}

/// A photo picker that can't be shown, because there is no display.
private final class MissingPhotoPicker: PresentedPhotoPicker {
  init(_ reporter: PhotoPickerReporter) {
    reporter.reportLater(.failed("There is no display to show a photo picker on."))
  }

  func update(_ request: PhotoPickerRequest) {}
  func dismiss() {}
}
