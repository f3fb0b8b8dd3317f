import OrielTesting
import Testing

@testable import OrielCore

/// The older way to dismiss what a view is in.
@MainActor struct PresentationModeTests {
  private struct Content: View {
    @Environment(\.presentationMode) private var presentationMode
    var body: some View {
      Text(presentationMode.wrappedValue.isPresented ? "presented" : "not presented")
      Button("Done") { presentationMode.wrappedValue.dismiss() }
    }
  }

  private struct Main: View {
    @State private var isPresented = false
    var body: some View {
      Content()
      Button("Show") { isPresented = true }.sheet(isPresented: $isPresented) { Content() }
    }
  }

  @Test func `A sheet is dismissed through its presentation mode`() throws {
    let screen = Screen { Main() }
    #expect(screen.contains(text: "not presented"))
    try screen.button("Show").tap()
    let sheet = try screen.sheet
    #expect(sheet.texts.first == "presented")
    try sheet.button("Done").tap()
    #expect(screen.presentations.isEmpty)
    #expect(screen.isOpen)
  }

  @Test func `In a window it closes the window`() throws {
    let screen = Screen { Main() }
    try screen.button("Done").tap()
    #expect(!screen.isOpen)
  }
}
