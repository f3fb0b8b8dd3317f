import FoundationEssentials
import Glibc

/// Validates the files that the user chose in `fileImporter`, since a dialog or portal may allow other files.
///
/// The work is performed on a background thread, and stops when the task is cancelled.
package struct FileImportCheck: Sendable {
  /// The requested types; empty for any.
  package let contentTypes: [UTType]
  /// Whether symbolic links are resolved, as they are unless the app requests unresolved links.
  package let resolvesLinks: Bool
  /// The predicate that files have to match; nil for none.
  package let predicate: Predicate<URL>?
  var system = FileSystem()

  package init(
    contentTypes: [UTType], resolvesLinks: Bool = true, predicate: Predicate<URL>? = nil,
    calls: FileSystemCalls = .system
  ) {
    self.contentTypes = contentTypes
    self.resolvesLinks = resolvesLinks
    self.predicate = predicate
    system = FileSystem(calls: calls)
  }

  /// Checks that each URL is an existing, readable file or folder of a requested type that matches the predicate.
  ///
  /// - Returns: the URLs in the same order, with links resolved if requested.
  /// - Throws: `FileAccessError` for the first file that fails, or `CancellationError`.
  package func start(_ urls: [URL]) async throws -> [URL] {
    try await FileJob.run { job in
      let wanted = contentTypes.map(\.tellingType)
      return try urls.map { url in
        try job.checkCancellation()
        return try check(url, wanted)
      }
    }
  }

  private func check(_ url: URL, _ wanted: [UTType]) throws -> URL {
    guard let path = DiskPath(url) else { throw FileAccessError(.read, url, .invalidName) }
    let subject = FileSubject(.read, path)
    let target = try system.resolved(path, for: subject)
    let isLink = target != path
    guard let status = try system.statusIfThere(target, for: subject) else {
      // An unresolved link may be broken.
      guard isLink, !resolvesLinks else { throw subject.error(.notFound) }
      let types = [.symbolicLink, .aliasFile] + TypeRegistry.shared.types(ofFileNamed: path.nameText)
      try require(wanted, of: types, for: subject)
      return try accepted(url, for: subject)
    }
    switch status.kind {
    case .file: try system.requireAccess(R_OK, to: target, for: subject)
    case .folder: try system.requireAccess(R_OK | X_OK, to: target, for: subject)
    case .link: throw subject.error(.linkLoop)
    case .special: throw subject.error(.notAFile)
    }
    var types: [UTType] = []
    if !contentTypes.isEmpty {
      let tellsEncoding = contentTypes.contains(.utf8PlainText)
      types = try FileKind(path: target, status: status, system: system, tellsEncoding: tellsEncoding)
        .types(for: subject)
      if isLink, !resolvesLinks { types += [.symbolicLink, .aliasFile] }
    }
    try require(wanted, of: types, for: subject)
    return try accepted(isLink && resolvesLinks ? target.url(isFolder: status.kind == .folder) : url, for: subject)
  }

  private func require(_ wanted: [UTType], of types: [UTType], for subject: FileSubject) throws {
    let isWanted = wanted.contains { type in types.contains { $0.conforms(to: type) } }
    guard wanted.isEmpty || isWanted else { throw subject.error(.wrongType) }
  }

  private func accepted(_ url: URL, for subject: FileSubject) throws -> URL {
    guard let predicate else { return url }
    // A predicate that throws an error doesn't match.
    guard (try? predicate.evaluate(url)) == true else { throw subject.error(.notAccepted) }
    return url
  }
}
