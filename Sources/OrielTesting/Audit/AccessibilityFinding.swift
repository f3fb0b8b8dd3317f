import Foundation

/// A problem that ``Screen/accessibilityAudit(for:)`` has found.
public struct AccessibilityFinding: Equatable, Sendable, CustomStringConvertible {
  /// The kind of a problem.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A control, a picture or a view with a tap gesture has no accessible name.
    case name
    /// A button, a toggle or a view with a tap gesture is less than 24 points wide or high.
    case targetSize
    /// The colors of a text and of what is behind it are known, and too much alike.
    case contrast
    /// An element is read after another one, but is above it, or before it in the same line.
    case order
    /// A title isn't a heading, or a screen with much content has no heading.
    case heading
  }

  /// The kind.
  public let kind: Kind
  /// A description of the element, such as `button "Add"`.
  public let element: String
  /// What is wrong with it.
  public let problem: String
  /// The area of the element, in the coordinates of ``Screen/frame(of:)``; empty if the problem isn't that of an element.
  public let area: CGRect

  /// A sentence about the problem.
  public var description: String { "\(element) \(problem)" }
}
