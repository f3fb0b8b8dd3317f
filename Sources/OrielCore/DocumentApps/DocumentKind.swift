import FoundationEssentials

/// What a group does with its type of documents.
@MainActor struct DocumentKind {
  /// A document that has been read from a file.
  struct Opened {
    let model: any DocumentModel
    let stamp: FileStamp
  }

  let readableTypes: [UTType]
  /// Whether the user can create documents.
  let allowsCreating: Bool
  /// Makes a new document without waiting; nil if that isn't possible.
  var makeNow: ((UndoManager) -> any DocumentModel)?
  /// Makes a new document.
  let make: (UndoManager) async throws -> any DocumentModel
  /// Reads a document from a file.
  let open: (DiskPath, UTType, FileSystem, UndoManager) async throws -> Opened
  /// Takes over a document that the app has made; nil if it has another type.
  let adopt: (Any, UndoManager) -> (any DocumentModel)?
  /// Makes the view of a document.
  let view: (any DocumentModel, DocumentSession) -> AnyView

  /// The first readable type to which one of a file's types conforms.
  func contentType(among types: [UTType]) -> UTType? {
    readableTypes.first { wanted in
      let telling = wanted.tellingType
      return types.contains { $0.conforms(to: wanted) || $0.conforms(to: telling) }
    }
  }
}

extension DocumentKind {
  /// The kind of documents of a value type.
  ///
  /// - Parameter make: makes a new document; nil for documents that can't be changed.
  static func values<Document: FileDocument, Content: View>(
    _ make: (@Sendable () -> Document)?, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) -> DocumentKind {
    typealias Model = ValueDocumentModel<Document>
    let isViewer = make == nil
    let makeNow: ((UndoManager) -> any DocumentModel)? = make.map { make in { Model(make(), undoManager: $0) } }
    return DocumentKind(
      readableTypes: Document.readableContentTypes, allowsCreating: !isViewer, makeNow: makeNow,
      make: { manager in
        guard let makeNow else { throw CocoaError(.featureUnsupported) }
        return makeNow(manager)
      },
      open: { path, type, system, manager in
        var model: Model?
        let stamp = try await FileStamp.reading(path, system) {
          model = try await Model.opening(path, as: type, system: system, isViewer: isViewer, undoManager: manager)
        }
        guard let model else { throw CocoaError(.fileReadUnknown) }
        return Opened(model: model, stamp: stamp)
      },
      adopt: { document, manager in (document as? Document).map { Model($0, undoManager: manager) } },
      view: { model, session in
        guard let model = model as? Model else { return AnyView(EmptyView()) }
        return AnyView(ValueDocumentView(model: model, session: session, content: content))
      })
  }

  /// The kind of documents of a reference type.
  ///
  /// - Parameter make: makes a new document; nil for documents that can't be changed.
  static func references<Document: ReferenceFileDocument, Content: View>(
    _ make: (@Sendable () -> Document)?, _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) -> DocumentKind {
    typealias Model = ReferenceDocumentModel<Document>
    let isViewer = make == nil
    let makeNow: ((UndoManager) -> any DocumentModel)? = make.map { make in { _ in Model(make()) } }
    return DocumentKind(
      readableTypes: Document.readableContentTypes, allowsCreating: !isViewer, makeNow: makeNow,
      make: { manager in
        guard let makeNow else { throw CocoaError(.featureUnsupported) }
        return makeNow(manager)
      },
      open: { path, type, system, _ in
        var model: Model?
        let stamp = try await FileStamp.reading(path, system) {
          model = try await Model.opening(path, as: type, system: system, isViewer: isViewer)
        }
        guard let model else { throw CocoaError(.fileReadUnknown) }
        return Opened(model: model, stamp: stamp)
      },
      adopt: { document, _ in (document as? Document).map { Model($0) } },
      view: { model, session in
        guard let model = model as? Model else { return AnyView(EmptyView()) }
        return AnyView(ReferenceDocumentView(model: model, session: session, content: content))
      })
  }

  /// The kind of documents with readers and writers.
  static func objects<Document: OrielCore.Document, Content: View>(
    allowsCreating: Bool, _ content: @escaping (Document) -> Content,
    _ make: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
  ) -> DocumentKind where Document.Reader.Source == URL, Document.Writer.Destination == URL {
    objects(Document.self, allowsCreating: allowsCreating, content, make) { ObjectDocumentModel($0, $1) }
  }

  /// The kind of documents with readers, which can't be changed.
  static func viewedObjects<Document: ReadableDocument, Content: View>(
    _ content: @escaping (Document) -> Content,
    _ make: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
  ) -> DocumentKind where Document.Reader.Source == URL {
    objects(Document.self, allowsCreating: false, content, make) { ObjectDocumentModel(viewing: $0, $1) }
  }

  private static func objects<Document: ReadableDocument, Content: View>(
    _ type: Document.Type, allowsCreating: Bool, _ content: @escaping (Document) -> Content,
    _ make: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document,
    _ makeModel: @escaping @MainActor (Document, URLDocumentConfiguration) -> ObjectDocumentModel<Document>
  ) -> DocumentKind where Document.Reader.Source == URL {
    func made(_ url: URL?) async throws -> ObjectDocumentModel<Document> {
      let configuration = URLDocumentConfiguration(fileURL: url)
      return makeModel(try await make(configuration, DocumentCreationContext()), configuration)
    }
    return DocumentKind(
      readableTypes: Document.readableContentTypes, allowsCreating: allowsCreating, make: { _ in try await made(nil) },
      open: { path, type, system, _ in
        let model = try await made(path.url())
        let stamp = try await FileStamp.reading(path, system) {
          try await model.read(path, as: type, system: system) {}
        }
        return Opened(model: model, stamp: stamp)
      },
      adopt: { document, _ in (document as? Document).map { makeModel($0, URLDocumentConfiguration()) } },
      view: { model, _ in
        guard let model = model as? ObjectDocumentModel<Document> else { return AnyView(EmptyView()) }
        return AnyView(WindowRoot { content(model.document) })
      })
  }
}

/// The view of a document of a value type.
private struct ValueDocumentView<Document: FileDocument, Content: View>: View {
  let model: ValueDocumentModel<Document>
  let session: DocumentSession
  let content: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    content(
      FileDocumentConfiguration(
        document: Binding(location: model.location), fileURL: session.fileURL, isEditable: session.isEditable))
  }
}

/// The view of a document of a reference type.
private struct ReferenceDocumentView<Document: ReferenceFileDocument, Content: View>: View {
  let model: ReferenceDocumentModel<Document>
  let session: DocumentSession
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  var body: some View {
    content(
      ReferenceFileDocumentConfiguration(
        document: model.document, fileURL: session.fileURL, isEditable: session.isEditable))
  }
}
