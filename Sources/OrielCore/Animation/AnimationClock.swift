/// Gives a clock its frames: a window of the platform.
package protocol FrameDriver: AnyObject {
  /// The time of the frame that is being made, or of the last one, in seconds.
  var frameTime: Double { get }
  /// Whether anything may move: the desktop wants it, and the window is on the screen.
  var allowsMotion: Bool { get }
  /// Has `AnimationClock.tick()` called for each frame.
  func startFrames()
  /// Has it called no more.
  func stopFrames()
}

/// Something that moves with the frames of a window.
package protocol FrameMover: AnyObject {
  /// The animations have gone on: takes over what they have come to. Returns whether anything still moves.
  func step() -> Bool
}

/// The time of all that moves in one window. While nothing does, it stands, and costs nothing.
package final class AnimationClock {
  private weak var driver: (any FrameDriver)?
  private var runs: [AnimationRun] = []
  private var movers: [any FrameMover] = []
  private var waiting: [any FrameMover] = []
  private var isTicking = false
  private var isStepping = false

  package init(_ driver: any FrameDriver) { self.driver = driver }

  /// Whether anything moves.
  package var isRunning: Bool { isTicking }

  /// The time of the frame that is being made, or of the last one, in seconds.
  package var frameTime: Double { driver?.frameTime ?? 0 }

  package var allowsMotion: Bool { driver?.allowsMotion ?? false }

  /// The animation of a transaction, which begins now; nil where nothing is to move. All that one transaction moves in
  /// the same frame shares one.
  ///
  /// - Parameter other: another animation than that of the transaction.
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

  /// Has something step with each frame, for as long as it says so.
  func add(_ mover: any FrameMover) {
    guard !movers.contains(where: { $0 === mover }) else { return }
    movers.append(mover)
    start()
  }

  /// Has something step with each frame, once things may move: it is to go on for as long as nothing stops it.
  func addWhenAllowed(_ mover: any FrameMover) {
    if allowsMotion { return add(mover) }
    if !waiting.contains(where: { $0 === mover }) { waiting.append(mover) }
  }

  /// The window is on the screen again, or the desktop wants motion again.
  package func motionMayBeAllowed() {
    guard !waiting.isEmpty, allowsMotion else { return }
    let movers = waiting
    waiting = []
    for mover in movers { add(mover) }
  }

  private func start() {
    guard !isTicking else { return }
    isTicking = true
    driver?.startFrames()
  }

  /// A frame is being made.
  package func tick() {
    guard let driver else { return }
    let now = driver.frameTime
    for run in runs { run.advance(to: now) }
    step()
  }

  /// Ends all that moves, where it is going.
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
    // What would never end ends when nothing follows it any more.
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
