import FoundationEssentials

/// An item in an encoder's bytes: JSON, unless another encoder is named.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data,
  Decoder.Input == Data
{
  public typealias Body = NoTransferRepresentation<Item>

  private let form: TransferForm<Item>

  /// Creates an item in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    form = Self.form(contentType, makeEncoder: { JSONEncoder() }, makeDecoder: { JSONDecoder() })
  }

  /// Creates an item in the bytes of this encoder, which this decoder reads.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    let coders = Coders(encoder: encoder, decoder: decoder)
    form = TransferForm(
      contentType: contentType, export: { .data(try coders.encode($0)) },
      import: { try coders.decode(Item.self, from: $0.contents()) })
  }

  /// The one form.
  public func _makeForms() -> [TransferForm<Item>] { [form] }

  private static func form(
    _ contentType: UTType, makeEncoder: @escaping @Sendable () -> Encoder,
    makeDecoder: @escaping @Sendable () -> Decoder
  ) -> TransferForm<Item> {
    TransferForm(
      contentType: contentType, export: { .data(try makeEncoder().encode($0)) },
      import: { try makeDecoder().decode(Item.self, from: $0.contents()) })
  }

  /// An app's own encoder and decoder, one at a time.
  // Unchecked: both are used under the lock only, and the app has handed them over.
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
