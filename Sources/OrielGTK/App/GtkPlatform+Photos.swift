import CGtk
import OrielCore

extension GtkPlatform: PhotoPickerPlatform {
  /// Presents a photo picker above a window, or on its own.
  ///
  /// If the user's folders can't be read, the desktop's file dialog is presented. `sink` is held weakly. It isn't
  /// called before the method returns: `presented` is reported when the window is on the screen, and exactly one of
  /// `chosen`, `cancelled` and `failed` at the end, even if the parent is destroyed.
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
