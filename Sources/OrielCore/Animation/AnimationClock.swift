/// The source of an animation clock's frames: a window of the platform.
package protocol FrameDriver: AnyObject {
  /// The time of the current or last frame, in seconds.
  var frameTime: Double { get }
  /// Whether animations run: the desktop enables them, and the window is on the screen.
  var allowsMotion: Bool { get }
  /// Starts calling `AnimationClock.tick()` for each frame.
  func startFrames()
  /// Stops calling `AnimationClock.tick()`.
  func stopFrames()
}

/// An object that is updated for each frame of a window.
package protocol FrameMover: AnyObject {
  /// Applies the current state of the animations. Returns whether another frame is needed.
  func step() -> Bool
}

/// The clock of all animations in one window. It requests frames only while an animation is running.
package final class AnimationClock {
  private weak var driver: (any FrameDriver)?
  private var runs: [AnimationRun] = []
  private var movers: [any FrameMover] = []
  /// The movers to start when animations are enabled again.
  private var waiting: [WeakMover] = []
  private var isTicking = false
  private var isStepping = false

  package init(_ driver: any FrameDriver) { self.driver = driver }

  /// Whether an animation is running.
  package var isRunning: Bool { isTicking }

  /// The time of the current or last frame, in seconds.
  package var frameTime: Double { driver?.frameTime ?? 0 }

  package var allowsMotion: Bool { driver?.allowsMotion ?? false }

  /// Starts the animation of a transaction; nil if nothing is to be animated. All changes of a transaction in the same
  /// frame share one run.
  ///
  /// - Parameter other: an animation that replaces that of the transaction.
  func run(_ transaction: Transaction.Storage?, _ other: Animation? = nil) -> AnimationRun? {
    guard let transaction, let own = transaction.animation, let driver, driver.allowsMotion else { return nil }
    let animation = other ?? own
    let now = driver.frameTime
    if let last = runs.last, last.serves(transaction, animation, at: now) { return last }
    let run = AnimationRun(animation, of: transaction, at: now)
    runs.append(run)
    start()
    return run
  }

  /// Calls `step()` of an object for each frame until it returns false.
  func add(_ mover: any FrameMover) {
    guard !movers.contains(where: { $0 === mover }) else { return }
    movers.append(mover)
    start()
  }

  /// Calls `step()` of an object for each frame, starting when animations are enabled.
  func addWhenAllowed(_ mover: any FrameMover) {
    if allowsMotion { return add(mover) }
    waiting.removeAll { $0.mover == nil || $0.mover === mover }
    waiting.append(WeakMover(mover: mover))
  }

  /// Called when the window is on the screen again, or when the desktop's setting has changed.
  package func motionMayBeAllowed() {
    guard !waiting.isEmpty, allowsMotion else { return }
    let movers = waiting
    waiting = []
    for waiter in movers { waiter.mover.map { add($0) } }
  }

  private func start() {
    guard !isTicking else { return }
    isTicking = true
    driver?.startFrames()
  }

  /// Called for each frame.
  package func tick() {
    guard let driver else { return }
    let now = driver.frameTime
    for run in runs { run.advance(to: now) }
    step()
  }

  /// Ends all animations at their targets.
  package func finishAll() {
    for run in runs { run.finish() }
    step()
  }

  private func step() {
    guard !isStepping else { return }
    isStepping = true
    let present = movers
    movers = []
    let moving = present.filter { $0.step() }
    // Endless runs end when nothing refers to them any more.
    for index in runs.indices where runs[index].isEndless {
      if isKnownUniquelyReferenced(&runs[index]) { runs[index].finish() }
    }
    movers = moving + movers.filter { other in !moving.contains { $0 === other } }
    let over = runs.filter(\.isOver)
    runs.removeAll(where: \.isOver)
    isStepping = false
    for run in over { run.end() }
    if runs.isEmpty, movers.isEmpty, isTicking {
      isTicking = false
      driver?.stopFrames()
    }
    AnimationCompletion.runDue()
  }
}

private struct WeakMover {
  weak var mover: (any FrameMover)?
}
