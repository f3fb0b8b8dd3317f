import FoundationEssentials

/// The conversion of an item to and from data of one content type.
///
/// Apps don't create forms; representations do.
public struct TransferForm<Item: Sendable>: Sendable {
  package typealias Export = @Sendable (Item) async throws -> TransferContent
  package typealias Import = @Sendable (TransferContent) async throws -> Item

  /// The content type. A proxy representation has the forms of the other item.
  package var contentType: UTType
  /// Exports the item; nil if not supported.
  package var export: Export?
  /// Imports an item; nil if not supported.
  package var `import`: Import?
  /// Whether an item can be exported in this form.
  package var isExported: @Sendable (Item) -> Bool = { _ in true }
  /// The suggested file name of an item.
  package var suggestedFilename: @Sendable (Item) -> String? = { _ in nil }
  /// The apps that can access the form.
  package var visibility = TransferRepresentationVisibility.all

  package init(contentType: UTType, export: Export?, import: Import?) {
    self.contentType = contentType
    self.export = export
    self.import = `import`
  }
}

/// An exported item.
package enum TransferContent: Sendable {
  case data(Data)
  /// A file or folder. If it isn't the original, the receiver owns it.
  case file(SentTransferredFile)
}
