import OrielCore
import XCTest

/// Screens of lists, tables and stacks.
@MainActor final class ListAgreementTests: AgreementTestCase {
  private struct Files: View {
    @State private var files = ["a", "b", "c", "d"]
    @State private var selection: String?

    var body: some View {
      VStack {
        List(selection: $selection) {
          ForEach(files, id: \.self) { Text($0) }.onDelete { files.remove(atOffsets: $0) }
        }
        Text(selection.map { "selected \($0)" } ?? "nothing")
        Button("Add") { files.append("n\(files.count)") }
      }
    }
  }

  func testAListWithSelectionAndDeletion() async throws {
    try await compare(
      Files(),
      [
        .tapRow("b"), .press("Down"), .press("Up"), .tapRow("a"), .press("End"), .tap("Add"), .tapRow("d"),
        .press("Home"), .press("Up"), .press("Tab"), .press("shift+Tab"),
      ])
  }

  func testRowsThatAreDeletedWithAKey() async throws {
    try await compare(
      Files(), [.tapRow("b"), .press("Delete"), .tapRow("d"), .press("Delete"), .tapRow("a"), .press("Delete")])
  }

  private struct Folders: View {
    @State private var first = ["a", "b"]
    @State private var second = ["c", "d"]
    @State private var selection: String?

    var body: some View {
      VStack {
        List(selection: $selection) {
          Section("First") { ForEach(first, id: \.self) { Text($0) }.onDelete { first.remove(atOffsets: $0) } }
          Section("Second") { ForEach(second, id: \.self) { Text($0) }.onDelete { second.remove(atOffsets: $0) } }
        }
        .onKeyPress("r") {
          second.reverse()
          return .handled
        }
        Text("\(first.joined()) and \(second.joined())")
      }
    }
  }

  func testRowsOfSectionsThatAreDeletedAndMovedWithKeys() async throws {
    try await compare(
      Folders(),
      [
        .tapRow("b"), .press("Delete"), .tapRow("c"), .press("r"), .press("Delete"), .press("Delete"), .press("Delete"),
      ])
  }

  private struct Several: View {
    @State private var selection: Set<String> = []

    var body: some View {
      VStack {
        List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) }
        Text("selected \(selection.sorted().joined())")
      }
    }
  }

  func testAListWithSeveralSelectedRows() async throws {
    try await compare(
      Several(), [.tapRow("a"), .press("shift+Down"), .press("ctrl+a"), .tapRow("c"), .press("Up"), .press("Tab")])
  }

  private struct Person: Identifiable {
    let id: Int
    var name: String
    var city: String
  }

  private struct People: View {
    let people = [Person(id: 1, name: "Ada", city: "London"), Person(id: 2, name: "Kurt", city: "Brno")]
    @State private var selection: Int?

    var body: some View {
      VStack {
        Table(people, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city)
        }
        Text("person \(selection ?? 0)")
      }
    }
  }

  func testATable() async throws {
    try await compare(People(), [.tapRow("Ada"), .press("Down"), .press("Up"), .tapRow("Kurt")])
  }

  private struct Mails: View {
    @State private var mails = ["one", "two", "three"]
    @State private var log = "nothing"

    var body: some View {
      VStack {
        List {
          ForEach(mails, id: \.self) { mail in
            Text(mail)
              .swipeActions { Button("Archive") { mails.removeAll { $0 == mail } } }
              .contextMenu { Button("Flag") { log = "flagged \(mail)" } }
          }
        }
        Text(log)
      }
    }
  }

  func testRowsWithSwipeActionsAndAContextMenu() async throws {
    try await compare(
      Mails(), [.chooseInRow("Archive", of: "two"), .chooseInRow("Archive", of: "three")], comparesFocus: false)
  }

  private struct Tasks: View {
    @State private var isDone = [false, false]
    @State private var title = "t"

    var body: some View {
      List {
        Text("Tasks")
        Section("Today") {
          Toggle("Wash", isOn: $isDone[0])
          Toggle("Cook", isOn: $isDone[1])
        }
        Section("Details") {
          TextField("Title", text: $title)
          Button("Reset") { title = "" }
        }
        Text("\(isDone[0]) \(isDone[1]) \(title)")
      }
    }
  }

  func testAListOfControls() async throws {
    try await compare(
      Tasks(),
      [.tap("Wash"), .press("space"), .press("Tab"), .tap("Title"), .type("x"), .press("Tab"), .press("Return")])
  }

  private struct Lazy: View {
    @State private var count = 3

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<count, id: \.self) { number in
            HStack {
              Text("item \(number)")
              Button("Remove \(number)") { count -= 1 }
            }
          }
        }
      }
      Button("Add") { count += 1 }
    }
  }

  func testALazyStackInAScrollView() async throws {
    try await compare(Lazy(), [.tap("Add"), .tap("Remove 3"), .tap("Remove 0"), .press("Tab"), .press("space")])
  }

  private struct Search: View {
    @State private var query = ""
    private let names = ["Ada", "Alan", "Grace"]

    var body: some View {
      NavigationStack {
        List(names.filter { query.isEmpty || $0.lowercased().contains(query) }, id: \.self) { Text($0) }
          .searchable(text: $query)
          .navigationTitle("People")
      }
    }
  }

  func testASearchableList() async throws {
    try await compare(Search(), [.tap("Search"), .type("a"), .type("l"), .press("Escape"), .press("BackSpace")])
  }
}
