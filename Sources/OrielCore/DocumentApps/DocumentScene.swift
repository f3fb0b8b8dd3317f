import FoundationEssentials

/// A scene of documents, whatever their type.
@MainActor protocol DocumentScene: RegisteredScene {
  var runner: AppRunner { get }
  var kind: DocumentKind { get }
  /// The open documents, the oldest first.
  var documents: [DocumentWindow] { get }
  /// Whether its documents are opened again when the app is launched.
  var restores: Bool { get }
  /// Creates a document.
  ///
  /// - Parameter isFirst: whether the app is launched with it.
  func openNew(isFirst: Bool) async throws
  /// Creates a document without waiting. Returns false if that isn't possible.
  func openNewNow(isFirst: Bool) -> Bool
  /// Opens a file.
  func open(_ path: DiskPath, as type: UTType) async throws
  /// Opens a document that the app has made. Returns false if it has another type.
  func open(made document: Any) -> Bool
  /// Opens a file as a new document.
  ///
  /// - Parameters:
  ///   - name: the name of the document while it has no file.
  ///   - draft: the draft to which the file belongs; nil if it belongs to none.
  func openUntitled(_ path: DiskPath, as type: UTType, named name: String, draft: DocumentDraft?) async throws
  /// Opens a new document with the content of another one.
  func openCopy(of session: DocumentSession) async throws
  /// A document has another file.
  func documentsDidChange()
}
