/// Something that the person has to be told, or asked, about the files that were chosen.
@MainActor final class FileQuestion: AlertEventSink {
  enum Kind {
    /// Why the choice can't be used.
    case explanation(FileAccessError)
    /// Whether what is there is to be replaced.
    case replacing(FileAccessError)
  }

  private static let cancelID = 0
  private static let confirmID = 1

  private var alert: (any PresentedAlert)?
  private var answer: ((Bool) -> Void)?

  /// - Parameter answer: called once, later: whether the person agrees.
  init(
    _ kind: Kind, on platform: any AlertPlatform, over surface: (any PlatformSurface)?,
    answer: @escaping (Bool) -> Void
  ) {
    self.answer = answer
    var request: AlertRequest
    switch kind {
    case .explanation(let error):
      var button = AlertButton(id: Self.cancelID, label: platform.standardLabel(.ok))
      button.isDefault = true
      request = AlertRequest(kind: .alert, title: error.errorDescription ?? "", buttons: [button])
      request.message = error.recoverySuggestion
    case .replacing(let error):
      let cancel = AlertButton(id: Self.cancelID, label: platform.standardLabel(.cancel), role: .cancel)
      let replace = AlertButton(id: Self.confirmID, label: platform.standardLabel(.replace), role: .destructive)
      request = AlertRequest(kind: .alert, title: error.errorDescription ?? "", buttons: [cancel, replace])
      request.message = FileAccessMessages.current.replaceIt
    }
    alert = platform.presentAlert(request, over: surface, sink: self)
  }

  /// Takes it away; the answer is no.
  func dismiss() { alert?.dismiss() }

  func handle(_ event: AlertEvent) {
    switch event {
    case .presented, .textChanged, .suppressionChanged: break
    case .pressed(let id): end(id == Self.confirmID)
    case .dismissed, .failed: end(false)
    }
  }

  private func end(_ agrees: Bool) {
    alert = nil
    let answer = answer
    self.answer = nil
    answer?(agrees)
  }
}
