import FoundationEssentials

extension View {
  /// Exports a document to a file that the user chooses. In GTK: a `GtkFileDialog` that saves.
  ///
  /// ```swift
  /// Button("Export…") { isExporting = true }
  ///   .fileExporter(isPresented: $isExporting, document: memo, contentType: .plainText) { result in
  ///     if case .failure(let error) = result { show(error) }
  ///   }
  /// ```
  ///
  /// The document is written atomically, on a background thread. If this takes longer than half a second, a sheet with
  /// a progress bar and a Cancel button is presented. A missing filename extension is added. An existing file is
  /// replaced only if the user confirms this, and keeps its permissions; a read-only file isn't replaced. If the dialog
  /// can't be presented, the result is a ``FileDialogError``. See <doc:Files>.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there is a document. It becomes false before
  ///     `onCompletion` is called.
  ///   - document: the document. Its content is taken when the dialog opens.
  ///   - contentType: the type to write. If the document doesn't support it, its first writable type is used.
  ///   - defaultFilename: the suggested name, without the extension of the type.
  ///   - onCompletion: called once on the main actor with the URL, a ``FileAccessError``, or the error that the
  ///     document threw. Not called if the user cancels, or if the view has been removed.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument {
    exporter(
      isPresented, document.map { document in { FileExportItem(document) } }, [contentType], defaultFilename,
      onCompletion, {})
  }

  /// The variant of `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)` for a reference
  /// type.
  ///
  /// The snapshot of the document is taken when the user has chosen the file.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View where D: ReferenceFileDocument {
    exporter(
      isPresented, document.map { document in { FileExportItem(document) } }, [contentType], defaultFilename,
      onCompletion, {})
  }

  /// Exports documents into a folder that the user chooses. In GTK: a `GtkFileDialog` that selects a folder.
  ///
  /// Each document is written under the `preferredFilename` of its file wrapper. If a file with this name exists, a
  /// number is appended to the name: no file is replaced. The documents are written on a background thread; either all
  /// of them are written or none. If this takes longer than half a second, a sheet with a progress bar and a Cancel
  /// button is presented.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there are documents. It becomes false before
  ///     `onCompletion` is called.
  ///   - documents: the documents.
  ///   - contentType: the type to write. Documents that don't support it use their first writable type.
  ///   - onCompletion: called once on the main actor with the URLs in the order of the documents, or an error. Not
  ///     called if the user cancels, or if the view has been removed.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    exporter(isPresented, documents, { FileExportItem($0) }, [contentType], onCompletion, {})
  }

  /// The variant of `fileExporter(isPresented:documents:contentType:onCompletion:)` for documents of a reference type.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument {
    exporter(isPresented, documents, { FileExportItem($0) }, [contentType], onCompletion, {})
  }

  /// Exports a document to a file that the user chooses, with a choice of types and a callback for cancellation.
  ///
  /// The document is written as by `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there is a document. It becomes false before either
  ///     callback is called.
  ///   - document: the document. Its content is taken when the dialog opens.
  ///   - contentTypes: the types that the user can choose from, the preferred one first. If empty, the document's own.
  ///   - defaultFilename: the suggested name, without the extension of the type.
  ///   - onCompletion: called with the URL, a ``FileAccessError``, or the error that the document threw. Either this
  ///     closure or `onCancellation` is called, once, on the main actor, unless the view has been removed.
  ///   - onCancellation: called if the user dismisses the dialog or cancels the export.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where D: FileDocument {
    exporter(
      isPresented, document.map { document in { FileExportItem(document) } }, contentTypes, defaultFilename,
      onCompletion, onCancellation)
  }

  /// The variant of `fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)` for
  /// a reference type.
  ///
  /// The snapshot of the document is taken when the user has chosen the file.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where D: ReferenceFileDocument {
    exporter(
      isPresented, document.map { document in { FileExportItem(document) } }, contentTypes, defaultFilename,
      onCompletion, onCancellation)
  }

  /// Exports documents into a folder that the user chooses, with a choice of types and a callback for cancellation.
  ///
  /// The documents are written as by `fileExporter(isPresented:documents:contentType:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there are documents. It becomes false before either
  ///     callback is called.
  ///   - documents: the documents.
  ///   - contentTypes: the types to write, the preferred one first. If empty, the documents' own.
  ///   - onCompletion: called with the URLs in the order of the documents, or with an error if none was written. Either
  ///     this closure or `onCancellation` is called, once, on the main actor, unless the view has been removed.
  ///   - onCancellation: called if the user dismisses the dialog or cancels the export.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    exporter(isPresented, documents, { FileExportItem($0) }, contentTypes, onCompletion, onCancellation)
  }

  /// The variant of `fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)` for a reference
  /// type.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: FileDocument {
    exporter(isPresented, documents, { FileExportItem($0) }, contentTypes, onCompletion, onCancellation)
  }

  /// Exports a document that a writer writes to a file that the user chooses. In GTK: a `GtkFileDialog` that saves.
  ///
  /// When the user has chosen the file, the snapshot of the document is taken, and its writer writes it to a temporary
  /// place. From there it is copied as by
  /// `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there is a document. It becomes false before either
  ///     callback is called.
  ///   - document: the document.
  ///   - contentType: the type to write; nil for a choice of the document's own.
  ///   - defaultFilename: the suggested name, without the extension of the type.
  ///   - onCompletion: called with the URL, a ``FileAccessError``, or the error that the document or its writer threw,
  ///     also a `CancellationError`. Either this closure or `onCancellation` is called, once, on the main actor, unless
  ///     the view has been removed.
  ///   - onCancellation: called if the user dismisses the dialog or cancels the export.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType? = nil, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View where D: WritableDocument, D.Writer.Destination == URL {
    exporter(
      isPresented, document.map { document in { FileExportItem(document) } }, contentType.map { [$0] } ?? [],
      defaultFilename, onCompletion, onCancellation ?? {})
  }

  /// Exports documents that writers write into a folder that the user chooses. In GTK: a `GtkFileDialog` that selects a
  /// folder.
  ///
  /// The documents are written one after another, and placed as by
  /// `fileExporter(isPresented:documents:contentType:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there are documents. It becomes false before either
  ///     callback is called.
  ///   - documents: the documents.
  ///   - contentTypes: the types to write, the preferred one first. If empty, the documents' own.
  ///   - onCompletion: called with the URLs in the order of the documents, or with an error if none was written. Either
  ///     this closure or `onCancellation` is called, once, on the main actor, unless the view has been removed.
  ///   - onCancellation: called if the user dismisses the dialog or cancels the export.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View where C: Collection, C.Element: WritableDocument, C.Element.Writer.Destination == URL {
    exporter(isPresented, documents, { FileExportItem($0) }, contentTypes, onCompletion, onCancellation ?? {})
  }

  /// Exports a transferable item to a file that the user chooses. In GTK: a `GtkFileDialog` that saves.
  ///
  /// The file is written as by `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there is an item. It becomes false before either
  ///     callback is called.
  ///   - item: the item.
  ///   - contentTypes: the types that the user can choose from, the preferred one first. If empty, the item's own.
  ///   - defaultFilename: the suggested name, without the extension of the type.
  ///   - onCompletion: called with the URL, a ``FileAccessError``, or the error that the item threw. Either this
  ///     closure or `onCancellation` is called, once, on the main actor, unless the view has been removed.
  ///   - onCancellation: called if the user dismisses the dialog or cancels the export.
  public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable {
    exporter(
      isPresented, item.map { item in { FileExportItem(item) } }, contentTypes, defaultFilename, onCompletion,
      onCancellation)
  }

  /// Exports transferable items into a folder that the user chooses. In GTK: a `GtkFileDialog` that selects a folder.
  ///
  /// The files are written as by `fileExporter(isPresented:documents:contentType:onCompletion:)`, under the names that
  /// the items' representations suggest.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true and there are items. It becomes false before either callback
  ///     is called.
  ///   - items: the items.
  ///   - contentTypes: the types to write, the preferred one first. If empty, the items' own.
  ///   - onCompletion: called with the URLs in the order of the items, or with an error if none was written. Either
  ///     this closure or `onCancellation` is called, once, on the main actor, unless the view has been removed.
  ///   - onCancellation: called if the user dismisses the dialog or cancels the export.
  public func fileExporter<C, T>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, T: Transferable, T == C.Element {
    exporter(isPresented, items, { FileExportItem($0) }, contentTypes, onCompletion, onCancellation)
  }

  /// The implementation of the overloads that export one file.
  private func exporter(
    _ isPresented: Binding<Bool>, _ makeItem: (() -> FileExportItem)?, _ contentTypes: [UTType],
    _ defaultFilename: String?, _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileModifier(
        isPresented: isPresented,
        makeTask: makeItem.map { makeItem in
          {
            .exporting(
              FileExportPlan(items: [makeItem()], contentTypes: contentTypes, defaultFilename: defaultFilename))
          }
        },
        onCompletion: { result in if let result = result.single { onCompletion(result) } },
        onCancellation: onCancellation))
  }

  /// The implementation of the overloads that export several files.
  private func exporter<C: Collection>(
    _ isPresented: Binding<Bool>, _ elements: C, _ makeItem: @escaping (C.Element) -> FileExportItem,
    _ contentTypes: [UTType], _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileModifier(
        isPresented: isPresented,
        makeTask: elements.isEmpty
          ? nil
          : { .exportingSeveral(FileExportPlan(items: elements.map { makeItem($0) }, contentTypes: contentTypes)) },
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}
