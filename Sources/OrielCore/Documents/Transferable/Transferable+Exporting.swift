import FoundationEssentials

extension Transferable {
  /// The types of files as which the item can be exported, the preferred one first.
  package var exportedContentTypes: [UTType] {
    var types: [UTType] = []
    for form in exportedForms where !types.contains(form.contentType) { types.append(form.contentType) }
    return types
  }

  /// The types from which an item can be imported, the preferred one first.
  package static var importedContentTypes: [UTType] {
    transferForms.filter { $0.import != nil }.map(\.contentType)
  }

  /// The suggested file name of the item; nil if there is none.
  package func suggestedFilename(for contentType: UTType) -> String? {
    let form = form(for: contentType)
    return form?.suggestedFilename(self) ?? exportedForms.lazy.compactMap { $0.suggestedFilename(self) }.first
  }

  /// Exports the item as a content type or a subtype of it; nil if not supported.
  package func exported(as contentType: UTType) async throws -> TransferContent? {
    guard let export = form(for: contentType)?.export else { return nil }
    return try await export(self)
  }

  /// Imports an item from content of a type; nil if not supported.
  package static func imported(from content: TransferContent, as contentType: UTType) async throws -> Self? {
    let forms = transferForms
    let exact = forms.first { $0.import != nil && $0.contentType == contentType }
    let form = exact ?? forms.first { $0.import != nil && contentType.conforms(to: $0.contentType) }
    return try await form?.import?(content)
  }

  private func form(for contentType: UTType) -> TransferForm<Self>? {
    let forms = exportedForms
    return forms.first { $0.contentType == contentType } ?? forms.first { $0.contentType.conforms(to: contentType) }
  }

  private var exportedForms: [TransferForm<Self>] {
    Self.transferForms.filter {
      $0.export != nil && $0.visibility == .all && $0.isExported(self)
    }
  }
}
