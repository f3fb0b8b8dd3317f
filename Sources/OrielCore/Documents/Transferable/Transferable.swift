/// A type that can be exported to files and other apps, and imported from them.
///
/// ```swift
/// struct Note: Codable, Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
/// ```
public protocol Transferable: Sendable {
  /// The type of the representation, which is inferred.
  associatedtype Representation: TransferRepresentation

  /// The representations of the item, the preferred one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The forms of the representation. Its opaque type hides that its items are these; the builder ensures it.
  static var transferForms: [TransferForm<Self>] {
    transferRepresentation._makeForms() as Any as? [TransferForm<Self>] ?? []
  }
}
