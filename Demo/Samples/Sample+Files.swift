extension Sample {
  static let importOne = file("import-one", "Open a text…", "One text, which is then in the editor.")
  static let importSeveral = file("import-several", "Open several…", "Any number of texts and pictures, in order.")
  static let importFolder = file("import-folder", "Choose a folder…", "Folders only.")
  static let export = file("export", "Export…", "What is in the editor, as a text or as Markdown.")
  static let exportMany = file("export-many", "Export all…", "Three notes into one folder, each under its own name.")
  static let exportItem = file("export-item", "Export the picture…", "Something that can be transferred.")
  static let exportLarge = file("export-large", "Export 200 MB…", "It takes a while: there is a Cancel.")
  static let move = file("move", "Move the last one…", "The file that was exported last goes elsewhere.")
  static let moveMany = file("move-many", "Move all…", "The files that were exported together go elsewhere.")

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
