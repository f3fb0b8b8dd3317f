import Foundation
import Testing

@testable import OrielCore

/// A tree, the size it is laid out in, and where everything is expected.
///
/// Sources: "Apple" with a symbol is its reference page. "WWDC19 237" is "Building Custom Views with SwiftUI",
/// "WWDC22 10056" is "Compose custom layouts with SwiftUI". "objc.io" are its articles and "Thinking in SwiftUI",
/// "Lab" is swiftui-lab.com, "OSUI" are the sources of OpenSwiftUI that were checked against SwiftUI, "SCUI" those of
/// SwiftCrossUI. "measured" are results that several of them printed on a real SwiftUI. "Chosen" says that sources
/// contradict each other or say nothing, and what was chosen.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  /// The rule.
  let rule: String
  /// Where the rule is written down, or was measured.
  let source: String
  let size: CGSize
  let tree: LayoutTree
  let expected: [CGRect]

  var testDescription: String { rule }

  init(
    _ rule: String, _ source: String, in size: (CGFloat, CGFloat), _ tree: LayoutTree,
    _ expected: [(CGFloat, CGFloat, CGFloat, CGFloat)]
  ) {
    self.rule = rule
    self.source = source
    self.size = CGSize(width: size.0, height: size.1)
    self.tree = tree
    self.expected = expected.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  }

  /// The places that come out, in the order of `expected`.
  func frames() -> [CGRect] {
    let built = BuiltTree(tree)
    let surface = LayoutSurface(built.root)
    surface.layoutCompletely(in: size)
    return withExtendedLifetime(surface) { built.compared.map(\.frame) }
  }

  /// Asserts that everything is where it is expected, to a hundredth of a pixel.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let found = frames().map(Self.rounded)
    #expect(found == expected.map(Self.rounded), "\(rule) [\(source)]", sourceLocation: sourceLocation)
  }

  private static func rounded(_ frame: CGRect) -> String {
    func text(_ value: CGFloat) -> String {
      let rounded = (value * 100).rounded() / 100
      return "\(rounded == 0 ? 0 : rounded)"
    }
    return "(\(text(frame.origin.x)), \(text(frame.origin.y)), \(text(frame.width)), \(text(frame.height)))"
  }
}
