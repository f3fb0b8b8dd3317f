import FoundationEssentials

extension View {
  /// Lets the user choose files that are there, or folders. In GTK: a `GtkFileDialog` that opens.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $imports, allowedContentTypes: [.image, .pdf], allowsMultipleSelection: true) { result in
  ///   if case .success(let urls) = result { open(urls) }
  /// }
  /// ```
  ///
  /// A choice that isn't of the types asked for is explained to the user, who then chooses again. Where the dialog can't be
  /// shown, it completes with a `FileDialogError`.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true. It becomes false before `onCompletion` is called.
  ///   - allowedContentTypes: the types to choose from. Folders and packages alone make it a dialog for folders, since
  ///     GTK's lets either files or folders be chosen.
  ///   - allowsMultipleSelection: whether several can be chosen.
  ///   - onCompletion: gets the URLs in the order of selection, or a `FileAccessError`, as when a file has gone meanwhile.
  ///     Called once, on the main actor, as long as the view is there. Not called on cancellation.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose one file that is there, or a folder. In GTK: a `GtkFileDialog` that opens.
  ///
  /// A choice that isn't of the types asked for is explained to the user, who then chooses again.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true. It becomes false before `onCompletion` is called.
  ///   - allowedContentTypes: the types to choose from. Folders and packages alone make it a dialog for folders, since
  ///     GTK's lets either files or folders be chosen.
  ///   - onCompletion: gets the URL, or a `FileAccessError`, as when the file has gone meanwhile. Called once, on the main
  ///     actor, as long as the view is there. Not called on cancellation.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false,
      onCompletion: { result in if let result = result.single { onCompletion(result) } }, onCancellation: {})
  }

  /// Lets the user choose files that are there, or folders. In GTK: a `GtkFileDialog` that opens.
  ///
  /// A choice that isn't of the types asked for is explained to the user, who then chooses again.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true. It becomes false before anything else is called.
  ///   - allowedContentTypes: the types to choose from. Folders and packages alone make it a dialog for folders, since
  ///     GTK's lets either files or folders be chosen.
  ///   - allowsMultipleSelection: whether several can be chosen.
  ///   - onCompletion: gets the URLs in the order of selection, or a `FileAccessError`, as when a file has gone meanwhile.
  ///     Either this or `onCancellation` is called, once, on the main actor, as long as the view is there.
  ///   - onCancellation: called instead when the dialog was dismissed without a choice.
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
  /// The result of what concerns one file; nil where there is none.
  var single: Result<URL, Failure>? {
    switch self {
    case .success(let urls): urls.first.map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}
