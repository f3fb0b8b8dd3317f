import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// How large stacks and tab views are, and where their content is.
@MainActor struct NavigationSizeTests {
  @Test func `A stack and a tab view fill what they are offered`() throws {
    let stack = Screen(size: ProposedViewSize(width: 400, height: 300)) {
      NavigationStack { Text("root") }.background { Color.red.accessibilityIdentifier("behind") }
    }
    #expect(try stack.find(identifier: "behind").frame.size == CGSize(width: 400, height: 300))
    #expect(try stack.text("root").frame.midX == 200)
    let tabs = Screen(size: ProposedViewSize(width: 400, height: 300)) {
      TabView {
        Text("one").tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
      .background { Color.red.accessibilityIdentifier("behind") }
    }
    #expect(try tabs.find(identifier: "behind").frame.size == CGSize(width: 400, height: 300))
  }

  @Test func `Without an offer they are as large as their page`() throws {
    let text = try Screen(size: .unspecified) { Text("root") }.text("root").frame
    let screen = Screen(size: .unspecified) {
      NavigationStack { Text("root") }.background { Color.red.accessibilityIdentifier("behind") }
    }
    #expect(try screen.find(identifier: "behind").frame.size == text.size)
  }

  @Test func `The tabs stay in their place at the top, whatever the size of the page`() throws {
    let screen = Screen(size: ProposedViewSize(width: 400, height: 300)) {
      NavigationStack {
        TabView {
          Text("small").tabItem { Text("Small") }
          Color.blue.tabItem { Text("Large") }
          List(0..<50, id: \.self) { Text("\($0)") }.tabItem { Text("List") }
        }
      }
    }
    let frame = try screen.find(.picker).frame
    #expect(frame.minY < 20)
    for tab in ["Large", "List", "Small"] {
      try screen.find(.picker).select(tab)
      #expect(try screen.find(.picker).frame == frame)
    }
  }
}
