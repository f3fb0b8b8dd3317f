import OrielCore

extension HeadlessPlatform: SessionPlatform {
  package func holdSession(_ reason: String?, over window: (any PlatformSurface)?) { sessionHold = reason }
}

extension TestApp {
  /// Why the desktop asks the user before it ends the session; nil if it doesn't.
  ///
  /// It does while a window would ask before it is closed, or Quit is refused.
  public var sessionHold: String? {
    platform.runTurns()
    return platform.sessionHold
  }
}
