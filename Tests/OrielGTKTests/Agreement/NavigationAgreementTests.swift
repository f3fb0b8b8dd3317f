import OrielCore
import XCTest

/// Screens of stacks, tabs and columns.
@MainActor final class NavigationAgreementTests: AgreementTestCase {
  private struct Stack: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Sounds") { Page(title: "Sounds") }
          NavigationLink("Display") { Page(title: "Display") }
        }
        .navigationTitle("Settings")
      }
    }
  }

  private struct Page: View {
    let title: String
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle("On", isOn: $isOn)
        Text("\(title) are \(isOn ? "on" : "off")")
      }
      .navigationTitle(title)
    }
  }

  func testAStackOfPages() async throws {
    try await compare(
      Stack(), [.tap("Sounds"), .tap("On"), .tap("Back"), .tap("Display"), .tap("Back")],
      comparesFocus: false)
  }

  private struct Tabs: View {
    @State private var text = ""

    var body: some View {
      TabView {
        VStack {
          TextField("Text", text: $text)
          Text("written \(text)")
        }
        .tabItem { Text("First") }
        VStack {
          Text("second page")
          Button("Clear") { text = "" }
        }
        .tabItem { Text("Second") }
      }
    }
  }

  func testTabs() async throws {
    try await compare(
      Tabs(), [.tap("Text"), .type("a"), .pick("Second", in: ""), .tap("Clear"), .pick("First", in: "")])
  }

  private struct Split: View {
    @State private var folder: String?

    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $folder) { Text($0) }
      } detail: {
        VStack {
          Text(folder.map { "folder \($0)" } ?? "none")
          Button("Deselect") { folder = nil }
        }
      }
    }
  }

  func testASplitView() async throws {
    try await compare(Split(), [.tapRow("Out"), .press("Up"), .tap("Deselect"), .tapRow("Out")])
  }
}
