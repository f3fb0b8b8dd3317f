import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor @Suite struct DetentOrderTests {
  private struct Desk: View {
    @State private var showsSheet = false

    var body: some View {
      Button("Sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet) {
          Text("inside")
            .presentationDetents(Set((0..<12).map { .height(600 + CGFloat($0) * 10) }))
        }
    }
  }

  @Test func `A sheet that opens where all its detents are too high is at its lowest when there is room`() throws {
    let screen = Screen { Desk() }
    try screen.resize(width: 800, height: 500)
    try screen.button("Sheet").tap()
    #expect(try screen.sheet.selectedDetent == 0)
    try screen.resize(width: 800, height: 1_000)
    #expect(try screen.sheet.selectedDetent == 0)
    #expect(try screen.sheet.detents.first == 600)
  }
}
