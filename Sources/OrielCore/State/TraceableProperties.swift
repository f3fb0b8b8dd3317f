// What `_printChanges()` knows the names of. A property that would call code of the app is not among them; the values that
// the body reads through it are its dependencies.

extension State: TraceableProperty {
  func readForTrace() { _ = wrappedValue }
}

extension StateObject: TraceableProperty {
  func readForTrace() { tracedSource?.recordRead() }
}

extension ObservedObject: TraceableProperty {
  func readForTrace() { tracedSource?.recordRead() }
}

extension Binding: @MainActor TraceableProperty {
  func readForTrace() {
    if location.peek() != nil { _ = location.get() }
  }
}
