import Foundation
import OrielCore

extension Screen {
  /// The size of the window's content, which is the response of the root view to its proposal.
  ///
  /// ```swift
  /// let screen = Screen(size: .unspecified) { HStack(spacing: 10) { Text("Name"); Text("Ada") } }
  /// #expect(screen.size == CGSize(width: 66, height: 16))
  /// ```
  public var size: CGSize {
    settleNow()
    window.layOut()
    return window.contentSize
  }

  /// The frame of the view with an `accessibilityIdentifier(_:)`, in the coordinates of the window's content, whose
  /// origin is its top leading corner. It isn't rounded.
  ///
  /// The frame is that of the view to which the identifier is applied: after `padding()`, it includes the padding.
  /// Views without a widget, such as colors, also have a frame.
  ///
  /// - Throws: ``ScreenError`` unless exactly one view has the identifier.
  public func frame(of identifier: String) throws -> CGRect { try find(identifier: identifier).frame }

  /// The visible views of the window's content that overlap, except those in a `ZStack`,
  /// `GeometryReader`, `background` or `overlay`.
  ///
  /// ```swift
  /// #expect(Screen(size: ProposedViewSize(width: 320, height: 200)) { Editor() }.overlaps == [])
  /// ```
  ///
  /// A view doesn't overlap its container. Views that are scrolled out of view don't overlap.
  public var overlaps: [ScreenOverlap] {
    settleNow()
    window.layOut()
    return window.contents.flatMap { OverlapSearch(in: $0.root).overlaps }
  }
}

extension ScreenElement {
  /// The frame, in the coordinates of the content of the window or presentation that contains the element. Empty if the
  /// element isn't displayed, such as a hidden label of a toggle.
  ///
  /// For an element of ``ScreenArea/find(identifier:)``, the frame is that of the view to which the identifier is
  /// applied.
  public var frame: CGRect {
    get throws {
      let place = try view.place(identifiedAs: identifier)
      place.headlessSurface?.layOut()
      return place.frameInContent
    }
  }
}
