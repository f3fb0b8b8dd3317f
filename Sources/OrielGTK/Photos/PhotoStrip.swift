import CGtk
import FoundationEssentials
import OrielCore

/// The strip of the selected files in a photo picker: a row of buttons, which deselect them.
@MainActor final class PhotoStrip {
  let root = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private var shown: [(url: URL, button: GtkWidgetPointer)] = []
  /// Called when the user deselects a file.
  var didDeselect: ((URL) -> Void)?

  /// The maximum number of files in the strip.
  static let limit = 40

  /// Displays the first files of a selection. Buttons that stay are kept, with the keyboard focus.
  ///
  /// - Parameter version: the version of a file, which its thumbnail depends on.
  func show(_ urls: [URL], version: (URL) -> Int?) {
    let wanted = urls.prefix(Self.limit)
    let known = Set(wanted)
    var kept = shown.filter { known.contains($0.url) }
    if !wanted.starts(with: kept.map(\.url)) { kept = [] }
    let buttons = Set(kept.map(\.button))
    for entry in shown where !buttons.contains(entry.button) { gtk_box_remove(root.pointer(), entry.button) }
    shown = kept
    for url in wanted.dropFirst(kept.count) {
      let button = makeButton(url, version(url))
      root.widget.append(button)
      shown.append((url, button))
    }
  }

  private func makeButton(_ url: URL, _ version: Int?) -> GtkWidgetPointer {
    let button: GtkWidgetPointer = gtk_button_new()
    let image = ObjectHandle(retaining: gtk_image_new_from_icon_name("image-x-generic-symbolic"))
    gtk_image_set_pixel_size(image.opaque, 40)
    gtk_button_set_child(button.as(GtkButton.self), image.widget)
    button.addClass(.flat)
    gtk_widget_set_tooltip_text(button, url.lastPathComponent.forGTK)
    Accessible(button).set(GTK_ACCESSIBLE_PROPERTY_LABEL, url.lastPathComponent)
    SignalConnection.connect(button.raw, .clicked) { [weak self] in
      // After the click, which the button still handles.
      MainLoop.schedule { self?.didDeselect?(url) }
    }
    _ = ThumbnailService.shared.request(url, version: version) { [weak image] thumbnail in
      if let thumbnail, let image { gtk_image_set_from_paintable(image.opaque, thumbnail.pointer) }
    }
    // Retained with the button, for the thumbnail.
    SignalConnection.connect(button.raw, .destroy) { withExtendedLifetime(image) {} }
    return button
  }
}
