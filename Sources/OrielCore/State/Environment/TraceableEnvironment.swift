extension EnvironmentObject: TraceableProperty {
  func readForTrace() { tracedSource?.recordRead() }
}

extension Environment: TraceableProperty {
  func readForTrace() {
    // An object may be absent.
    if isValue { _ = wrappedValue }
  }
}
