import FoundationEssentials

/// An action that opens a window with a new document: the environment value `newDocument`.
///
/// ```swift
/// @Environment(\.newDocument) private var newDocument
/// Button("New from Template") { newDocument(Note(text: template)) }
/// ```
///
/// Without a ``DocumentGroup`` of the document's type that allows creating, it has no effect but a warning.
@MainActor @preconcurrency public struct NewDocumentAction {
  let runner: AppRunner?

  /// Opens a document of a value type.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {
    open(newDocument())
  }

  /// Opens a document of a reference type.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {
    open(newDocument())
  }

  /// Opens a document with a reader. The group's closure that makes documents isn't called.
  public func callAsFunction<D: ReadableDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> sending D) {
    open(newDocument())
  }

  /// Creates a document in the first group that can make one of a type.
  public func callAsFunction(contentType: UTType) {
    guard let runner, let scene = runner.creatingScene(for: contentType) else {
      return warn("documents of the type \(contentType.identifier)")
    }
    runner.newDocument(in: scene)
  }

  private func open(_ document: Any) {
    let scenes = runner?.documentScenes.filter(\.kind.allowsCreating) ?? []
    if !scenes.contains(where: { $0.open(made: document) }) { warn("a \(type(of: document))") }
  }

  private func warn(_ documents: String) {
    Diagnostics.warn("newDocument: no DocumentGroup creates \(documents)", once: "newDocument.\(documents)")
  }
}

/// An action that opens a file as a document: the environment value `openDocument`.
///
/// ```swift
/// @Environment(\.openDocument) private var openDocument
/// Button("Open the Manual") { Task { try await openDocument(at: manual) } }
/// ```
@MainActor public struct OpenDocumentAction {
  let runner: AppRunner?

  /// Opens a file in the first group that reads its type. If it is open already, its window comes to the front.
  ///
  /// - Throws: ``FileAccessError`` if it can't be read or no group reads its type, or the error of the document.
  public func callAsFunction(at url: URL) async throws {
    guard let runner else { throw FileAccessError(.read, url, .wrongType) }
    try await runner.work { try await runner.openDocument(at: url) }
  }
}

extension EnvironmentValues {
  /// An action that opens a window with a new document.
  @MainActor public var newDocument: NewDocumentAction { NewDocumentAction(runner: openWindow.app) }

  /// An action that opens a file as a document.
  @MainActor public var openDocument: OpenDocumentAction { OpenDocumentAction(runner: openWindow.app) }
}
