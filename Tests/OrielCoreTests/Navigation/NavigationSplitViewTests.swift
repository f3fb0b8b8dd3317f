import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Views with a sidebar.
@MainActor struct NavigationSplitViewTests {
  private struct Folders: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        VStack {
          NavigationLink("Inbox", value: "inbox")
          NavigationLink("Sent", value: "sent")
        }
        .navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 300)
        .navigationDestination(for: String.self) { name in
          VStack {
            Text("folder \(name)")
            NavigationLink("Open", value: name + "/1")
          }
          .navigationTitle(name)
        }
      } detail: {
        Text("nothing").navigationSubtitle("Choose a folder")
      }
      .navigationTitle("Mail")
      Text(visibility == .detailOnly ? "hidden" : "shown")
    }
  }

  @Test func `A link in the sidebar replaces the detail column`() throws {
    let screen = Screen { Folders() }
    #expect(try screen.text("nothing").isVisible)
    try screen.button("Inbox").tap()
    #expect(try screen.text("folder inbox").isVisible)
    #expect(screen.title == "inbox")
    try screen.button("Sent").tap()
    #expect(try screen.text("folder sent").isVisible)
    #expect(!screen.text("folder inbox").exists)
    #expect(!screen.button("Back").exists)
  }

  @Test func `A link in the detail column goes on from there`() throws {
    let screen = Screen { Folders() }
    try screen.button("Sent").tap()
    try screen.button("Open").tap()
    #expect(try screen.text("folder sent/1").isVisible)
    try screen.button("Back").tap()
    #expect(try screen.text("folder sent").isVisible)
  }

  @Test func `The sidebar has its width, and is hidden with the button in the toolbar`() throws {
    let screen = Screen { Folders() }
    let detail = try screen.text("nothing").frame
    #expect(detail.midX > 500)
    try screen.button("Toggle Sidebar").tap()
    #expect(screen.text("hidden").exists)
    #expect(try !screen.button("Inbox").isVisible)
    #expect(screen.isMoving)
    try screen.advanceToRest()
    #expect(try screen.text("nothing").frame.midX < detail.midX)
    try screen.button("Toggle Sidebar").tap()
    #expect(try screen.button("Inbox").isVisible)
  }

  @Test func `The middle column remains when the sidebar is hidden`() throws {
    let screen = Screen {
      NavigationSplitView {
        Text("first")
      } content: {
        Text("second").toolbar(removing: .title)
      } detail: {
        Text("third")
      }
    }
    try screen.button("Toggle Sidebar").tap()
    #expect(try !screen.text("first").isVisible)
    #expect(try screen.text("second").isVisible)
  }

  @Test func `Columns share the width in each style`() throws {
    func frames(_ style: some NavigationSplitViewStyle) throws -> [CGRect] {
      let screen = Screen { Folders().navigationSplitViewStyle(style) }
      return try [screen.button("Inbox").frame, screen.text("nothing").frame]
    }
    let usual = try frames(.automatic)
    #expect(try frames(.balanced) == usual)
    #expect(try frames(.prominentDetail) == usual)
  }

  @Test func `A navigation view has columns for two views and is a stack for one`() throws {
    let columns = Screen {
      NavigationView {
        NavigationLink("Go", destination: Text("there"))
        Text("nowhere")
      }
    }
    #expect(try columns.text("nowhere").isVisible)
    try columns.button("Go").tap()
    #expect(try columns.text("there").isVisible)
    #expect(try columns.button("Go").isVisible)
    let stack = Screen {
      NavigationView { NavigationLink("Go", destination: Text("there")) }.navigationViewStyle(.stack)
    }
    try stack.button("Go").tap()
    #expect(try !stack.button("Go").isVisible)
  }

  @Test func `Former names of modifiers set the title`() {
    let screen = Screen {
      Text("a").navigationBarTitle("Former", displayMode: .inline).navigationBarTitleDisplayMode(.large)
        .toolbar { Button("Add") {} }.navigationBarHidden(true)
    }
    #expect(screen.title == "Former")
    #expect(!screen.button("Add").exists)
  }

  private struct Mailboxes: View {
    @State var chosen: Int?
    var hasDestination = false

    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          ForEach(["Inbox", "Sent"].indices, id: \.self) { NavigationLink("Mailbox \($0)", value: $0) }
          NavigationLink("Other", value: "another type")
        }
        .modifier(Destination(isOn: hasDestination))
      } detail: {
        Text(chosen.map { "shown \($0)" } ?? "nothing")
      }
    }
  }

  private struct Destination: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
      if isOn { content.navigationDestination(for: Int.self) { Text("page \($0)") } } else { content }
    }
  }

  @Test func `A list selects the links with the type of its selection`() throws {
    let screen = Screen { Mailboxes() }
    #expect(!screen.button("Mailbox 1").exists)
    try screen.row("Mailbox 1").select()
    #expect(screen.text("shown 1").exists)
    #expect(try screen.row("Mailbox 1").isSelected)
    #expect(screen.button("Other").exists)
  }

  @Test func `A selected link with a destination shows its page`() throws {
    let screen = Screen { Mailboxes(hasDestination: true) }
    try screen.button("Mailbox 1").tap()
    #expect(screen.text("page 1").exists)
    #expect(try screen.row("Mailbox 1").isSelected)
  }
}
