import FoundationEssentials

extension View {
  /// Writes a document to a place that the user chooses. In GTK: a `GtkFileDialog` that saves.
  ///
  /// The document is written off the main thread, whole or not at all; after half a second a sheet shows how far it has come,
  /// with a Cancel button. An extension that was left out is added. A file that is there is replaced only if the user
  /// agrees, and keeps its permissions; one that is protected against writing isn't replaced. Where the dialog can't be
  /// shown, it completes with a `FileDialogError`.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there is a document. It becomes false before `onCompletion`.
  ///   - document: what is written: as it is when the dialog opens.
  ///   - contentType: the type to write, if the document can; its first writable one otherwise.
  ///   - defaultFilename: the name that is suggested. The type's extension is added.
  ///   - onCompletion: gets the URL, a `FileAccessError`, or what the document throws. Called once, on the main actor,
  ///     as long as the view is there. Not called on cancellation.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument {
    exporter(
      isPresented, document.map { document in { FileExportItem(document) } }, [contentType], defaultFilename,
      onCompletion, {})
  }

  /// Writes a document to a place that the user chooses. In GTK: a `GtkFileDialog` that saves.
  ///
  /// The document is written off the main thread, whole or not at all; after half a second a sheet shows how far it has come,
  /// with a Cancel button. An extension that was left out is added. A file that is there is replaced only if the user
  /// agrees, and keeps its permissions; one that is protected against writing isn't replaced.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there is a document. It becomes false before `onCompletion`.
  ///   - document: what is written: as it is when the place is known.
  ///   - contentType: the type to write, if the document can; its first writable one otherwise.
  ///   - defaultFilename: the name that is suggested. The type's extension is added.
  ///   - onCompletion: gets the URL, a `FileAccessError`, or what the document throws. Called once, on the main actor,
  ///     as long as the view is there. Not called on cancellation.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View where D: ReferenceFileDocument {
    exporter(
      isPresented, document.map { document in { FileExportItem(document) } }, [contentType], defaultFilename,
      onCompletion, {})
  }

  /// Writes documents into a folder that the user chooses, each under a name of its own. In GTK: a `GtkFileDialog` that
  /// chooses a folder.
  ///
  /// They are written off the main thread, all of them or none; after half a second a sheet shows how far it has come, with
  /// a Cancel button. Nothing that is there is replaced: a name that is taken gets a number. A document's name is the
  /// `preferredFilename` of its wrapper.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there are documents. It becomes false before `onCompletion`.
  ///   - documents: what is written.
  ///   - contentType: the type to write, for documents that can; their first writable one otherwise.
  ///   - onCompletion: gets the URLs in the documents' order, or what went wrong; then none was written. Called once,
  ///     on the main actor, as long as the view is there. Not called on cancellation.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    exporter(isPresented, documents, { FileExportItem($0) }, [contentType], onCompletion, {})
  }

  /// Writes documents into a folder that the user chooses, each under a name of its own. In GTK: a `GtkFileDialog` that
  /// chooses a folder.
  ///
  /// They are written off the main thread, all of them or none; after half a second a sheet shows how far it has come, with
  /// a Cancel button. Nothing that is there is replaced: a name that is taken gets a number. A document's name is the
  /// `preferredFilename` of its wrapper.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there are documents. It becomes false before `onCompletion`.
  ///   - documents: what is written.
  ///   - contentType: the type to write, for documents that can; their first writable one otherwise.
  ///   - onCompletion: gets the URLs in the documents' order, or what went wrong; then none was written. Called once,
  ///     on the main actor, as long as the view is there. Not called on cancellation.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument {
    exporter(isPresented, documents, { FileExportItem($0) }, [contentType], onCompletion, {})
  }

  /// Writes a document to a place that the user chooses. In GTK: a `GtkFileDialog` that saves.
  ///
  /// The document is written off the main thread, whole or not at all; after half a second a sheet shows how far it has come,
  /// with a Cancel button. An extension that was left out is added. A file that is there is replaced only if the user
  /// agrees, and keeps its permissions; one that is protected against writing isn't replaced.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there is a document. It becomes false before anything else.
  ///   - document: what is written: as it is when the dialog opens.
  ///   - contentTypes: the types to choose from, the preferred one first; empty for the document's own.
  ///   - defaultFilename: the name that is suggested. The type's extension is added.
  ///   - onCompletion: gets the URL, a `FileAccessError`, or what the document throws. Either this or `onCancellation` is
  ///     called, once, on the main actor, as long as the view is there.
  ///   - onCancellation: called instead when the dialog was dismissed, or the writing stopped, by the user.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where D: FileDocument {
    exporter(
      isPresented, document.map { document in { FileExportItem(document) } }, contentTypes, defaultFilename,
      onCompletion, onCancellation)
  }

  /// Writes a document to a place that the user chooses. In GTK: a `GtkFileDialog` that saves.
  ///
  /// The document is written off the main thread, whole or not at all; after half a second a sheet shows how far it has come,
  /// with a Cancel button. An extension that was left out is added. A file that is there is replaced only if the user
  /// agrees, and keeps its permissions; one that is protected against writing isn't replaced.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there is a document. It becomes false before anything else.
  ///   - document: what is written: as it is when the place is known.
  ///   - contentTypes: the types to choose from, the preferred one first; empty for the document's own.
  ///   - defaultFilename: the name that is suggested. The type's extension is added.
  ///   - onCompletion: gets the URL, a `FileAccessError`, or what the document throws. Either this or `onCancellation` is
  ///     called, once, on the main actor, as long as the view is there.
  ///   - onCancellation: called instead when the dialog was dismissed, or the writing stopped, by the user.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where D: ReferenceFileDocument {
    exporter(
      isPresented, document.map { document in { FileExportItem(document) } }, contentTypes, defaultFilename,
      onCompletion, onCancellation)
  }

  /// Writes documents into a folder that the user chooses, each under a name of its own. In GTK: a `GtkFileDialog` that
  /// chooses a folder.
  ///
  /// They are written off the main thread, all of them or none; after half a second a sheet shows how far it has come, with
  /// a Cancel button. Nothing that is there is replaced: a name that is taken gets a number. A document's name is the
  /// `preferredFilename` of its wrapper.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there are documents. It becomes false before anything else.
  ///   - documents: what is written.
  ///   - contentTypes: the types to write, the preferred one first; empty for the documents' own.
  ///   - onCompletion: gets the URLs in the documents' order, or what went wrong; then none was written. Either this or
  ///     `onCancellation` is called, once, on the main actor, as long as the view is there.
  ///   - onCancellation: called instead when the dialog was dismissed, or the writing stopped, by the user.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    exporter(isPresented, documents, { FileExportItem($0) }, contentTypes, onCompletion, onCancellation)
  }

  /// Writes documents into a folder that the user chooses, each under a name of its own. In GTK: a `GtkFileDialog` that
  /// chooses a folder.
  ///
  /// They are written off the main thread, all of them or none; after half a second a sheet shows how far it has come, with
  /// a Cancel button. Nothing that is there is replaced: a name that is taken gets a number. A document's name is the
  /// `preferredFilename` of its wrapper.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there are documents. It becomes false before anything else.
  ///   - documents: what is written.
  ///   - contentTypes: the types to write, the preferred one first; empty for the documents' own.
  ///   - onCompletion: gets the URLs in the documents' order, or what went wrong; then none was written. Either this or
  ///     `onCancellation` is called, once, on the main actor, as long as the view is there.
  ///   - onCancellation: called instead when the dialog was dismissed, or the writing stopped, by the user.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: FileDocument {
    exporter(isPresented, documents, { FileExportItem($0) }, contentTypes, onCompletion, onCancellation)
  }

  /// Writes an item to a place that the user chooses. In GTK: a `GtkFileDialog` that saves.
  ///
  /// The item is written off the main thread, whole or not at all; after half a second a sheet shows how far it has come,
  /// with a Cancel button. An extension that was left out is added. A file that is there is replaced only if the user
  /// agrees, and keeps its permissions; one that is protected against writing isn't replaced.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there is an item. It becomes false before anything else.
  ///   - item: what is written.
  ///   - contentTypes: the types to choose from, the preferred one first; empty for the item's own.
  ///   - defaultFilename: the name that is suggested. The type's extension is added.
  ///   - onCompletion: gets the URL, a `FileAccessError`, or what the item throws. Either this or `onCancellation` is
  ///     called, once, on the main actor, as long as the view is there.
  ///   - onCancellation: called instead when the dialog was dismissed, or the writing stopped, by the user.
  public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable {
    exporter(
      isPresented, item.map { item in { FileExportItem(item) } }, contentTypes, defaultFilename, onCompletion,
      onCancellation)
  }

  /// Writes items into a folder that the user chooses, each under a name of its own. In GTK: a `GtkFileDialog` that
  /// chooses a folder.
  ///
  /// They are written off the main thread, all of them or none; after half a second a sheet shows how far it has come, with
  /// a Cancel button. Nothing that is there is replaced: a name that is taken gets a number. An item's name is the one
  /// that its representation suggests.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true and there are items. It becomes false before anything else.
  ///   - items: what is written.
  ///   - contentTypes: the types to write, the preferred one first; empty for the items' own.
  ///   - onCompletion: gets the URLs in the items' order, or what went wrong; then none was written. Either this or
  ///     `onCancellation` is called, once, on the main actor, as long as the view is there.
  ///   - onCancellation: called instead when the dialog was dismissed, or the writing stopped, by the user.
  public func fileExporter<C, T>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, T: Transferable, T == C.Element {
    exporter(isPresented, items, { FileExportItem($0) }, contentTypes, onCompletion, onCancellation)
  }

  /// Every overload for one file comes down to this one.
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

  /// Every overload for several files comes down to this one.
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
