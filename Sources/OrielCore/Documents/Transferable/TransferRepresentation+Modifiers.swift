import FoundationEssentials

extension TransferRepresentation {
  /// What a file with the item is to be called, without its extension or with it.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changingForms { $0.suggestedFilename = { _ in fileName } }
  }

  /// What a file with the item is to be called, without its extension or with it; nil for the usual name.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changingForms { $0.suggestedFilename = fileName }
  }

  /// Which items can be given away in this form. Asked before each time.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changingForms { form in
      let before = form.isExported
      form.isExported = { before($0) && condition($0) }
    }
  }

  /// Who may have the item in this form. A form that isn't for all is never exported to a file.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changingForms { $0.visibility = visibility }
  }

  private func changingForms(
    _ change: @escaping @Sendable (inout TransferForm<Item>) -> Void
  ) -> ChangedRepresentation<Self> { ChangedRepresentation(base: self, change: change) }
}

/// A representation whose forms are changed.
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
