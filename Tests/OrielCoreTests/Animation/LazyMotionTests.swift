import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Insertion, moves and removal of the items of lazy stacks in an animation.
@MainActor struct LazyMotionTests {
  @Observable @MainActor final class Letters {
    var ids: [String]
    init(_ ids: [String]) { self.ids = ids }

    func animate(_ change: (inout [String]) -> Void) {
      var new = ids
      change(&new)
      withAnimation(.linear(duration: 1)) { ids = new }
    }
  }

  private struct Column: View {
    let letters: Letters
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(letters.ids, id: \.self) { Text($0).frame(height: 20).accessibilityIdentifier($0) }
        }
      }
    }
  }

  private func screen(_ letters: Letters) -> Screen {
    Screen(size: ProposedViewSize(width: 100, height: 100)) { Column(letters: letters) }
  }

  private func names(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }

  /// The vertical position of an item at the current time.
  private func shown(_ id: String, _ screen: Screen) throws -> Double {
    try Double(screen.find(identifier: id).view.node.shownFrame.minY)
  }

  @Test func `An inserted item fades in, and those after it move down`() throws {
    let letters = Letters(["a", "b", "c"])
    let screen = screen(letters)
    #expect(try shown("b", screen) == 20)
    letters.animate { $0.insert("new", at: 1) }
    #expect(try screen.text("new").opacity == 0)
    #expect(try shown("new", screen) == 20)
    #expect(try shown("b", screen) == 20)
    screen.advance(by: .milliseconds(500))
    #expect(try screen.text("new").opacity == 0.5)
    #expect(try shown("a", screen) == 0)
    #expect(try shown("b", screen) == 30)
    try screen.advanceToRest()
    #expect(try screen.text("new").opacity == 1)
    #expect(try shown("c", screen) == 60)
  }

  @Test func `A removed item fades out at its place, and those after it move up`() throws {
    let letters = Letters(["a", "b", "c"])
    let screen = screen(letters)
    _ = screen.text("a").exists
    letters.animate { $0.removeFirst() }
    #expect(screen.leaving == ["text \"a\""])
    #expect(!screen.text("a").exists)
    #expect(try shown("b", screen) == 20)
    screen.advance(by: .milliseconds(500))
    #expect(try shown("b", screen) == 10)
    try screen.advanceToRest()
    #expect(screen.leaving == [])
    #expect(try shown("b", screen) == 0)
  }

  @Test func `A moved item and those between move`() throws {
    let letters = Letters(["a", "b", "c", "d"])
    let screen = screen(letters)
    _ = screen.text("a").exists
    letters.animate { $0.append($0.removeFirst()) }
    screen.advance(by: .milliseconds(500))
    #expect(try shown("a", screen) == 30)
    #expect(try shown("b", screen) == 10)
    #expect(try shown("d", screen) == 50)
    #expect(screen.leaving == [])
    #expect(try screen.text("a").opacity == 1)
  }

  @Test func `Items that come into view move with the others`() throws {
    let letters = Letters(names(0..<100))
    let screen = screen(letters)
    #expect(!screen.text("9").exists)
    letters.animate { $0.removeFirst(5) }
    #expect(try shown("5", screen) == 100)
    #expect(try shown("9", screen) == 180)
    #expect(try screen.text("9").opacity == 1)
    #expect(screen.leaving == (0..<5).map { "text \"\($0)\"" })
    screen.advance(by: .milliseconds(500))
    #expect(try shown("5", screen) == 50)
    #expect(try shown("9", screen) == 130)
    try screen.advanceToRest()
    #expect(try shown("9", screen) == 80)
  }

  @Test func `Items that leave the visible part move out of it, and are then removed`() throws {
    let letters = Letters(names(0..<100))
    let screen = screen(letters)
    _ = screen.text("4").exists
    letters.animate { $0.insert(contentsOf: (0..<8).map { "new \($0)" }, at: 0) }
    screen.advance(by: .milliseconds(500))
    #expect(try shown("0", screen) == 80)
    #expect(try shown("4", screen) == 160)
    try screen.advanceToRest()
    try screen.find(.scrollView).scroll(y: 30)
    #expect(!screen.text("4").exists)
  }

  @Test func `Repeated insertions don't accumulate items out of view`() throws {
    let letters = Letters(names(0..<100))
    let screen = screen(letters)
    for number in 0..<60 {
      letters.animate { $0.insert("new \(number)", at: 0) }
      screen.advance(by: .milliseconds(100))
    }
    let present = letters.ids.filter { screen.text($0).exists }
    #expect(present.count < 20)
    #expect(try shown("new 59", screen) == 0)
  }

  @Test func `Changes above the visible part move nothing`() throws {
    let letters = Letters(names(0..<100))
    let screen = screen(letters)
    _ = screen.text("0").exists
    try screen.find(.scrollView).scroll(y: 1_000)
    #expect(try screen.frame(of: "50").minY == 0)
    letters.animate { $0.removeFirst(20) }
    #expect(try shown("50", screen) == 600)
    #expect(try screen.frame(of: "50").minY == 0)
    letters.animate { $0.insert(contentsOf: ["x", "y"], at: 0) }
    #expect(screen.leaving == [])
    #expect(try shown("50", screen) == 640)
    #expect(try screen.frame(of: "50").minY == 0)
  }

  @Test func `Scrolling brings items into view without motion`() throws {
    let letters = Letters(names(0..<100))
    let screen = screen(letters)
    letters.animate { $0.removeFirst() }
    try screen.find(.scrollView).scroll(y: 400)
    screen.advance(by: .milliseconds(10))
    #expect(try screen.text("22").opacity == 1)
    #expect(try screen.frame(of: "22").minY == 20)
  }

  @Test func `A change without an animation is immediate`() throws {
    let letters = Letters(["a", "b", "c"])
    let screen = screen(letters)
    _ = screen.text("a").exists
    letters.ids = ["c", "b", "new"]
    #expect(!screen.isMoving)
    #expect(screen.leaving == [])
    #expect(try shown("c", screen) == 0)
    #expect(try screen.text("new").opacity == 1)
  }

  @Test func `A desktop without animations shows the change at once`() throws {
    let letters = Letters(["a", "b", "c"])
    let screen = screen(letters)
    screen.allowsMotion = false
    letters.animate { $0 = ["c", "new"] }
    #expect(!screen.isMoving)
    #expect(screen.leaving == [])
    #expect(try shown("c", screen) == 0)
    #expect(try screen.text("new").opacity == 1)
  }

  @Test func `An item has its own transition`() throws {
    struct Shelf: View {
      let letters: Letters
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(letters.ids, id: \.self) {
              Text($0).frame(height: 20).transition(.asymmetric(insertion: .identity, removal: .move(edge: .leading)))
            }
          }
        }
      }
    }
    let letters = Letters(["a", "b"])
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) { Shelf(letters: letters) }
    _ = screen.text("a").exists
    letters.animate { $0.append("new") }
    #expect(try screen.text("new").opacity == 1)
    letters.animate { $0.removeFirst() }
    #expect(screen.leaving == ["text \"a\""])
    try screen.advanceToRest()
    #expect(screen.leaving == [])
  }

  @Test func `Conditional items and backgrounds leave with their content`() throws {
    struct Shelf: View {
      @State private var isOpen = true
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
            if isOpen { Text("inside").listRowBackground(Text("behind")) }
            Text("after")
          }
        }
      }
    }
    let screen = Screen(size: ProposedViewSize(width: 100, height: 200)) { Shelf() }
    for _ in 0..<3 {
      #expect(screen.text("inside").exists)
      try screen.button("Toggle").tap()
      #expect(Set(screen.leaving) == ["text \"inside\"", "text \"behind\""])
      screen.advance(by: .milliseconds(300))
      // Inserted again while it leaves.
      try screen.button("Toggle").tap()
      #expect(screen.text("inside").exists)
      try screen.advanceToRest()
      #expect(screen.leaving == [])
    }
  }

  @Test func `Items of a grid move between its lines`() throws {
    struct Shelf: View {
      let letters: Letters
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)], spacing: 0) {
            ForEach(letters.ids, id: \.self) {
              Text($0).frame(width: 50, height: 20).accessibilityIdentifier($0)
            }
          }
        }
      }
    }
    let letters = Letters(["a", "b", "c", "d"])
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) { Shelf(letters: letters) }
    _ = screen.text("a").exists
    letters.animate { $0.removeFirst() }
    screen.advance(by: .milliseconds(500))
    let frame = try screen.find(identifier: "c").view.node.shownFrame
    #expect(frame.minX == 25 && frame.minY == 10)
    try screen.advanceToRest()
    #expect(screen.leaving == [])
  }

  @Test func `Nothing stays of an item that has left`() throws {
    final class Token {}
    weak var token: Token?
    struct Holder: View {
      let token: Token
      @State private var kept: Token?
      var body: some View { Text("held").onAppear { kept = token } }
    }
    struct Shelf: View {
      let make: () -> Token
      @State private var isOpen = true
      var body: some View {
        ScrollView {
          LazyVStack {
            Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
            if isOpen { Holder(token: make()) }
          }
        }
      }
    }
    let screen = Screen(size: ProposedViewSize(width: 100, height: 200)) {
      Shelf {
        let made = Token()
        token = made
        return made
      }
    }
    #expect(screen.text("held").exists)
    try screen.button("Toggle").tap()
    #expect(screen.leaving == ["text \"held\""])
    try screen.advanceToRest()
    _ = screen.text("held").exists
    #expect(token == nil)
  }
}
