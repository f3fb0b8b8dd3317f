import Oriel

/// What all windows of the Gallery share.
@MainActor final class AppModel {
  let note = Note()
  let races = RaceTrack()
  /// The alert of the app as a whole, with a log of its own.
  let appAlert = SampleRun(.appAlert, log: EventLog())
  let settings = LaunchOptions.current.settings
}
