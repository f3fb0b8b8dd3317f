/// The reason why a file can't be displayed, in the user's language.
struct QuickLookFailure: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}
