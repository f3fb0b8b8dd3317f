import FoundationEssentials

extension URL {
  /// Begins to use a file that the user has chosen.
  ///
  /// On Linux a chosen file can be used as it is, in a sandbox too, where a portal has put it in the app's reach, so
  /// there is nothing to begin. An app that comes from Apple's platforms keeps its calls.
  ///
  /// - Returns: whether it is the URL of a file.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends what ``startAccessingSecurityScopedResource()`` began, which is nothing.
  public func stopAccessingSecurityScopedResource() {}
}
