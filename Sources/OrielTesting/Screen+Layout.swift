import Foundation
import OrielCore

extension Screen {
  /// How large the window's content is: what its root answers to what it is offered.
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

  /// Where the view with this `accessibilityIdentifier(_:)` is in the window's content, in its coordinates: from the
  /// leading and the top edge of the content, whichever way is read. It isn't rounded.
  ///
  /// The identifier means what it is the modifier of: after `padding()`, the view with its padding. What is drawn, such as
  /// a colour, has a frame as well.
  ///
  /// - Throws: ``ScreenError`` unless exactly one view has the identifier.
  public func frame(of identifier: String) throws -> CGRect { try find(identifier: identifier).frame }

  /// What stands on something else in the window's content, though no `ZStack`, `background` or `overlay` says so: views
  /// that can be seen, be they widgets or drawn.
  ///
  /// ```swift
  /// #expect(Screen(size: ProposedViewSize(width: 320, height: 200)) { Editor() }.overlaps == [])
  /// ```
  ///
  /// What is in a view doesn't stand on it, and what a scroll view hides stands on nothing.
  public var overlaps: [ScreenOverlap] {
    settleNow()
    window.layOut()
    return window.contents.flatMap { OverlapSearch(in: $0.root).overlaps }
  }
}

extension ScreenElement {
  /// Where it is, from the leading and the top edge of the window's content, or of that of the sheet, cover, popover or
  /// inspector that it is in. Empty where it has no place, such as the label of a toggle that hides it.
  ///
  /// Asked of ``ScreenArea/find(identifier:)``, it is the frame of what the identifier is the modifier of.
  public var frame: CGRect {
    get throws {
      let place = try view.place(identifiedAs: identifier)
      place.headlessSurface?.layOut()
      return place.frameInContent
    }
  }
}
