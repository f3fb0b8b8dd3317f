import FoundationEssentials

extension String: Transferable {
  /// The text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: Self.decoded)
    DataRepresentation(contentType: .plainText, exporting: { Data($0.utf8) }, importing: Self.decoded)
  }

  private static func decoded(_ data: Data) throws -> String {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
}

extension Data: Transferable {
  /// The data itself.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The URL as text; a file URL also as a file URL.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL, exporting: { Data($0.absoluteString.utf8) }, importing: Self.decoded)
      .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url, exporting: { Data($0.absoluteString.utf8) }, importing: Self.decoded)
  }

  private static func decoded(_ data: Data) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }
}

extension AttributedString: Transferable {
  /// The text without its attributes, which no common file type on Linux preserves.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}

/// Stands for a missing item, such as the picture of a preview without one.
extension Never: Transferable {
  /// No representation.
  public static var transferRepresentation: NoTransferRepresentation<Never> { return NoTransferRepresentation() }
}
