import Oriel

/// The text in the notes window.
@MainActor @Observable final class Note {
  var text = ""
  private(set) var saved = ""

  var isEdited: Bool { text != saved }

  func save() { saved = text }
  func revert() { text = saved }
}
