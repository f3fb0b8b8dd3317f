import CGtk
import OrielCore

/// A photo picker that is embedded in a view: the content of the picker's window, without buttons, or a button for the
/// file dialog if the user's folders can't be read.
@MainActor final class PhotosPickerWidget: GtkElementWidget<PhotosPickerElement> {
  private enum Content {
    case browser(PhotoBrowser)
    case button(PhotoFileButton)
  }

  private let content: Content
  private let isCompact: Bool

  init(_ element: PhotosPickerElement, scanner: PhotoScanner = PhotoScanner(), sink: any WidgetEventSink) {
    isCompact = element.isCompact
    PictureConversion.shared.converter = PixbufConverter()
    if scanner.isPossible {
      let browser = PhotoBrowser(element.request, scanner: scanner, isCompact: element.isCompact)
      content = .browser(browser)
      super.init(browser.root.widget, sink: sink)
      browser.selectionDidChange = { [weak self, weak browser] in
        if let browser { self?.send(PhotosPickerChange(browser.result)) }
      }
    } else {
      let button = PhotoFileButton(element.request)
      content = .button(button)
      super.init(button.root.widget, sink: sink)
      button.didChoose = { [weak self] in self?.send(PhotosPickerChange($0)) }
    }
    gtk_widget_set_size_request(widget, 240, isCompact ? 132 : 240)
    widget.setSensitive(element.isEnabled)
  }

  /// The button for the file dialog, if the folders can't be read.
  var button: PhotoFileButton? { if case .button(let button) = content { button } else { nil } }

  override var fills: Axis.Set { isCompact ? .horizontal : .both }

  override func update(_ element: PhotosPickerElement) {
    switch content {
    case .browser(let browser): browser.update(element.request)
    case .button(let button): button.update(element.request)
    }
    widget.setSensitive(element.isEnabled)
  }

  override func tearDown() {
    switch content {
    case .browser(let browser): browser.dispose()
    case .button(let button): button.dispose()
    }
  }
}

extension PhotosPickerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { PhotosPickerWidget(self, sink: sink) }
}
