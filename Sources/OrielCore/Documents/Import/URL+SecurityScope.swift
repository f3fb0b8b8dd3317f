import FoundationEssentials

extension URL {
  /// Requests access to a file that the user has chosen. On Linux this has no effect.
  ///
  /// In a sandbox a portal has already made the chosen file accessible. The method exists for source compatibility.
  ///
  /// - Returns: whether the URL is a file URL.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends access that ``startAccessingSecurityScopedResource()`` has requested. On Linux this has no effect.
  public func stopAccessingSecurityScopedResource() {}
}
