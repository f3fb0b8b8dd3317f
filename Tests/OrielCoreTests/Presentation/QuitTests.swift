import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// The Quit command while something is presented.
@MainActor struct QuitTests {
  @Observable @MainActor final class Model {
    var asks = false
    var isShown = false
    var isCovered = false
    var dialogPrevents: Bool?
    var sheetPrevents: [Bool?] = [nil]
    var buttons = ["OK"]
    var role: ButtonRole?
    var hasField = false
    var severity = DialogSeverity.automatic
    var placements: [ToolbarItemPlacement] = []
  }

  private struct Presenting: View {
    @Bindable var model: Model
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Button("Other") { openWindow(id: "other") }
        .alert("T", isPresented: $model.asks) {
          if model.hasField { TextField("Name", text: .constant("")) }
          ForEach(model.buttons, id: \.self) { Button($0, role: model.role) {} }
        }
        .dialogSeverity(model.severity)
        .dialogPreventsAppTermination(model.dialogPrevents)
        .sheet(isPresented: $model.isShown) { Sheet(model: model) }
        .fullScreenCover(isPresented: $model.isCovered) { Sheet(model: model) }
    }
  }

  private struct Sheet: View {
    let model: Model
    var body: some View {
      VStack {
        ForEach(Array(model.sheetPrevents.indices), id: \.self) { index in
          Text("\(index)").presentationPreventsAppTermination(model.sheetPrevents[index])
        }
      }
      .toolbar { if model.placements.count > 0 { ToolbarItem(placement: model.placements[0]) { Button("1") {} } } }
      .toolbar { if model.placements.count > 1 { ToolbarItem(placement: model.placements[1]) { Button("2") {} } } }
    }
  }

  private struct Windows: App {
    let model: Model
    init() { self.init(Model()) }
    init(_ model: Model) { self.model = model }
    var body: some Scene {
      Window("Main", id: "main") { Presenting(model: model) }
      Window("Other", id: "other") { Text("other") }
    }
  }

  /// Whether the app quits from another window than the one with the presentation.
  private func quits(_ change: (Model) -> Void) throws -> Bool {
    let model = Model()
    let app = TestApp { Windows(model) }
    try app.screen("Main").button("Other").tap()
    change(model)
    #expect(app.screens.count == 2)
    try app.screen("Other").press("q")
    let titles = app.screens.map(\.title)
    #expect(titles.isEmpty || titles.count == 2, "either all windows close or none")
    return titles.isEmpty
  }

  @Test func `An alert with a single harmless button lets the app quit, and any other one doesn't`() throws {
    #expect(try quits { _ in })
    #expect(try quits { $0.asks = true })
    #expect(
      try !quits {
        $0.buttons = ["Yes", "No"]
        $0.asks = true
      })
    #expect(
      try !quits {
        $0.role = .destructive
        $0.asks = true
      })
    #expect(
      try !quits {
        $0.hasField = true
        $0.asks = true
      })
    #expect(
      try !quits {
        $0.severity = .critical
        $0.asks = true
      })
  }

  @Test func `What a view sets around its dialog decides`() throws {
    #expect(
      try !quits {
        $0.dialogPrevents = true
        $0.asks = true
      })
    #expect(
      try quits {
        $0.dialogPrevents = false
        $0.buttons = ["Yes", "No"]
        $0.asks = true
      })
  }

  @Test func `A cover prevents quitting only if it says so`() throws {
    #expect(try quits { $0.isCovered = true })
    #expect(
      try !quits {
        $0.sheetPrevents = [true]
        $0.isCovered = true
      })
  }

  @Test func `A sheet prevents quitting, unless its toolbar has only one answer`() throws {
    #expect(try !quits { $0.isShown = true })
    for (placements, expected) in [
      ([.confirmationAction], true), ([.cancellationAction], true), ([.primaryAction], false),
      ([.confirmationAction, .cancellationAction], false),
    ] as [([ToolbarItemPlacement], Bool)] {
      let quit = try quits {
        $0.placements = placements
        $0.isShown = true
      }
      #expect(quit == expected)
    }
  }

  @Test func `Of what views in a sheet set, true takes precedence, and nil is nothing`() throws {
    for (values, expected) in [
      ([nil, false], true), ([false, true], false), ([true, false, nil], false), ([nil, nil], false),
    ] as [([Bool?], Bool)] {
      let quit = try quits {
        $0.sheetPrevents = values
        $0.isShown = true
      }
      #expect(quit == expected)
    }
  }
}
