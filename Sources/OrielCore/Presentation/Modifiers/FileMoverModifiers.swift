import FoundationEssentials

extension View {
  /// Moves a file to a place that the user chooses, under the same name or another. In GTK: a `GtkFileDialog` that saves.
  ///
  /// A file that is there is replaced only if the user agrees; a folder, or a file that is protected against writing,
  /// isn't. To another disk the file is copied, with its permissions and times, and compared before the original goes: off
  /// the main thread, with a sheet that has a Cancel button after half a second.
  ///
  /// Where the dialog can't be shown, it completes with a `FileDialogError`.
  ///
  /// Without a file nothing is presented: `isPresented` becomes false again, so that a file that is there later isn't
  /// moved unasked. `onCompletion` isn't called.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there is a file. It becomes false before `onCompletion`.
  ///   - file: the file or folder.
  ///   - onCompletion: gets the new URL, or a `FileAccessError`; then the file is where it was. Called once, on the main
  ///     actor, as long as the view is there. Not called on cancellation.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Moves files into a folder that the user chooses, under their names. In GTK: a `GtkFileDialog` that chooses a folder.
  ///
  /// All of them arrive, or all stay. Nothing that is there is replaced. To another disk the files are copied, with their
  /// permissions and times, and compared before the originals go: off the main thread, with a sheet that has a Cancel
  /// button after half a second.
  ///
  /// Without files nothing is presented: `isPresented` becomes false again, so that files that are there later aren't
  /// moved unasked. `onCompletion` isn't called.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there are files. It becomes false before `onCompletion`.
  ///   - files: the files and folders.
  ///   - onCompletion: gets the new URLs in the files' order, or a `FileAccessError`; then all files are where they were.
  ///     Called once, on the main actor, as long as the view is there. Not called on cancellation.
  public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Moves a file to a place that the user chooses, under the same name or another. In GTK: a `GtkFileDialog` that saves.
  ///
  /// A file that is there is replaced only if the user agrees; a folder, or a file that is protected against writing,
  /// isn't. To another disk the file is copied, with its permissions and times, and compared before the original goes: off
  /// the main thread, with a sheet that has a Cancel button after half a second.
  ///
  /// Without a file nothing is presented: `isPresented` becomes false again, so that a file that is there later isn't
  /// moved unasked. Neither closure is called.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there is a file. It becomes false before anything else.
  ///   - file: the file or folder.
  ///   - onCompletion: gets the new URL, or a `FileAccessError`; then the file is where it was. Either this or
  ///     `onCancellation` is called, once, on the main actor, as long as the view is there.
  ///   - onCancellation: called instead when the dialog was dismissed, or the move stopped, by the user.
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

  /// Moves files into a folder that the user chooses, under their names. In GTK: a `GtkFileDialog` that chooses a folder.
  ///
  /// All of them arrive, or all stay. Nothing that is there is replaced. To another disk the files are copied, with their
  /// permissions and times, and compared before the originals go: off the main thread, with a sheet that has a Cancel
  /// button after half a second.
  ///
  /// Without files nothing is presented: `isPresented` becomes false again, so that files that are there later aren't
  /// moved unasked. Neither closure is called.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there are files. It becomes false before anything else.
  ///   - files: the files and folders.
  ///   - onCompletion: gets the new URLs in the files' order, or a `FileAccessError`; then all files are where they were.
  ///     Either this or `onCancellation` is called, once, on the main actor, as long as the view is there.
  ///   - onCancellation: called instead when the dialog was dismissed, or the move stopped, by the user.
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
