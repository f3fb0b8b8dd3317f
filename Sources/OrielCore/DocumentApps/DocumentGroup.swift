import FoundationEssentials
import Observation

/// A scene with a window for each open document, which the user creates, opens and saves.
///
/// ```swift
/// @main struct NotesApp: App {
///   var body: some Scene {
///     DocumentGroup(newDocument: Note()) { file in
///       TextEditor(text: file.$document.text)
///     }
///   }
/// }
/// ```
///
/// The commands for documents are in the main menu of each window of the app. If the group is the first scene, the app
/// is launched with the documents that were open when it was quit, or else with a new one. Files that the user opens with
/// the app, also on its command line, are opened in the first group that reads their type, each in one window.
///
/// A document with a file is saved after some seconds without a change, when the user leaves the app, and before its
/// window closes. A file is replaced as a whole: see <doc:Files>. Changes of a document that has no file yet, or whose file
/// can't be written, are kept in the app's state folder meanwhile, and the user is asked before the window closes. If the
/// app ends otherwise, the document is opened again at the next launch.
///
/// The title of a window is the name of the file, behind a bullet while there are unsaved changes, and the subtitle is its
/// folder. A view's `navigationTitle` replaces the name.
public struct DocumentGroup<Document, Content: View>: Scene, _Primitive {
  public typealias Body = Never

  let kind: DocumentKind

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    DocumentGroupNode(scene, in: context)
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a group of documents of a value type.
  ///
  /// An assignment to the binding of the configuration makes the document edited, and can be undone.
  ///
  /// - Parameters:
  ///   - newDocument: makes a new document.
  ///   - editor: makes the views of a document's window.
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = .values(newDocument, editor)
  }

  /// Creates a group of documents of a value type that can't be changed.
  ///
  /// - Parameters:
  ///   - documentType: the type of the documents.
  ///   - viewer: makes the views of a document's window.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = .values(nil, viewer)
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group of documents of a reference type.
  ///
  /// A change is saved if an action has been registered for it with the environment's `undoManager`.
  ///
  /// - Parameters:
  ///   - newDocument: makes a new document.
  ///   - editor: makes the views of a document's window.
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = .references(newDocument, editor)
  }

  /// Creates a group of documents of a reference type that can't be changed.
  ///
  /// - Parameters:
  ///   - documentType: the type of the documents.
  ///   - viewer: makes the views of a document's window.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = .references(nil, viewer)
  }
}

extension DocumentGroup where Document: Observable {
  /// Creates a group of documents with readers and writers.
  ///
  /// A change is saved if an action has been registered for it with the environment's `undoManager`.
  ///
  /// - Parameters:
  ///   - allowsCreating: whether the user can create documents, or only open existing ones.
  ///   - editor: makes the views of a document's window.
  ///   - makeDocument: makes a new document, and the document for each file that is opened, which its reader then fills.
  ///     It may ask the user first. If it throws a `CancellationError`, no window opens; other errors are shown.
  public init(
    allowCreating allowsCreating: Bool = true, @ViewBuilder editor: @escaping (Document) -> Content,
    makeDocument:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
  )
  where Document: OrielCore.Document, Document.Reader.Source == URL, Document.Writer.Destination == URL {
    kind = .objects(allowsCreating: allowsCreating, editor, makeDocument)
  }

  /// Creates a group of documents with readers, which can't be changed.
  ///
  /// - Parameters:
  ///   - viewer: makes the views of a document's window.
  ///   - makeReadableDocument: makes the document for each file that is opened, which its reader then fills.
  public init(
    @ViewBuilder viewer: @escaping (Document) -> Content,
    makeReadableDocument:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
  )
  where Document: ReadableDocument, Document.Reader.Source == URL {
    kind = .viewedObjects(viewer, makeReadableDocument)
  }
}
