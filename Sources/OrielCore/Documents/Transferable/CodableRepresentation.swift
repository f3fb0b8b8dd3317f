import FoundationEssentials

/// A representation of a `Codable` item, as JSON or with a custom encoder.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data,
  Decoder.Input == Data
{
  public typealias Body = NoTransferRepresentation<Item>

  private let form: TransferForm<Item>

  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    form = Self.form(contentType, makeEncoder: { JSONEncoder() }, makeDecoder: { JSONDecoder() })
  }

  /// Creates a representation with a custom encoder and decoder.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    let coders = Coders(encoder: encoder, decoder: decoder)
    form = TransferForm(
      contentType: contentType, export: { .data(try coders.encode($0)) },
      import: { try coders.decode(Item.self, from: $0.contents()) })
  }

  public func _makeForms() -> [TransferForm<Item>] { [form] }

  private static func form(
    _ contentType: UTType, makeEncoder: @escaping @Sendable () -> Encoder,
    makeDecoder: @escaping @Sendable () -> Decoder
  ) -> TransferForm<Item> {
    TransferForm(
      contentType: contentType, export: { .data(try makeEncoder().encode($0)) },
      import: { try makeDecoder().decode(Item.self, from: $0.contents()) })
  }

  /// A custom encoder and decoder, which are used by one thread at a time.
  // Unchecked: both are used only while the lock is held, and the app has passed them on.
  private final class Coders: @unchecked Sendable {
    private let lock = Lock()
    private let encoder: Encoder
    private let decoder: Decoder

    init(encoder: Encoder, decoder: Decoder) {
      self.encoder = encoder
      self.decoder = decoder
    }

    func encode(_ item: Item) throws -> Data { try lock.withLock { try encoder.encode(item) } }
    func decode(_ type: Item.Type, from data: Data) throws -> Item {
      try lock.withLock { try decoder.decode(type, from: data) }
    }
  }
}
