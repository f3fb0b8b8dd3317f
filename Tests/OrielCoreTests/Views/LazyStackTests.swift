import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct LazyStackTests {
  private let size = ProposedViewSize(width: 200, height: 160)

  @Test func `Only visible items have views`() throws {
    var made: Set<Int> = []
    let screen = Screen(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000) { number in
            let _ = made.insert(number)
            Text("Item \(number)").accessibilityIdentifier("\(number)")
          }
        }
      }
    }
    #expect(try screen.frame(of: "0").minY == 0)
    #expect(screen.text("Item 9").exists)
    #expect(made.count < 30)
    try screen.find(.scrollView).scroll(y: 16 * 5_000)
    #expect(try screen.frame(of: "5000").minY == 0)
    #expect(!screen.text("Item 0").exists)
    #expect(made.count < 80)
  }

  @Test func `Visible items keep their place when items above have other heights`() throws {
    let screen = Screen(size: size) {
      ScrollView {
        Text("header")
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { number in
            Color.red.frame(height: number.isMultiple(of: 3) ? 50 : 20).accessibilityIdentifier("\(number)")
          }
        }
      }
    }
    _ = try screen.frame(of: "0")
    try screen.find(.scrollView).scroll(y: 5_000)
    let seen = try #require((0..<1_000).first { screen.find(identifier: "\($0)").exists })
    let middle = seen + 4
    for _ in 0..<10 {
      let before = try screen.frame(of: "\(middle)").minY
      try screen.find(.scrollView).scroll(y: -3)
      #expect(try screen.frame(of: "\(middle)").minY == before + 3)
    }
  }

  @Test func `Items keep state that was written`() throws {
    struct Counter: View {
      let id: Int
      @State private var count = 0
      var body: some View { Button("\(id): \(count)") { count += 1 } }
    }
    let screen = Screen(size: size) {
      ScrollView { LazyVStack { ForEach(0..<500) { Counter(id: $0) } } }
    }
    try screen.button("1: 0").tap()
    // An item with the focus is kept.
    try screen.button("0: 0").focus()
    try screen.find(.scrollView).scroll(y: 3_000)
    #expect(!screen.button("1: 1").exists)
    try screen.find(.scrollView).scroll(y: -9_000)
    #expect(screen.button("1: 1").exists)
  }

  @Test func `A grid arranges its items in columns`() throws {
    let screen = Screen(size: size) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 10)], spacing: 4) {
          ForEach(0..<1_000) { Color.blue.frame(height: 20).accessibilityIdentifier("\($0)") }
        }
      }
    }
    #expect(try screen.frame(of: "0") == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(try screen.frame(of: "1") == CGRect(x: 60, y: 0, width: 140, height: 20))
    #expect(try screen.frame(of: "2") == CGRect(x: 0, y: 24, width: 50, height: 20))
    #expect(!screen.find(identifier: "100").exists)
  }

  @Test func `A horizontal grid arranges its items in rows`() throws {
    let screen = Screen(size: size) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.flexible(), spacing: 10)], spacing: 4) {
          ForEach(0..<1_000) { Color.blue.frame(width: 20).accessibilityIdentifier("\($0)") }
        }
      }
    }
    #expect(try screen.frame(of: "0") == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(try screen.frame(of: "1") == CGRect(x: 0, y: 40, width: 20, height: (size.height ?? 0) - 40))
    #expect(try screen.frame(of: "2") == CGRect(x: 24, y: 0, width: 20, height: 30))
    #expect(!screen.find(identifier: "100").exists)
  }

  @Test func `A horizontal stack creates visible items only`() throws {
    let screen = Screen(size: size) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1_000) { Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("\($0)") }
        }
      }
    }
    #expect(try screen.frame(of: "2").minX == 80)
    #expect(!screen.find(identifier: "50").exists)
  }

  @Observable @MainActor final class Numbers {
    var ids = Array(0..<300)
  }

  private struct Column: View {
    let numbers: Numbers
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers.ids, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
        }
      }
    }
  }

  @Test func `Items that are inserted or removed above don't move what is visible`() throws {
    let numbers = Numbers()
    let screen = Screen(size: size) { Column(numbers: numbers) }
    try screen.find(.scrollView).scroll(y: 2_000)
    #expect(try screen.frame(of: "100").minY == 0)
    numbers.ids.insert(contentsOf: 1_000..<1_010, at: 0)
    #expect(try screen.frame(of: "100").minY == 0)
    numbers.ids.removeFirst(20)
    #expect(try screen.frame(of: "100").minY == 0)
    numbers.ids.remove(at: numbers.ids.count - 1)
    #expect(try screen.frame(of: "100").minY == 0)
  }

  @Test func `At the top an inserted item is visible`() throws {
    let numbers = Numbers()
    let screen = Screen(size: size) { Column(numbers: numbers) }
    #expect(try screen.frame(of: "0").minY == 0)
    numbers.ids.insert(1_000, at: 0)
    #expect(try screen.frame(of: "1000").minY == 0)
    #expect(try screen.frame(of: "0").minY == 20)
  }

  @Test func `The item with the keyboard focus is kept`() throws {
    struct Fields: View {
      @State private var text = ""
      var body: some View {
        ScrollView {
          LazyVStack { ForEach(0..<500) { TextField("Field \($0)", text: $text) } }
        }
      }
    }
    let screen = Screen(size: size) { Fields() }
    try screen.textField("Field 1").focus()
    try screen.find(.scrollView).scroll(y: 3_000)
    #expect(!screen.textField("Field 2").exists)
    #expect(try screen.textField("Field 1").hasFocus)
  }

  @Test func `The alignment is that of the track`() throws {
    let screen = Screen(size: size) {
      ScrollView {
        LazyVGrid(
          columns: [
            GridItem(.fixed(80), spacing: 0, alignment: .leading),
            GridItem(.fixed(80), spacing: 0, alignment: .trailing),
          ]
        ) {
          ForEach(0..<4) { Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("\($0)") }
        }
      }
    }
    #expect(try screen.frame(of: "0").minX == 0)
    #expect(try screen.frame(of: "1").maxX == 160)
  }
}
