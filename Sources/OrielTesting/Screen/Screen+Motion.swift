import Foundation
import OrielCore

extension Screen {
  /// Advances the animations of the window by a duration.
  ///
  /// Animations don't run otherwise, so that ``frame(of:)`` returns the frame at a defined time.
  ///
  /// ```swift
  /// try screen.button("Open").tap()
  /// screen.advance(by: .milliseconds(100))
  /// #expect(try screen.frame(of: "panel").width == 40)
  /// ```
  ///
  /// - Parameter duration: the duration. Sixty frames per second are performed, and one at the end.
  public func advance(by duration: Duration) {
    settleNow()
    window.layOut()
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    var left = seconds
    repeat {
      // A remainder of less than a thousandth of a frame belongs to the last frame.
      let step = left > Self.frameDuration * 1.001 ? Self.frameDuration : left
      left -= step
      window.frames.makeFrame(after: step)
      settleNow()
      window.layOut()
    } while left > 0
  }

  private static let frameDuration = 1.0 / 60

  /// Advances the animations of the window until all have ended.
  ///
  /// - Parameter limit: the maximum duration.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/timeout`` if an animation takes longer.
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

  /// Whether an animation is running in the window.
  public var isMoving: Bool {
    settleNow()
    return window.frames.isRunning
  }

  /// Whether the desktop enables animations. Otherwise all values change immediately, and completions run at once.
  /// Initially true.
  public var allowsMotion: Bool {
    get { platform.allowsMotion }
    set {
      platform.allowsMotion = newValue
      settleNow()
    }
  }

  /// Short descriptions of the views in the window whose removal is being animated, from back to front.
  public var leaving: [String] {
    settleNow()
    return window.contents.flatMap { $0.root.leaving }
  }
}

extension ScreenElement {
  /// The effective opacity at the current time: the product of the opacities of the view and its ancestors.
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
    for child in departingChildren {
      words += child.widgets
      words += child.leaving
    }
    if kind == .leaf {
      words += testWidget?.content?.root.leaving ?? []
    } else {
      forEachInReadingOrder { words += $0.leaving }
    }
    return words
  }

  /// Descriptions of the widgets in the node, without nested ones.
  @MainActor private var widgets: [String] {
    if kind == .leaf, let view = TestView(self) { return [view.describedBriefly] }
    var words: [String] = []
    forEachInReadingOrder { words += $0.widgets }
    return words
  }
}
