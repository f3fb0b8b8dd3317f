import CGtk
import OrielCore

/// A photo picker that is embedded in a view: the content of the picker's window, without buttons.
@MainActor final class PhotosPickerWidget: GtkElementWidget<PhotosPickerElement> {
  private let browser: PhotoBrowser
  private let isCompact: Bool

  init(_ element: PhotosPickerElement, sink: any WidgetEventSink) {
    isCompact = element.isCompact
    PictureConversion.shared.converter = PixbufConverter()
    browser = PhotoBrowser(element.request, scanner: PhotoScanner(), isCompact: element.isCompact)
    super.init(browser.root.widget, sink: sink)
    gtk_widget_set_size_request(widget, 240, isCompact ? 132 : 240)
    widget.setSensitive(element.isEnabled)
    browser.selectionDidChange = { [weak self] in
      guard let self else { return }
      self.send(PhotosPickerChange(self.browser.result))
    }
  }

  override var fills: Axis.Set { isCompact ? .horizontal : .both }

  override func update(_ element: PhotosPickerElement) {
    browser.update(element.request)
    widget.setSensitive(element.isEnabled)
  }

  override func tearDown() { browser.dispose() }
}

extension PhotosPickerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { PhotosPickerWidget(self, sink: sink) }
}
