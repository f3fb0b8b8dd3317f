import Foundation
import OrielTesting
import Testing

@testable import Starter

@MainActor struct StarterTests {
  @Test func `A plan is added in a sheet`() throws {
    let plans = Plans(["Water the plants"])
    let screen = Screen { ContentView(plans: plans) }
    try screen.button("Add a Plan").tap()
    let sheet = try screen.sheet
    try sheet.textField("What do you want to do?").replaceText(with: "Call Ada")
    try sheet.button("Add").tap()
    #expect(!sheet.isOnScreen)
    #expect(plans.all.map(\.title) == ["Water the plants", "Call Ada"])
  }

  @Test func `A plan without a title isn't added`() throws {
    let plans = Plans()
    let screen = Screen { ContentView(plans: plans) }
    #expect(screen.contains(text: "No Plans"))
    try screen.button("Add a Plan").tap()
    #expect(try !screen.sheet.button("Add").isEnabled)
    try screen.sheet.button("Cancel").tap()
    #expect(plans.all.isEmpty)
  }

  @Test func `Plans that are done aren't counted`() throws {
    let plans = Plans(["Water the plants", "Call Ada"])
    let screen = Screen { ContentView(plans: plans) }
    #expect(plans.openCount == 2)
    try screen.toggle("Call Ada").tap()
    #expect(plans.openCount == 1)
  }

  @Test func `Plans are kept in a file`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "plans.json")
    Plans(file: file).add("Call Ada")
    #expect(Plans(file: file).all.map(\.title) == ["Call Ada"])
  }

  @Test func `A file that can't be read is kept`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "plans.json")
    for text in ["damaged", "damaged again"] {
      try Data(text.utf8).write(to: file)
      let plans = Plans(file: file)
      #expect(plans.all.isEmpty)
      plans.add("Call Ada")
    }
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(try text("plans.json.bak") == "damaged")
    #expect(try text("plans.json.bak2") == "damaged again")
    #expect(Plans(file: file).all.map(\.title) == ["Call Ada"])
  }
}
