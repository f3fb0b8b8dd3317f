import Oriel

/// Changes that come quicker than windows can follow.
@MainActor struct Race: Identifiable {
  typealias Script = @MainActor (RaceTrack, RaceActions) async -> Void

  /// The title of its button.
  let id: String
  /// Makes the changes. Where something is to be on the screen first, it waits for Go.
  let run: Script

  init(_ title: String, run: @escaping Script) {
    id = title
    self.run = run
  }

  static let all = bindings + items + levels + neighbours + popovers + places
}

/// What a race can do to windows and pages.
@MainActor struct RaceActions {
  let openWindow: @MainActor () -> Void
  let dismissWindow: @MainActor () -> Void
  let show: @MainActor (Page) -> Void
}
