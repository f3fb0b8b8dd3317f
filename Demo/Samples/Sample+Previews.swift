extension Sample {
  static let previewOne = preview("preview-one", "Show the picture", "One file. The rest of the window stays usable.")
  static let previewAll = preview(
    "preview-all", "Show the files", "A picture, an animation and a text, and what can’t be shown, one after the other."
  )

  static let previews: [Sample] = [previewOne, previewAll]

  private static func preview(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .previews)
  }
}
