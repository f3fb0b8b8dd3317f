/// Arranges an alert's actions in the desktop's order, and adds the standard ones.
@MainActor enum AlertButtons {
  /// - Parameters:
  ///   - actions: the buttons in the order of their declaration.
  ///   - label: returns the desktop's standard labels.
  static func arrange(
    _ actions: [AlertButton], kind: AlertRequest.Kind, label: (StandardLabel) -> String
  ) -> [AlertButton] {
    var buttons = actions
    switch kind {
    case .alert:
      if buttons.isEmpty { buttons = [AlertButton(id: .standard, label: label(.ok))] }
    case .confirmationDialog:
      if !buttons.contains(where: { $0.role == .cancel }) {
        buttons.append(AlertButton(id: .standard, label: label(.cancel), role: .cancel))
      }
    }
    let marked = buttons.firstIndex { $0.shortcut == .defaultAction }
    let defaultIndex = marked ?? buttons.firstIndex { isOrdinary($0) }
    for index in buttons.indices {
      buttons[index].isDefault = index == defaultIndex
      buttons[index].isCancelAction = buttons[index].shortcut == .cancelAction
    }
    let cancelling = buttons.filter { isCancelling($0) && !$0.isDefault }
    let others = buttons.filter { !isCancelling($0) && !$0.isDefault }
    return cancelling + others + buttons.filter(\.isDefault)
  }

  private static func isCancelling(_ button: AlertButton) -> Bool {
    button.role == .cancel || button.shortcut == .cancelAction
  }

  private static func isOrdinary(_ button: AlertButton) -> Bool {
    !isCancelling(button) && button.role != .destructive
  }
}
