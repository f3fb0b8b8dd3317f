import OrielCore

typealias FileDialogReporter = EventReporter<FileDialogEvent>

extension FileDialogReporter {
  convenience init(to sink: any FileDialogEventSink) { self.init { [weak sink] in sink?.handle($0) } }
}

extension FileDialogEvent: StagedEvent {
  var stage: EventStage {
    switch self {
    case .presented: .arrival
    case .chosen, .cancelled, .failed: .end
    }
  }
}
