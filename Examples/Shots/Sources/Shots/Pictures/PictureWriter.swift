import Foundation

/// Writes edited pictures back to their files.
enum PictureWriter {
  /// The content of a file after an edit. A JPEG that is only turned keeps its pixels; any keeps the camera's notes.
  static func edited(_ url: URL, _ edit: PictureEdit) throws -> Data {
    guard let format = PictureFormat(url) else {
      throw PictureError(String(localized: "Pictures of this kind can’t be changed."))
    }
    let content = try Data(contentsOf: url, options: .mappedIfSafe)
    if let problem = SeveralPictures.problem(in: content) { throw problem }
    let jpeg = format == .jpeg ? JPEGFile(content) : nil
    if var turned = jpeg, !edit.isCropped, turned.turn(edit.orientation) { return Data(turned.data) }
    let data = try Pixbuf.read(url.path).edited(edit).data(as: format)
    guard let jpeg, var written = JPEGFile(data) else { return data }
    written.takeNotes(of: jpeg)
    return Data(written.data)
  }

  /// Edits a file, which keeps its tags. Returns what it was before.
  @concurrent static func apply(_ edit: PictureEdit, to url: URL) async throws -> Original {
    let original = try Original(of: url)
    try edited(url, edit).write(to: url, options: .atomic)
    try original.giveTags()
    return original
  }
}
