import FoundationEssentials

extension View {
  /// Lets the user choose existing files or folders. In GTK: a `GtkFileDialog` that opens.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $imports, allowedContentTypes: [.image, .pdf], allowsMultipleSelection: true) { result
  /// in
  ///   if case .success(let urls) = result { open(urls) }
  /// }
  /// ```
  ///
  /// If the user chooses a file of another type, an alert explains this and the dialog opens again. If the dialog can't
  /// be presented, the result is a ``FileDialogError``. See <doc:Files>.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true. It becomes false before `onCompletion` is called.
  ///   - allowedContentTypes: the types that the user can choose. If all of them are folders or packages, the dialog
  ///     selects folders: a dialog of GTK selects either files or folders.
  ///   - allowsMultipleSelection: whether the user can choose several files.
  ///   - onCompletion: called once on the main actor with the URLs in the order of selection, or a ``FileAccessError``
  ///     if a file can't be read. Not called if the user cancels, or if the view has been removed.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// The variant of `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)` for one file.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false,
      onCompletion: { result in if let result = result.single { onCompletion(result) } }, onCancellation: {})
  }

  /// The variant of `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)` with a
  /// callback for cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true. It becomes false before either callback is called.
  ///   - allowedContentTypes: the types that the user can choose.
  ///   - allowsMultipleSelection: whether the user can choose several files.
  ///   - onCompletion: called with the URLs in the order of selection, or a ``FileAccessError``. Either this closure or
  ///     `onCancellation` is called, once, on the main actor, unless the view has been removed.
  ///   - onCancellation: called if the user dismisses the dialog without a choice.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileModifier(
        isPresented: isPresented,
        makeTask: { .importing(allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection) },
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}

extension Result where Success == [URL] {
  /// The result for the first URL; nil if there are no URLs.
  var single: Result<URL, Failure>? {
    switch self {
    case .success(let urls): urls.first.map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}
