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
    let chosen = marked ?? buttons.firstIndex { isOrdinary($0) }
    // What can't be undone isn't one key away.
    let safe = buttons.contains { $0.role == .destructive } ? buttons.firstIndex { isCancelling($0) } : nil
    let defaultIndex = chosen ?? safe
    for index in buttons.indices {
      buttons[index].isDefault = index == defaultIndex
      buttons[index].isCancelAction = buttons[index].shortcut == .cancelAction
    }
    let last = chosen.map { buttons.remove(at: $0) }
    return buttons.filter { isCancelling($0) } + buttons.filter { !isCancelling($0) } + [last].compactMap { $0 }
  }

  private static func isCancelling(_ button: AlertButton) -> Bool {
    button.role == .cancel || button.shortcut == .cancelAction
  }

  private static func isOrdinary(_ button: AlertButton) -> Bool {
    !isCancelling(button) && button.role != .destructive
  }
}
