import FoundationEssentials

extension View {
  /// Moves a file to a location that the user chooses. In GTK: a `GtkFileDialog` that saves.
  ///
  /// The user can change the name. An existing file is replaced only if the user confirms this; a folder or a read-only
  /// file isn't replaced. On another file system the file is copied on a background thread, with its permissions and
  /// times, and compared with the original before the original is removed. If this takes longer than half a second, a
  /// sheet with a progress bar and a Cancel button is presented. If the dialog can't be presented, the result is a
  /// ``FileDialogError``.
  ///
  /// If `file` is nil, no dialog is presented and `isPresented` becomes false again, so that a file that is set later
  /// isn't moved unexpectedly. `onCompletion` isn't called in this case. See <doc:Files>.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there is a file. It becomes false before `onCompletion`
  ///     is called.
  ///   - file: the file or folder.
  ///   - onCompletion: called once on the main actor with the new URL, or a ``FileAccessError`` if the file hasn't been
  ///     moved. Not called if the user cancels, or if the view has been removed.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Moves files into a folder that the user chooses. In GTK: a `GtkFileDialog` that selects a folder.
  ///
  /// The files keep their names, and no existing file is replaced: either all files are moved or none. Files on another
  /// file system are copied and compared as by `fileMover(isPresented:file:onCompletion:)`.
  ///
  /// If `files` is empty, no dialog is presented and `isPresented` becomes false again.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there are files. It becomes false before `onCompletion`
  ///     is called.
  ///   - files: the files and folders.
  ///   - onCompletion: called once on the main actor with the new URLs in the order of `files`, or a
  ///     ``FileAccessError`` if no file has been moved. Not called if the user cancels, or if the view has been
  ///     removed.
  public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// The variant of `fileMover(isPresented:file:onCompletion:)` with a callback for cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there is a file. It becomes false before either callback
  ///     is called.
  ///   - file: the file or folder. If it is nil, neither callback is called.
  ///   - onCompletion: called with the new URL, or a ``FileAccessError``. Either this closure or `onCancellation` is
  ///     called, once, on the main actor, unless the view has been removed.
  ///   - onCancellation: called if the user dismisses the dialog or cancels the move.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileModifier(
        isPresented: isPresented, makeTask: file.map { file in { .moving(file) } }, waitsForTask: false,
        onCompletion: { result in if let result = result.single { onCompletion(result) } },
        onCancellation: onCancellation))
  }

  /// The variant of `fileMover(isPresented:files:onCompletion:)` with a callback for cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there are files. It becomes false before either callback
  ///     is called.
  ///   - files: the files and folders. If there are none, neither callback is called.
  ///   - onCompletion: called with the new URLs in the order of `files`, or a ``FileAccessError``. Either this closure
  ///     or `onCancellation` is called, once, on the main actor, unless the view has been removed.
  ///   - onCancellation: called if the user dismisses the dialog or cancels the move.
  public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C: Collection, C.Element == URL {
    modifier(
      FileModifier(
        isPresented: isPresented, makeTask: files.isEmpty ? nil : { .moving(several: Array(files)) },
        waitsForTask: false,
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}
