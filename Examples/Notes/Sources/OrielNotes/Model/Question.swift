import Oriel

/// What the window asks the user.
enum Question {
  case newFolder
  case renameFolder(String)
  case erase([Note])
  case address
}

extension Browser {
  /// Whether the question is one of a kind. To set false takes it back.
  func isAsking(_ isMeant: @escaping (Question) -> Bool) -> Binding<Bool> {
    Binding {
      self.question.map(isMeant) ?? false
    } set: { isPresented in
      if !isPresented, self.question.map(isMeant) ?? false { self.question = nil }
    }
  }
}
