import FoundationEssentials

/// An item that is copied, pasted, dragged or dropped, in one or more data types.
///
/// It corresponds to the class of Foundation on Apple's platforms, which isn't available on Linux. Loading is
/// asynchronous; completion handlers run on the main thread.
///
/// ```swift
/// .onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in
///   for provider in providers {
///     provider.loadObject(ofClass: URL.self) { url, _ in url.map(open) }
///   }
///   return true
/// }
/// ```
public final class NSItemProvider {
  /// The content in one type.
  package struct Registration: Sendable {
    package let type: UTType
    package let visibility: NSItemProviderRepresentationVisibility
    package let load: @Sendable () async throws -> TransferContent

    /// Loads the content as data.
    package func loadData() async throws -> Data { try await load().contents() }
  }

  private let lock = Lock()
  private var known: [Registration] = []
  private var name: String?
  /// The item itself, for transfers within the app.
  private var original: (any Sendable)?

  /// Creates a provider without content.
  public init() {}

  /// Creates a provider of a text, a URL or data.
  public convenience init<Item: Transferable>(object: Item) {
    self.init()
    register(object)
  }

  /// Creates a provider of a file; nil if the URL isn't a file URL.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    addFile(fileURL)
  }

  /// The file name for the item.
  public var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: Types

  package var registrations: [Registration] { lock.withLock { known } }

  /// The types of the content, the preferred one first.
  public var registeredContentTypes: [UTType] { registrations.map(\.type) }

  /// The identifiers of the types of the content, the preferred one first.
  public var registeredTypeIdentifiers: [String] { registrations.map(\.type.identifier) }

  /// The types that are subtypes of a type.
  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }

  /// Whether one of the types is a type, or a subtype of it.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    hasItem(conformingTo: UTType(transferred: identifier))
  }

  /// Whether one of the types is a type, or a subtype of it.
  public func hasRepresentationConforming(toTypeIdentifier identifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(identifier)
  }

  package func hasItem(conformingTo type: UTType) -> Bool { registrations.contains { $0.type.conforms(to: type) } }

  // MARK: Registering

  /// Adds a type whose data is requested when it is needed.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the type.
  ///   - visibility: the apps that can request the data.
  ///   - loadHandler: calls its argument once, with the data or an error. Its result is ignored.
  public func registerDataRepresentation(
    forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Any?
  ) {
    add(
      Registration(type: UTType(transferred: identifier), visibility: visibility) {
        let data: Data = try await withCheckedThrowingContinuation { continuation in
          _ = loadHandler { data, error in
            if let data {
              continuation.resume(returning: data)
            } else {
              continuation.resume(throwing: error ?? NSItemProviderError.unavailable)
            }
          }
        }
        return .data(data)
      })
  }

  /// Adds the types in which an item can be exported.
  public func register<Item: Transferable>(_ transferable: @autoclosure () -> Item) {
    let item = transferable()
    lock.withLock { original = original ?? item }
    for form in Item.transferForms where form.isExported(item) {
      guard let export = form.export else { continue }
      if suggestedName == nil { suggestedName = form.suggestedFilename(item) }
      add(Registration(type: form.contentType, visibility: form.visibility.itemVisibility) { try await export(item) })
    }
  }

  package func add(_ registration: Registration) { lock.withLock { known.append(registration) } }

  /// Adds a file: its URL, and its content.
  package func addFile(_ url: URL) {
    let sent = SentTransferredFile(url, allowAccessingOriginalFile: true)
    let type = url.hasDirectoryPath ? UTType.folder : UTType(filename: url.lastPathComponent) ?? .data
    add(Registration(type: type, visibility: .all) { .file(sent) })
    addURL(url)
  }

  /// Adds a URL.
  package func addURL(_ url: URL) {
    let data = Data(url.absoluteString.utf8)
    if url.isFileURL { add(Registration(type: .fileURL, visibility: .all) { .data(data) }) }
    add(Registration(type: .url, visibility: .all) { .data(data) })
  }

  // MARK: Loading

  /// The content in the first type that conforms to a type.
  package func content(conformingTo type: UTType) async throws -> TransferContent {
    let registrations = registrations
    guard
      let found = registrations.first(where: { $0.type == type })
        ?? registrations.first(where: { $0.type.conforms(to: type) })
    else { throw NSItemProviderError.unavailable }
    return try await found.load()
  }

  /// Whether an item of a type can be created from the content.
  package func canLoad<Item: Transferable>(_ type: Item.Type) -> Bool {
    if lock.withLock({ original is Item }) { return true }
    return Item.transferForms.contains { $0.import != nil && hasItem(conformingTo: $0.contentType) }
  }

  /// Creates an item from the content, in the first type from which the item can be imported.
  package func load<Item: Transferable>(_ type: Item.Type) async throws -> Item {
    if let item = lock.withLock({ original as? Item }) { return item }
    for form in Item.transferForms {
      guard let load = form.import, hasItem(conformingTo: form.contentType) else { continue }
      return try await load(try await content(conformingTo: form.contentType))
    }
    throw NSItemProviderError.unavailable
  }
}

// Unchecked because `lock` guards the registrations, the name and the item: one thread at a time accesses them.
extension NSItemProvider: @unchecked Sendable {}

/// An error in loading an item.
package enum NSItemProviderError: Error {
  /// The item isn't available in the type.
  case unavailable
}

/// The apps that can access a type of an item.
public enum NSItemProviderRepresentationVisibility: Sendable {
  /// All apps.
  case all
  /// The app itself, because Linux has no teams.
  case team
  /// The app itself, because Linux has no groups.
  case group
  /// The app itself.
  case ownProcess
}

extension TransferRepresentationVisibility {
  fileprivate var itemVisibility: NSItemProviderRepresentationVisibility { self == .all ? .all : .ownProcess }
}

extension UTType {
  /// The type with an identifier, which may be undeclared.
  package init(transferred identifier: String) { self = UTType(identifier) ?? UTType(unchecked: identifier) }
}
