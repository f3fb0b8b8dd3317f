import FoundationEssentials

/// A picture or video that the user has selected in a photo picker.
///
/// ```swift
/// if let data = try await item.loadTransferable(type: Data.self) { show(data) }
/// ```
public struct PhotosPickerItem: Sendable {
  /// The format in which an item is loaded.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let number: Int

    /// The original format, which requires no conversion.
    public static let automatic = Self(number: 0)
    /// The original format.
    public static let current = Self(number: 1)
    /// HEIC, AVIF and WebP become JPEG, if the desktop can read them.
    public static let compatible = Self(number: 2)
  }

  /// The identifier, with which ``init(itemIdentifier:)`` creates an equal item; nil unless the picker was given a
  /// photo library.
  public let itemIdentifier: String?
  /// The types as which the item can be loaded, the preferred one first.
  public let supportedContentTypes: [UTType]
  package let url: URL?
  private let encoding: EncodingDisambiguationPolicy
  /// What is removed from the file when it is loaded.
  private let removed: PHPickerMetadataOptions

  /// Creates an item from the identifier of an earlier one, for example to preselect it.
  public init(itemIdentifier: String) {
    let url = URL(string: itemIdentifier).flatMap { $0.isFileURL ? $0 : nil }
    self.itemIdentifier = itemIdentifier
    self.url = url
    encoding = .automatic
    removed = .none
    supportedContentTypes = url.map { Self.types(of: $0, .automatic) } ?? []
  }

  package init(
    _ url: URL, hasIdentifier: Bool, encoding: EncodingDisambiguationPolicy, removing: PHPickerMetadataOptions = .none
  ) {
    self.url = url
    removed = removing
    self.encoding = encoding
    itemIdentifier = hasIdentifier ? url.absoluteString : nil
    supportedContentTypes = Self.types(of: url, encoding)
  }

  private static func types(of url: URL, _ encoding: EncodingDisambiguationPolicy) -> [UTType] {
    guard let type = UTType(filename: url.lastPathComponent) else { return [.data] }
    return encoding == .compatible && convertedTypes.contains(type.identifier) ? [.jpeg, type] : [type]
  }

  private static let convertedTypes: Set<String> = [
    UTType.heic.identifier, UTType.heif.identifier, UTType.webP.identifier,
    UTType(mimeType: "image/avif")?.identifier ?? "",
  ]

  /// Loads the item as a value of a transferable type, off the main thread.
  ///
  /// - Returns: the value; nil if the type can't be imported from any of ``supportedContentTypes``.
  /// - Throws: the error in reading the file, or in importing its contents.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> sending T? {
    guard let url else { return nil }
    for type in supportedContentTypes {
      if type == .jpeg, supportedContentTypes.count > 1 {
        guard let data = await Self.jpeg(of: url, removing: removed) else { continue }
        if let value = try await T.imported(from: .data(data), as: type) { return value }
      } else {
        // A missing file is an error, even for types that aren't read from it.
        guard T.importedContentTypes.contains(where: { type.conforms(to: $0) }) else { continue }
        guard !removed.isEmpty else {
          return try await T.imported(from: .file(SentTransferredFile(url, allowAccessingOriginalFile: true)), as: type)
        }
        let folder = try TemporaryFolder()
        defer { folder.discard() }
        let copy = folder.path.appending(url.lastPathComponent).url()
        try await Self.copy(url, to: copy, removing: removed)
        return try await T.imported(from: .file(SentTransferredFile(copy)), as: type)
      }
    }
    return nil
  }

  @concurrent private static func jpeg(of url: URL, removing: PHPickerMetadataOptions) async -> Data? {
    guard let data = PictureConversion.shared.converter?.jpeg(of: url) else { return nil }
    if removing.isEmpty { return data }
    var bytes = [UInt8](data)
    PictureMetadata(options: removing).remove(from: &bytes)
    return Data(bytes)
  }

  @concurrent private static func copy(_ url: URL, to copy: URL, removing: PHPickerMetadataOptions) async throws {
    try MetadataFile.copy(url, to: copy, removing: removing)
  }
}

extension PhotosPickerItem: Hashable {
  /// Two items are equal if they are the same file.
  public static func == (first: PhotosPickerItem, second: PhotosPickerItem) -> Bool { first.key == second.key }

  /// Hashes the file.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private var key: String { url?.absoluteString ?? itemIdentifier ?? "" }
}
