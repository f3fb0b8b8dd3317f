import Oriel

/// The state of a sample: whether it is presented, and its log.
@MainActor @Observable final class SampleRun {
  let sample: Sample
  let log: EventLog

  var isPresented = false {
    didSet {
      guard isPresented != oldValue else { return }
      note(isPresented ? "presented" : "isPresented false")
    }
  }

  init(_ sample: Sample, log: EventLog) {
    self.sample = sample
    self.log = log
  }

  /// The value of the binding as a text, which end-to-end tests find.
  var caption: String { "\(sample.id) isPresented: \(isPresented)" }

  /// Writes a line into the page's log.
  func note(_ text: String) { log.add("\(sample.id): \(text)") }
}
