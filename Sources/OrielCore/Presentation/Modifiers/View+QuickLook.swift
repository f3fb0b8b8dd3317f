import FoundationEssentials

extension View {
  /// Shows a preview of a file in a separate window. In GTK: a non-modal `GtkWindow` that is transient for the window.
  ///
  /// ```swift
  /// Button("Show the letter") { shown = letter }
  ///   .quickLookPreview($shown)
  /// ```
  ///
  /// The preview displays images, animations, the beginning of texts, and, if GTK has a media backend, videos and
  /// sounds. For other files it displays the thumbnail, the kind, the size and the date. The file can be opened with
  /// another app, and dragged out of the window. Space, Escape and Ctrl+W close the preview; F11 and a double click
  /// toggle full screen. Plus, minus, 0 and 1, the scroll wheel with Ctrl, and a pinch scale an image, which can be
  /// moved with Ctrl and the arrow keys or the pointer. If a file is missing, damaged or too large, a message is
  /// displayed instead. Files are read on background threads.
  ///
  /// If two previews are requested in one window, the second is shown when the first has closed.
  ///
  /// - Parameter item: the file; nil closes the preview. It becomes nil when the user closes the preview.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookModifier(selection: item, items: nil))
  }

  /// Shows a preview of one of several files, between which the user can navigate.
  ///
  /// ```swift
  /// List(photos, id: \.self) { photo in
  ///   Button(photo.lastPathComponent) { shown = photo }
  /// }
  /// .quickLookPreview($shown, in: photos)
  /// ```
  ///
  /// The arrow keys and the buttons of the window go to the previous or next file, and stop at the first and the last one.
  /// In a text, the up and down arrow keys scroll. The G key opens an index with the thumbnails of all files. See
  /// ``quickLookPreview(_:)``.
  ///
  /// - Parameters:
  ///   - selection: the displayed file, which is updated when the user navigates. Nil, or a file that isn't one of
  ///     `items`, closes the preview. It becomes nil when the user closes the preview.
  ///   - items: the files. Changes are applied while the preview is shown.
  public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
  where Items: RandomAccessCollection, Items.Element == URL {
    modifier(QuickLookModifier(selection: selection, items: Array(items)))
  }
}
