/// The file that an open document was read from or written to last, which its readers and writers share.
// Unchecked: a document is read and written by one task at a time.
final class DocumentWrappers: @unchecked Sendable {
  var last: FileWrapper?
}
