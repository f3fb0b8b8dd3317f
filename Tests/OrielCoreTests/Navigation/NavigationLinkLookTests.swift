import OrielTesting
import Testing

@testable import OrielCore

/// What a link looks like in a row, and elsewhere.
@MainActor struct NavigationLinkLookTests {
  private func link(_ name: String) -> some View {
    NavigationLink {
      Text("Page of \(name)")
    } label: {
      Text(name).frame(width: 100, height: 80)
    }
  }

  private func look(of button: ScreenElement) throws -> ButtonElement.Style? {
    (try button.widget.element as? ButtonElement)?.style
  }

  @Test func `A link that is a card in a grid is as large as a plain button with its label`() throws {
    let screen = Screen {
      NavigationStack {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(["a", "b", "c"], id: \.self) { link($0) } }
      }
    }
    #expect(screen.find(.image).all.isEmpty)
    let size = try screen.button("b").frame.size
    let plain = Screen {
      Button {
      } label: {
        Text("b").frame(width: 100, height: 80)
      }.buttonStyle(.plain)
    }
    #expect(try size == plain.button("b").frame.size)
    #expect(try look(of: screen.button("b")) == .plain)
    try screen.button("b").tap()
    #expect(screen.text("Page of b").exists)
  }

  @Test func `A link in a list and in a form fills its row, and has an arrow`() throws {
    for screen in [
      Screen { NavigationStack { List { link("a") } } }, Screen { NavigationStack { Form { link("a") } } },
    ] {
      #expect(screen.find(.image).all.count == 1)
      #expect(try screen.button("a").frame.width > 200)
    }
  }

  @Test func `A title alone is a button, and a link has the style that is set for buttons`() throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Title") { Text("Page") }
        link("Card").buttonStyle(.borderedProminent)
      }
    }
    #expect(try look(of: screen.button("Title")) == .automatic)
    #expect(try look(of: screen.button("Card")) == .borderedProminent)
    #expect(screen.find(.image).all.isEmpty)
  }
}
