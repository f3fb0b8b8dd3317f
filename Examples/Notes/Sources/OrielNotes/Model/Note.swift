import Oriel

/// A note: a Markdown file in the folder of a library. Its name is the title.
@Observable final class Note: Identifiable {
  /// Where the file is, relative to the library's folder.
  private(set) var path: NotePath
  private(set) var file: NoteFile
  private(set) var stamp: FileStamp

  init(_ path: NotePath, file: NoteFile, stamp: FileStamp) {
    self.path = path
    self.file = file
    self.stamp = stamp
  }

  var title: String { path.title }
  var isInTrash: Bool { path.isInTrash }
  var modified: Date { stamp.modified }

  /// The number of words in the text.
  var wordCount: Int { file.body.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }.count }

  /// The file has been written, read again or moved.
  func update(path: NotePath? = nil, file: NoteFile? = nil, stamp: FileStamp? = nil) {
    if let path, path != self.path { self.path = path }
    if let file, file != self.file { self.file = file }
    if let stamp, stamp != self.stamp { self.stamp = stamp }
  }
}
