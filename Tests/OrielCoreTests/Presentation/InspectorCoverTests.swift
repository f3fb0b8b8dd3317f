import OrielTesting
import Testing

@testable import OrielCore

/// An inspector is part of its presenting surface, not above it.
@MainActor @Suite struct InspectorCoverTests {
  private struct Desk: View {
    @State private var showsSheet = false
    @State private var showsInspector = false
    @State private var showsInner = false

    var body: some View {
      VStack {
        Button("Sheet") { showsSheet = true }
        Toggle("Inspect", isOn: $showsInspector)
      }
      .sheet(isPresented: $showsSheet) {
        Toggle("Inspect", isOn: $showsInner)
          .inspector(isPresented: $showsInner) { Text("inside") }
      }
      .inspector(isPresented: $showsInspector) {
        Toggle("More", isOn: $showsInner)
          .inspector(isPresented: $showsInner) { Text("inner") }
          .inspectorColumnWidth(min: 200, ideal: 400, max: 500)
      }
    }
  }

  @Test func `A sheet with an inspector in it can still be closed`() throws {
    let screen = Screen { Desk() }
    try screen.button("Sheet").tap()
    let sheet = try screen.sheet
    try sheet.toggle("Inspect").tap()
    #expect(try screen.inspector.text("inside").exists)
    #expect(!sheet.isDismissDisabled)
    try sheet.close()
    #expect(screen.presentations.isEmpty)
  }

  @Test func `An inspector with another in it can still be drawn shut`() throws {
    let screen = Screen { Desk() }
    try screen.toggle("Inspect").tap()
    let outer = try screen.inspector
    try outer.toggle("More").tap()
    #expect(screen.presentations.count == 2)
    try outer.drag(toWidth: 10)
    #expect(screen.presentations.isEmpty)
  }
}
