import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct ScrollViewReaderTests {
  private let size = ProposedViewSize(width: 200, height: 160)

  @Test func `A list scrolls to a row`() throws {
    let screen = Screen(size: size) {
      ScrollViewReader { proxy in
        List(0..<1_000) { Text("Row \($0)") }
          .onAppear { proxy.scrollTo(500, anchor: .top) }
      }
    }
    #expect(screen.texts.first == "Row 500")
    #expect(!screen.text("Row 0").exists)
  }

  @Test func `A row that was just inserted is found`() throws {
    struct Messages: View {
      @State private var messages = Array(0..<200)
      var body: some View {
        ScrollViewReader { proxy in
          Button("Send") {
            messages.append(messages.count)
            proxy.scrollTo(messages.count - 1)
          }
          List(messages, id: \.self) { Text("Row \($0)") }
        }
      }
    }
    let screen = Screen(size: size) { Messages() }
    try screen.button("Send").tap()
    #expect(screen.texts.last == "Row 200")
  }

  @Observable @MainActor final class Model {
    var ids = Array(0..<1_000)
    @ObservationIgnored var proxy: ScrollViewProxy?
    func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        let _ = model.keep(proxy)
        List(model.ids, id: \.self) { Text("Row \($0)") }
      }
    }
  }

  /// A list that takes its time to scroll, around the usual one.
  @MainActor private final class SlowList: ListDisplay {
    private let list: any ListDisplay
    private(set) var target: RowScrollTarget?

    init(_ list: any ListDisplay) { self.list = list }

    func rowsDidChange(_ change: RowChange) {
      target?.rowsDidChange()
      list.rowsDidChange(change)
    }

    func selectionDidChange() { list.selectionDidChange() }
    func scroll(to target: RowScrollTarget) { self.target = target }
    var pivots: [ListRow] { list.pivots }
  }

  @Test func `A list that is scrolled finds its row among others that are inserted and removed`() throws {
    let model = Model()
    let screen = Screen(size: size) { Rows(model: model) }
    _ = screen.texts
    let content = try #require(screen.find(.list).view.element as? ListElement).content
    let list = SlowList(try #require(content.display))
    content.display = list
    model.proxy?.scrollTo(500, anchor: .top)
    _ = screen.texts
    let target = try #require(list.target)
    #expect(target.index == 500 && target.anchor == .top)
    model.ids.insert(contentsOf: 2_000..<2_010, at: 0)
    _ = screen.texts
    #expect(target.index == 510)
    // Removed by one step and inserted by another one.
    model.ids.reverse()
    _ = screen.texts
    #expect(target.index == 499)
    model.ids.removeAll { $0 == 500 }
    _ = screen.texts
    #expect(target.index == nil)
    withExtendedLifetime(list) {}
  }

  @Test func `A scroll view scrolls to a view with an identity, by the smallest distance`() throws {
    let screen = Screen(size: size) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { Color.red.frame(height: 50).accessibilityIdentifier("\($0)") }
            Color.blue.frame(height: 30).id("end").accessibilityIdentifier("end")
          }
        }
        .accessibilityIdentifier("scroll")
        Button("End") { proxy.scrollTo("end") }
        Button("Five") { proxy.scrollTo(5, anchor: .top) }
        Button("Nothing") { proxy.scrollTo("nothing") }
      }
    }
    let bottom = try screen.frame(of: "scroll").maxY
    try screen.button("End").tap()
    #expect(try screen.frame(of: "end").maxY == bottom)
    try screen.button("Five").tap()
    #expect(try screen.frame(of: "5").minY == screen.frame(of: "scroll").minY)
    try screen.button("Nothing").tap()
    #expect(try screen.frame(of: "5").minY == screen.frame(of: "scroll").minY)
    try screen.button("End").tap()
    try screen.button("End").tap()
    #expect(try screen.frame(of: "end").maxY == bottom)
  }

  @Test func `A lazy stack scrolls to an item that has no views yet`() throws {
    let screen = Screen(size: size) {
      ScrollViewReader { proxy in
        Button("Far") { proxy.scrollTo(900, anchor: .center) }.frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) { number in
              Color.red.frame(height: number.isMultiple(of: 2) ? 20 : 40).accessibilityIdentifier("\(number)")
            }
          }
        }
        .accessibilityIdentifier("scroll")
      }
    }
    _ = screen.size
    try screen.button("Far").tap()
    let frame = try screen.frame(of: "900")
    let scroll = try screen.frame(of: "scroll")
    #expect(abs(frame.midY - scroll.midY) <= 1)
  }
}
