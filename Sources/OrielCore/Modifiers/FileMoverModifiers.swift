import Foundation

extension View {
  /// Moves a file to a place that the person chooses. In GTK: a `GtkFileDialog`.
  ///
  /// Nothing is ever replaced. To another disk the file is copied and compared before the original goes.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there is a file. It becomes false before `onCompletion`.
  ///   - file: the file or folder.
  ///   - onCompletion: gets the new URL, or a `FileAccessError`; then the file is where it was. Not called on
  ///     cancellation.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Moves files into a folder that the person chooses. In GTK: a `GtkFileDialog`.
  ///
  /// All of them arrive, or all stay. Nothing is ever replaced.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there are files. It becomes false before `onCompletion`.
  ///   - files: the files and folders.
  ///   - onCompletion: gets the new URLs in the files' order, or a `FileAccessError`; then all files are where they
  ///     were. Not called on cancellation.
  public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Moves a file to a place that the person chooses. In GTK: a `GtkFileDialog`.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there is a file. It becomes false before anything else.
  ///   - file: the file or folder.
  ///   - onCompletion: gets the new URL, or a `FileAccessError`; then the file is where it was.
  ///   - onCancellation: called instead when the dialog was dismissed, or the move stopped, by the person.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileModifier(
        isPresented: isPresented, makeTask: file.map { file in { .moving(file) } },
        onCompletion: { result in if let result = result.single { onCompletion(result) } },
        onCancellation: onCancellation))
  }

  /// Moves files into a folder that the person chooses. In GTK: a `GtkFileDialog`.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there are files. It becomes false before anything else.
  ///   - files: the files and folders.
  ///   - onCompletion: gets the new URLs in the files' order, or a `FileAccessError`; then all files are where they
  ///     were.
  ///   - onCancellation: called instead when the dialog was dismissed, or the move stopped, by the person.
  public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C: Collection, C.Element == URL {
    modifier(
      FileModifier(
        isPresented: isPresented, makeTask: files.isEmpty ? nil : { .moving(several: Array(files)) },
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}
