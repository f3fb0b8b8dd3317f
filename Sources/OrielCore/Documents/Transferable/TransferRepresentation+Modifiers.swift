import FoundationEssentials

extension TransferRepresentation {
  /// Sets the suggested file name of the item, with or without the extension.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changingForms { $0.suggestedFilename = { _ in fileName } }
  }

  /// Sets the suggested file name of the item from a closure, which may return nil for the default name.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changingForms { $0.suggestedFilename = fileName }
  }

  /// Sets which items can be exported in this representation. The closure is called before each export.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changingForms { form in
      let before = form.isExported
      form.isExported = { before($0) && condition($0) }
    }
  }

  /// Sets which apps can access this representation. Only one that is visible to all is exported to files.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changingForms { $0.visibility = visibility }
  }

  private func changingForms(
    _ change: @escaping @Sendable (inout TransferForm<Item>) -> Void
  ) -> ChangedRepresentation<Self> { ChangedRepresentation(base: self, change: change) }
}

/// A representation with modified forms.
private struct ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  typealias Item = Base.Item
  typealias Body = NoTransferRepresentation<Item>

  let base: Base
  let change: @Sendable (inout TransferForm<Item>) -> Void

  func _makeForms() -> [TransferForm<Item>] {
    base._makeForms().map { form in
      var form = form
      change(&form)
      return form
    }
  }
}
