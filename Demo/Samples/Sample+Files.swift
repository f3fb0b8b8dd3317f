extension Sample {
  static let importOne = file("import-one", "Open a text…", "Opens a text in the editor.")
  static let importSeveral = file(
    "import-several", "Open several…", "Any number of texts and images, in order of selection.")
  static let importFolder = file("import-folder", "Choose a folder…", "Folders only.")
  static let export = file("export", "Export…", "Saves the editor’s text as plain text or Markdown.")
  static let exportMany = file("export-many", "Export all…", "Saves three notes to a folder under their own names.")
  static let exportItem = file("export-item", "Export the picture…", "Saves a transferable item.")
  static let exportLarge = file("export-large", "Export 200 MB…", "A long operation with progress and a Cancel button.")
  static let move = file("move", "Move the last one…", "Moves the last exported file.")
  static let moveMany = file("move-many", "Move all…", "Moves the files that were exported together.")

  static let files: [Sample] = [
    importOne, importSeveral, importFolder, export, exportMany, exportItem, exportLarge, move, moveMany,
  ]

  static let customImport = option("custom-import", "Open with these options…", "Every option of an importer.")
  static let customExport = option("custom-export", "Export with these options…", "Every option of an exporter.")

  static let fileOptions: [Sample] = [customImport, customExport]

  private static func file(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .files)
  }

  private static func option(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .fileOptions)
  }
}
