import OrielCore

typealias FileDialogReporter = EventReporter<FileDialogEvent>

extension FileDialogReporter {
  /// After the events that are waiting: GTK's chooser is still busy with the disk when it goes.
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
