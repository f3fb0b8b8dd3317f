import Foundation

// Emitted into the caller, so that an app that doesn't use it is linked without Foundation.

extension View {
  /// Runs an action when a key is pressed whose characters are in a set. See ``View/onKeyPress(_:action:)``.
  @_alwaysEmitIntoClient public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    _onKeyPress(phases: phases, matching: { characters.contains($0) }, action: action)
  }
}
