import OrielCore

/// The frames of a window, which a test requests.
@MainActor final class HeadlessFrames {
  private unowned let platform: HeadlessPlatform
  private(set) lazy var clock = AnimationClock(self)
  /// The time of the last frame, in seconds since the creation of the window.
  private(set) var frameTime = 0.0
  /// Whether frames are requested.
  private(set) var isRunning = false

  init(_ platform: HeadlessPlatform) { self.platform = platform }

  /// Performs the next frame.
  func makeFrame(after seconds: Double) {
    frameTime += seconds
    if isRunning { clock.tick() }
  }
}

extension HeadlessFrames: @MainActor FrameDriver {
  var allowsMotion: Bool { platform.allowsMotion }
  func startFrames() { isRunning = true }
  func stopFrames() { isRunning = false }
}
