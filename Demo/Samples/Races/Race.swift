import Oriel

/// Changes in quick succession, which windows have to keep up with.
@MainActor struct Race: Identifiable {
  typealias Script = @MainActor (RaceTrack, RaceActions) async -> Void

  /// The title of its button.
  let id: String
  /// Performs the changes. If a presentation has to be on the screen first, it waits for Go.
  let run: Script

  init(_ title: String, run: @escaping Script) {
    id = title
    self.run = run
  }

  static let all = bindings + items + levels + neighbours + popovers + places
}

/// The actions of a race on windows and pages.
@MainActor struct RaceActions {
  let openWindow: @MainActor () -> Void
  let dismissWindow: @MainActor () -> Void
  let show: @MainActor (Page) -> Void
}
