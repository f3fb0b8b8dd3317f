import Foundation
import OrielCore

extension Screen {
  /// Makes the frames of a time: what moves in the window goes on by it.
  ///
  /// Time stands still otherwise, so that ``frame(of:)`` says where a view is at a moment.
  ///
  /// ```swift
  /// try screen.button("Open").tap()
  /// screen.advance(by: .milliseconds(100))
  /// #expect(try screen.frame(of: "panel").width == 40)
  /// ```
  ///
  /// - Parameter duration: how long. There are sixty frames a second, and one at the end.
  public func advance(by duration: Duration) {
    settleNow()
    window.layOut()
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    var left = seconds
    repeat {
      // What is less than a thousandth of a frame belongs to the one before.
      let step = left > Self.frameDuration * 1.001 ? Self.frameDuration : left
      left -= step
      window.frames.makeFrame(after: step)
      settleNow()
      window.layOut()
    } while left > 0
  }

  private static let frameDuration = 1.0 / 60

  /// Makes frames until nothing moves any more.
  ///
  /// - Parameter limit: how long at most.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/timeout`` where something moves for longer.
  public func advanceToRest(within limit: Duration = .seconds(60)) throws {
    settleNow()
    window.layOut()
    var left = limit
    while isMoving {
      guard left > .zero else { throw error(.timeout, "something moves for longer than \(limit)") }
      left -= .milliseconds(100)
      advance(by: .milliseconds(100))
    }
  }

  /// Whether anything moves in the window.
  public var isMoving: Bool {
    settleNow()
    return window.frames.isRunning
  }

  /// Whether the desktop wants things to move. Without, all that moves jumps to its end, and completions run at once. True
  /// at first.
  public var allowsMotion: Bool {
    get { platform.allowsMotion }
    set {
      platform.allowsMotion = newValue
      settleNow()
    }
  }

  /// What has left the window's content and is still seen, in a few words each, from the back to the front.
  public var leaving: [String] {
    settleNow()
    return window.contents.flatMap { $0.root.leaving }
  }
}

extension ScreenElement {
  /// How much of it is seen: the product of the opacities of it and of what it is in, at this moment. 1 is all of it.
  public var opacity: Double {
    get throws {
      var opacity = 1.0
      var next: LayoutNode? = try view.node
      while let node = next {
        opacity *= node.shownOpacity
        if node.kind == .effect { opacity *= unsafeDowncast(node, to: EffectNode.self).shownEffect.opacity }
        next = node.around
      }
      return opacity
    }
  }
}

extension LayoutNode {
  @MainActor fileprivate var leaving: [String] {
    var words: [String] = []
    for leaver in leavers {
      words += leaver.widgets
      words += leaver.leaving
    }
    forEachInReadingOrder { words += $0.leaving }
    return words
  }

  /// What is in the node and has a widget, but not what is in that.
  @MainActor private var widgets: [String] {
    if kind == .leaf, let view = TestView(self) { return [view.describedBriefly] }
    var words: [String] = []
    forEachInReadingOrder { words += $0.widgets }
    return words
  }
}
