/// The services that a platform offers to the views of a tree besides widgets, nil where it offers none.
@MainActor package struct PlatformServices {
  /// Presents alerts.
  package var alerts: (any AlertPlatform)?
  /// Presents sheets, popovers and inspectors.
  package var presentations: (any PresentationPlatform)?
  /// Presents file dialogs.
  package var fileDialogs: (any FileDialogPlatform)?
  /// Shows previews of files.
  package var quickLook: (any QuickLookPlatform)?
  /// Presents photo pickers.
  package var photoPickers: (any PhotoPickerPlatform)?
  /// Lists the files that the user has used recently.
  package var recentFiles: (any RecentFilesPlatform)?
  /// Watches files.
  package var fileWatching: (any FileWatchPlatform)?

  /// Keeps the desktop's session from ending.
  package var session: (any SessionPlatform)?

  /// Creates a value without services, as where views are only collected or rendered.
  package init() {}

  /// Creates the services of a platform that offers all of them.
  package init(
    _ platform: any AlertPlatform & PresentationPlatform & FileDialogPlatform & QuickLookPlatform & PhotoPickerPlatform
      & RecentFilesPlatform & FileWatchPlatform & SessionPlatform
  ) {
    alerts = platform
    presentations = platform
    fileDialogs = platform
    quickLook = platform
    photoPickers = platform
    recentFiles = platform
    fileWatching = platform
    session = platform
  }
}
