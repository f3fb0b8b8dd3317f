import FoundationEssentials

/// What the open documents of an app share.
struct DocumentServices: Sendable {
  var system = FileSystem()
  var work: FileWorkCounter?
  var clock: any Clock<Duration> = ContinuousClock()
  var drafts = DocumentDrafts(nil)
}
