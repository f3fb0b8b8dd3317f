extension Sample {
  static let plainSheet = sheet("plain-sheet", "Show details", "A text and a button that dismisses the sheet.")
  static let formSheet = sheet(
    "form-sheet", "Edit contact", "Fields with bindings to this page. The first one has the focus; Return saves.")
  static let itemSheet = sheet(
    "item-sheet", "Read chapters", "Presented from an item: the next chapter replaces the sheet, a new title doesn't.")
  static let nestedSheets = sheet("nested-sheets", "Sheets on sheets", "Each sheet can present another one.")
  static let sheetAlert = sheet(
    "sheet-alert", "Sheet with an alert", "An alert above a sheet, whose action can close the sheet.")
  static let alertSheet = sheet("alert-sheet", "Alert, then sheet", "An alert's action opens a sheet.")
  static let replacedSheet = sheet(
    "replaced-sheet", "Sheet that is replaced", "One sheet replaces another one in a single change.")
  static let twoSheets = sheet(
    "two-sheets", "Two sheets at once", "The second sheet waits until the first one has closed.")
  static let heldSheet = sheet("held-sheet", "Sheet that stays", "Only a button in the sheet dismisses it.")
  static let guardedSheet = sheet(
    "guarded-sheet", "Sheet that asks", "Asks for confirmation before it is closed with changes.")
  static let longSheet = sheet("long-sheet", "Long sheet", "Content that is larger than the screen scrolls.")
  static let cover = sheet("cover", "Cover the window", "A full screen cover.")
  static let itemCover = sheet("item-cover", "Cover for an item", "A full-screen cover, presented for an item.")
  static let detents = sheet(
    "detents", "Sheet with heights", "Heights that the user drags or the app sets, including a custom one.")
  static let customSheet = sheet(
    "custom-sheet", "Sheet with these options", "Every option of a sheet, in any combination.")

  static let sheets: [Sample] = [
    plainSheet, formSheet, itemSheet, nestedSheets, sheetAlert, alertSheet, replacedSheet, twoSheets, heldSheet,
    guardedSheet, longSheet, cover, itemCover, detents, customSheet,
  ]

  /// The alert that `alertSheet` begins with.
  static let alertSheetAlert = sheet("alert-sheet-alert", "The alert before", "")
  /// The alert above `sheetAlert`.
  static let sheetAlertAlert = sheet("sheet-alert-alert", "The alert above", "")
  /// The sheet that `replacedSheet` is replaced by.
  static let replacement = sheet("replacement", "The other sheet", "")
  /// The second of `twoSheets`.
  static let secondSheet = sheet("second-sheet", "The second sheet", "")

  private static func sheet(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .sheets)
  }
}
