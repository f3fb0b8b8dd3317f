import FoundationEssentials

extension View {
  /// Shows a preview of a file in a window of its own. In GTK: a `GtkWindow` that is transient for the window, but
  /// doesn't block it.
  ///
  /// ```swift
  /// Button("Show the letter") { shown = letter }
  ///   .quickLookPreview($shown)
  /// ```
  ///
  /// The preview shows images, animations, the beginning of texts, and videos and sounds where GTK has a backend for
  /// media; of other files the thumbnail, the kind, the size and the date. It opens the file with another app, and the
  /// file can be dragged out of it. Space, Escape and Ctrl+W close it; F11 and a double click switch to full screen;
  /// plus, minus, 0 and 1, the wheel with Ctrl, and a pinch enlarge an image, which Ctrl with the arrow keys and the
  /// pointer move. A file that has vanished, is damaged or too large is replaced by a message. Files are read off the
  /// main thread.
  ///
  /// Of two previews in one window, the second is shown when the first has closed.
  ///
  /// - Parameter item: the file; nil closes the preview. It becomes nil when the user closes the preview.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookModifier(selection: item, items: nil))
  }

  /// Shows a preview of one of several files, through which the user can step.
  ///
  /// ```swift
  /// List(photos, id: \.self) { photo in
  ///   Button(photo.lastPathComponent) { shown = photo }
  /// }
  /// .quickLookPreview($shown, in: photos)
  /// ```
  ///
  /// The arrow keys and the buttons of the window step to the previous or next file, from the first to the last; in a
  /// text, the keys for up and down scroll. The index, which the key G opens, shows the thumbnails of all files. See
  /// ``quickLookPreview(_:)``.
  ///
  /// - Parameters:
  ///   - selection: the file that is shown, which follows each step. Nil, or a file that isn't one of `items`, closes
  ///     the preview. It becomes nil when the user closes the preview.
  ///   - items: the files. The window follows changes while it is shown.
  public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
  where Items: RandomAccessCollection, Items.Element == URL {
    modifier(QuickLookModifier(selection: selection, items: Array(items)))
  }
}
