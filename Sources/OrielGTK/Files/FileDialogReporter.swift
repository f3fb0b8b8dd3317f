import OrielCore

typealias FileDialogReporter = EventReporter<FileDialogEvent>

extension FileDialogReporter {
  /// Reports after the pending events, because GTK's chooser still reads folders when it is closed.
  convenience init(afterEventsTo sink: any FileDialogEventSink) {
    self.init(to: sink, schedule: MainLoop.scheduleAfterEvents)
  }
}

extension FileDialogEvent: StagedEvent {
  var stage: EventStage {
    switch self {
    case .presented: .arrival
    case .chosen, .cancelled, .failed: .end
    }
  }
}
