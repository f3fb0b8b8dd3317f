import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Deprecated forms, which do what the current ones do.
@MainActor struct FormerNameTests {
  private struct BarPage: View {
    let log: @MainActor (String) -> Void

    @available(*, deprecated) var body: some View {
      NavigationView {
        Text("page").navigationBarItems(
          leading: Button("Close") { log("close") }, trailing: Button("Add") { log("add") })
      }
    }
  }

  @Test func `Items of a navigation bar are at the ends of the toolbar`() throws {
    var taps: [String] = []
    let screen = Screen { BarPage { taps.append($0) } }
    try screen.button("Add").tap()
    try screen.button("Close").tap()
    #expect(taps == ["add", "close"])
    #expect(try screen.button("Close").frame.minX < screen.button("Add").frame.minX)
  }

  private struct FormerMenu: View {
    let action: @MainActor () -> Void

    @available(*, deprecated) var body: some View {
      MenuButton("More") { Button("Duplicate", action: action) }.menuButtonStyle(BorderlessButtonMenuButtonStyle())
    }
  }

  @Test func `A menu button is a menu`() throws {
    var count = 0
    let screen = Screen { FormerMenu { count += 1 } }
    try screen.menu("More").choose("Duplicate")
    #expect(count == 1)
  }

  private struct Search: View {
    @State private var text = ""

    @available(*, deprecated) var body: some View {
      Text("page").searchable(text: $text) { Text("apple").searchCompletion("apple") }
    }
  }

  @Test func `A search field has the suggestions of its former initializer`() throws {
    let screen = Screen { Search() }
    try screen.textField("Search").focus()
    #expect(screen.button("apple").exists)
  }

  private struct Dot: View, Equatable {
    let x: Double
    var body: some View { Text("dot").offset(x: x) }
  }

  private struct DotPage: View {
    @State private var x = 0.0

    var body: some View {
      Dot(x: x).animation(.linear(duration: 0.4))
      Button("Move") { x = 100 }
    }
  }

  @Test func `A view that is equatable animates when its value has changed`() throws {
    let screen = Screen { DotPage() }
    try screen.button("Move").tap()
    #expect(screen.isMoving)
    try screen.advanceToRest()
  }

  private struct Question: View {
    @available(*, deprecated) var body: some View {
      Text("page").alert(isPresented: .constant(true)) {
        .sideBySideButtons(
          title: Text("Delete?"), primaryButton: .cancel(), secondaryButton: .destructive(Text("Delete")))
      }
    }
  }

  @Test func `Two buttons of an alert are beside each other`() throws {
    let screen = Screen { Question() }
    #expect(try Set(screen.alert.buttons.map(\.label)) == ["Cancel", "Delete"])
  }
}
