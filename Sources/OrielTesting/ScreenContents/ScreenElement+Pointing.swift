import Foundation
import OrielCore

extension ScreenElement {
  /// Taps the center of the view several times in quick succession.
  public func tap(count: Int, modifiers: EventModifiers = []) throws {
    _ = try reachable("tap")
    try PointerDrive(on: self, "tap", modifiers).heard { $0.tap(count: count) }
  }

  /// Presses the center of the view for a duration in seconds.
  public func longPress(duration: Double = 1) throws {
    _ = try reachable("press")
    try PointerDrive(on: self, "press").heard { pointer in
      pointer.press()
      pointer.wait(duration)
      pointer.release()
    }
  }

  /// Presses the center of the view, moves the pointer by a distance in a few steps, and releases it.
  ///
  /// - Parameters:
  ///   - distance: the distance in points.
  ///   - steps: the number of motions.
  ///   - meanwhile: runs before the pointer is released.
  public func drag(by distance: CGSize, steps: Int = 4, meanwhile: () throws -> Void = {}) throws {
    _ = try reachable("drag")
    try PointerDrive(on: self, "drag").heard { pointer in
      pointer.press()
      for step in 1...max(1, steps) {
        let part = Double(step) / Double(max(1, steps))
        pointer.move(by: CGSize(width: distance.width * part, height: distance.height * part))
      }
      try meanwhile()
      pointer.release()
    }
  }

  /// Performs a pinch with two fingers at the center of the view: a scale and a rotation.
  ///
  /// - Parameters:
  ///   - scale: the final distance of the fingers, relative to the initial one.
  ///   - rotation: the angle by which the fingers rotate clockwise.
  ///   - meanwhile: runs before the fingers are lifted.
  public func pinch(scale: Double = 1, rotation: Angle = .zero, meanwhile: () throws -> Void = {}) throws {
    _ = try reachable("pinch")
    try PointerDrive(on: self, "pinch").heard { pointer in
      pointer.pinch(scale: 1 + (scale - 1) / 2, rotation: rotation.radians / 2)
      pointer.pinch(scale: scale, rotation: rotation.radians)
      try meanwhile()
      pointer.endPinch()
    }
  }

  /// Moves the pointer to the center of the view.
  public func hover() throws {
    _ = try reachable("point at")
    try PointerDrive(on: self, "point at").hover()
  }
}

extension Screen {
  /// Moves the pointer out of the window.
  public func movePointerAway() {
    settleNow()
    for content in window.contents { content.pointer.move(to: nil) }
    settleNow()
  }
}

/// The pointer over one view.
@MainActor final class PointerDrive {
  private let screen: Screen
  private let element: ScreenElement
  private let purpose: String
  private let modifiers: EventModifiers
  private let dispatcher: PointerDispatcher
  /// The center of the view in visual coordinates of the surface.
  let middle: CGPoint
  /// The outermost surface that contains the view.
  let surface: LayoutSurface
  private var place: CGPoint
  private var wasClaimed = false
  private(set) var isHeard = false

  init(on element: ScreenElement, _ purpose: String, _ modifiers: EventModifiers = []) throws {
    self.element = element
    self.purpose = purpose
    self.modifiers = modifiers
    screen = element.screen
    let node = try element.view.place(identifiedAs: element.identifier)
    node.headlessSurface?.layOut()
    guard let content = node.outermost.surface?.host as? HeadlessContent else {
      throw element.screen.error(.notFound, "can't \(purpose) \(element.name): it isn't on the screen")
    }
    if node.isPassedOver {
      throw element.screen.error(.hidden, "can't \(purpose) \(element.name): it doesn't allow hit testing")
    }
    dispatcher = content.pointer
    surface = content.surface
    let frame = node.frameInContent
    middle = CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
    place = middle
  }

  /// Whether a gesture has taken the press from widgets.
  var isClaimed: Bool { wasClaimed }

  /// Whether the press has moved the keyboard focus.
  var movesFocus: Bool { dispatcher.focusTarget != nil }

  private var time: Double {
    get { screen.platform.pointerTime }
    set { screen.platform.pointerTime = newValue }
  }

  /// Performs `body`, and throws an error if no gesture has received it.
  func heard(_ body: (PointerDrive) throws -> Void) throws {
    try body(self)
    finish()
    guard isHeard else {
      throw screen.error(.wrongKind, "can't \(purpose) \(element.name): it has no gesture")
    }
  }

  func tap(count: Int = 1) {
    for _ in 0..<count {
      press()
      release()
    }
    finish()
  }

  func press() {
    step {
      let path = dispatcher.press(at: place, time: time, modifiers: modifiers)
      if path?.inputs.isEmpty == false, dispatcher.isWaiting { isHeard = true }
    }
  }

  func move(by distance: CGSize) {
    place = CGPoint(x: middle.x + distance.width, y: middle.y + distance.height)
    step { dispatcher.drag(to: place, time: time, modifiers: modifiers) }
  }

  func release() { step { dispatcher.release(at: place, time: time, modifiers: modifiers) } }

  func pinch(scale: Double, rotation: Double) {
    step { dispatcher.pinch((scale, rotation), at: place, time: time) }
    if dispatcher.isWaiting { isHeard = true }
  }

  func endPinch() { step { dispatcher.pinch(nil, at: place, time: time) } }

  func hover() { step { dispatcher.move(to: place) } }

  /// Advances the time of the pointer without events.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while let deadline = dispatcher.deadline, deadline <= end {
      time = max(time, deadline)
      dispatcher.advance(to: time)
      screen.settleNow()
    }
    time = end
    if dispatcher.isClaimed { wasClaimed = true }
  }

  /// Waits until no further tap is possible.
  private func finish() {
    wait(1)
  }

  private func step(_ action: () -> Void) {
    screen.settleNow()
    time += 0.02
    action()
    if dispatcher.isClaimed { wasClaimed = true }
    screen.platform.version += 1
    screen.settleNow()
  }
}
