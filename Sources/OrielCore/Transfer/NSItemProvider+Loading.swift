import FoundationEssentials

extension NSItemProvider {
  /// Whether a text, a URL or another transferable item can be loaded.
  public func canLoadObject<Item: Transferable>(ofClass type: Item.Type) -> Bool { canLoad(type) }

  /// Loads a text, a URL or another transferable item.
  public func loadObject<Item: Transferable>(
    ofClass type: Item.Type, completionHandler: @escaping @Sendable (Item?, (any Error)?) -> Void
  ) {
    run({ try await self.load(type) }, completionHandler)
  }

  /// Loads a transferable item.
  public func loadTransferable<Item: Transferable>(
    type: Item.Type, completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
  ) {
    run({ try await self.load(type) }) { item, error in
      completionHandler(item.map { .success($0) } ?? .failure(error ?? NSItemProviderError.unavailable))
    }
  }

  /// Loads the data of a type, or of a subtype of it.
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    loadDataRepresentation(for: UTType(transferred: identifier), completionHandler: completionHandler)
  }

  /// Loads the data of a type, or of a subtype of it.
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    run({ try await self.content(conformingTo: contentType).contents() }, completionHandler)
  }

  /// Loads the item of a type as data, as Apple's platforms do for most types.
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any Sendable)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: identifier) { data, error in completionHandler?(data, error) }
  }

  /// Loads the item of a type as data.
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any Sendable {
    try await content(conformingTo: UTType(transferred: identifier)).contents()
  }

  /// Loads a file of a type: the original file if there is one, otherwise a temporary file, which is deleted when the
  /// completion handler returns.
  public func loadFileRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) {
    let type = UTType(transferred: identifier)
    let name = suggestedName
    Task { @MainActor in
      do {
        let content = try await self.content(conformingTo: type)
        if case .file(let sent) = content { return completionHandler(sent.file, nil) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name ?? "item", conformingTo: type.namingType)
        try content.contents().write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private func run<Value: Sendable>(
    _ load: @escaping @Sendable () async throws -> Value,
    _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) {
    Task { @MainActor in
      do {
        completion(try await load(), nil)
      } catch {
        completion(nil, error)
      }
    }
  }
}
