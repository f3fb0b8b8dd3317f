import OrielCore

typealias FileDialogReporter = EventReporter<FileDialogEvent>

extension FileDialogReporter {
  /// Reports after the pending events, because GTK's chooser still reads folders when it is closed.
  convenience init(to sink: any FileDialogEventSink) {
    self.init(schedule: MainLoop.scheduleAfterEvents) { [weak sink] in sink?.handle($0) }
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
