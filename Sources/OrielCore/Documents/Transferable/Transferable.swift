/// What can be given to another app, or exported to a file, in one form or several.
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
  /// The form of the representation; inferred.
  associatedtype Representation: TransferRepresentation

  /// The forms in which the item can be given away and taken, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The forms of the representation. Its declared type, `some TransferRepresentation`, hides that its items are these;
  /// the builder lets no others in.
  static var transferForms: [TransferForm<Self>] {
    transferRepresentation._makeForms() as Any as? [TransferForm<Self>] ?? []
  }
}
