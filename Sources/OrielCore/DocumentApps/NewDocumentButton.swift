import FoundationEssentials

/// A button that creates a document in a ``DocumentGroup`` of the app.
///
/// ```swift
/// NewDocumentButton("New Note", contentType: .plainText)
/// ```
///
/// It is disabled if no group creates documents of the type.
public struct NewDocumentButton<Label: View>: View {
  @Environment(\.openWindow) private var openWindow
  @State private var isPreparing = false
  private let label: Label
  private let contentType: UTType?
  private let prepare: (@MainActor (AppRunner) async throws -> Void)?

  /// The button.
  public var body: some View {
    let runner = openWindow.app
    let scene = runner?.creatingScene(for: contentType)
    Button(action: { if let runner { create(runner) } }, label: { label })
      .disabled(scene == nil || isPreparing)
  }

  private func create(_ runner: AppRunner) {
    guard let prepare else {
      if let scene = runner.creatingScene(for: contentType) { runner.newDocument(in: scene) }
      return
    }
    isPreparing = true
    runner.prepareDocument {
      defer { isPreparing = false }
      try await prepare(runner)
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button that creates a document.
  ///
  /// - Parameters:
  ///   - label: the label; nil for the standard one.
  ///   - contentType: the type of the document; nil for that of the first group that allows creating.
  public init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label: label ?? .newDocument, contentType: contentType, prepare: nil)
  }

  /// Creates a button with a localized label.
  public init(_ title: LocalizedStringResource, contentType: UTType? = nil) {
    self.init(Text(title), contentType: contentType)
  }

  /// Creates a button that creates a document with the content of a file, such as a template.
  ///
  /// - Parameters:
  ///   - label: the label; nil for the standard one.
  ///   - contentType: the type of the document.
  ///   - prepareDocumentURL: returns the file, which isn't changed; nil if the user has cancelled. An error is shown.
  public init(
    _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(label: label ?? .newDocument, contentType: contentType) { runner in
      guard let url = try await prepareDocumentURL() else { return }
      guard let path = DiskPath(url) else { throw FileAccessError(.read, url, .invalidName) }
      try await runner.creatingScene(for: contentType)?.openUntitled(
        path, as: contentType, named: runner.untitledName, draft: nil)
    }
  }

  /// Creates a button that creates a document with a content that is prepared first.
  ///
  /// - Parameters:
  ///   - label: the label; nil for the standard one.
  ///   - documentType: the type of the document.
  ///   - contentType: the type of its file; nil for that of the first group that allows creating.
  ///   - prepareDocument: returns the document; nil if the user has cancelled. An error is shown.
  public init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) {
    self.init(label: label ?? .newDocument, contentType: contentType) { runner in
      guard let document = try await prepareDocument() else { return }
      NewDocumentAction(runner: runner)(document)
    }
  }

  private init(label: Text, contentType: UTType?, prepare: (@MainActor (AppRunner) async throws -> Void)?) {
    self.label = label
    self.contentType = contentType
    self.prepare = prepare
  }
}

extension Text {
  /// The standard label of a button that creates a document.
  fileprivate static var newDocument: Text { Text(LocalizedStringKey(.documentNew)) }
}
