extension Sample {
  static let plainSheet = sheet("plain-sheet", "Show details", "Text and a button that dismisses it from inside.")
  static let formSheet = sheet(
    "form-sheet", "Edit contact", "Fields bound live to this page; the first one has the keyboard, Return saves.")
  static let itemSheet = sheet(
    "item-sheet", "Read chapters", "Presented from an item: the next chapter replaces the sheet, a new title doesn't.")
  static let nestedSheets = sheet("nested-sheets", "Sheets on sheets", "Each one can open another above it.")
  static let sheetAlert = sheet("sheet-alert", "Sheet with an alert", "An alert above a sheet, which may then close.")
  static let alertSheet = sheet("alert-sheet", "Alert, then sheet", "An alert's action opens a sheet.")
  static let replacedSheet = sheet(
    "replaced-sheet", "Sheet that is replaced", "One sheet is taken back and another asked for in one change.")
  static let twoSheets = sheet("two-sheets", "Two sheets at once", "One waits until the other has gone.")
  static let heldSheet = sheet("held-sheet", "Sheet that stays", "Only its own buttons dismiss it.")
  static let guardedSheet = sheet("guarded-sheet", "Sheet that asks", "Asks before it is closed with changes in it.")
  static let longSheet = sheet("long-sheet", "Long sheet", "More than the screen can hold: it scrolls.")
  static let cover = sheet("cover", "Cover the window", "A full screen cover.")
  static let itemCover = sheet("item-cover", "Cover for an item", "A full screen cover, presented from an item.")
  static let detents = sheet(
    "detents", "Sheet with heights", "Drawn, scrolled, moved by key, or set from here; also a height of the app's own.")
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
