import FoundationEssentials

/// One form of an item, of one content type: how it is made of the item, and the item of it.
///
/// You don't make these: representations do.
public struct TransferForm<Item: Sendable>: Sendable {
  package typealias Export = @Sendable (Item) async throws -> TransferContent
  package typealias Import = @Sendable (TransferContent) async throws -> Item

  /// The content type. A proxy of another item has as many forms as the other has.
  package var contentType: UTType
  /// Nil if the item can't be given away in this form.
  package var export: Export?
  /// Nil if the item can't be made of this form.
  package var `import`: Import?
  /// Whether this item can be given away in this form.
  package var isExported: @Sendable (Item) -> Bool = { _ in true }
  /// What a file with the item is to be called.
  package var suggestedFilename: @Sendable (Item) -> String? = { _ in nil }
  /// Who may have it.
  package var visibility = TransferRepresentationVisibility.all

  package init(contentType: UTType, export: Export?, import: Import?) {
    self.contentType = contentType
    self.export = export
    self.import = `import`
  }
}

/// An item in one of its forms.
package enum TransferContent: Sendable {
  case data(Data)
  /// A file or folder. If it isn't the item's own, it belongs to whoever receives it.
  case file(SentTransferredFile)
}
