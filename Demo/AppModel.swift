import Oriel

/// The state that all windows of the Gallery share.
@MainActor final class AppModel {
  let note = Note()
  let races = RaceTrack()
  let extra = GalleryExtra()
  /// The alert of the app, with a separate log.
  let appAlert = SampleRun(.appAlert, log: EventLog())
  let settings = LaunchOptions.current.settings
}
