import Foundation
import OrielCore
import OrielTesting
import Testing

/// Several views in a geometry reader.
@MainActor struct GeometryReaderContentTests {
  private let size = ProposedViewSize(width: 100, height: 60)

  @Test func `Each view in a reader is offered the reader's size, at its top leading corner`() throws {
    let screen = Screen(size: size) {
      GeometryReader { _ in
        Color.red.accessibilityIdentifier("filling")
        Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("fixed")
        Text("abc").accessibilityIdentifier("text")
      }
    }
    #expect(try screen.frame(of: "filling") == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(try screen.frame(of: "fixed") == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(try screen.frame(of: "text").origin == .zero)
    #expect(screen.overlaps == [])
  }

  @Test func `Views of a loop and of conditions stand in a reader as any others`() throws {
    struct Content: View {
      @State private var isLong = true
      @State private var hasMore = false
      var body: some View {
        GeometryReader { geometry in
          ForEach(0..<3, id: \.self) { index in
            Color.red.frame(width: geometry.size.width / 4)
              .position(x: CGFloat(index) * 30, y: geometry.size.height / 2).accessibilityIdentifier("dot \(index)")
          }
          if isLong {
            Color.green.accessibilityIdentifier("long")
          } else {
            Color.green.frame(width: 10).accessibilityIdentifier("short")
          }
          if hasMore { Color.blue.accessibilityIdentifier("more") }
          Button("Change") { (isLong, hasMore) = (false, true) }
        }
      }
    }
    let screen = Screen(size: size) { Content() }
    let whole = CGRect(x: 0, y: 0, width: 100, height: 60)
    for index in 0..<3 { #expect(try screen.frame(of: "dot \(index)") == whole) }
    #expect(try screen.frame(of: "long") == whole)
    try screen.button("Change").tap()
    #expect(try screen.frame(of: "short") == CGRect(x: 0, y: 0, width: 10, height: 60))
    #expect(try screen.frame(of: "more") == whole)
    for index in 0..<3 { #expect(try screen.frame(of: "dot \(index)") == whole) }
  }

  @Test func `A reader with several views is 10 by 10 in its ideal size`() throws {
    let screen = Screen(size: .unspecified) {
      GeometryReader { _ in
        Text("longer than the reader")
        Color.red.accessibilityIdentifier("filling")
      }
    }
    #expect(screen.size == CGSize(width: 10, height: 10))
    #expect(try screen.frame(of: "filling") == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `A reader shares a row with its neighbours, whatever it contains`() throws {
    let screen = Screen(size: size) {
      HStack(spacing: 0) {
        GeometryReader { _ in
          Color.red.frame(width: 500).accessibilityIdentifier("wide")
          Text("a")
        }
        Color.blue.accessibilityIdentifier("neighbour")
      }
    }
    #expect(try screen.frame(of: "neighbour") == CGRect(x: 50, y: 0, width: 50, height: 60))
    #expect(try screen.frame(of: "wide") == CGRect(x: 0, y: 0, width: 500, height: 60))
  }
}
