import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Sheets at an edge of their window.
@MainActor struct PlacementTests {
  @Observable @MainActor final class Model {
    var isSheet = true
    var isCover = false
    var isPopover = false
    var placement = PresentationPlacement.trailing
    var interaction = PresentationBackgroundInteraction.automatic
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      Text("page")
        .sheet(isPresented: $model.isSheet) { content }
        .fullScreenCover(isPresented: $model.isCover) { content }
        .popover(isPresented: $model.isPopover) { content }
    }

    private var content: some View {
      Text("content")
        .presentationPlacement(model.placement)
        .presentationDetents([.medium, .large])
        .presentationSizing(.form)
        .presentationBackgroundInteraction(model.interaction)
    }
  }

  private let model = Model()
  private var screen: Screen { Screen { Page(model: model) } }

  @Test func `A sheet at an edge is as high as its window, and has no detents`() throws {
    let sheet = try screen.sheet
    #expect(sheet.edge == .trailing && sheet.detents.isEmpty && !sheet.showsDragIndicator)
    #expect(sheet.width == 480 && sheet.height == 650)
  }

  @Test func `The place changes while the sheet is shown`() throws {
    let sheet = try screen.sheet
    for (placement, edge) in [
      (PresentationPlacement.leading, HorizontalEdge.leading), (.center, nil), (.trailing, .trailing),
      (.automatic, nil),
    ] {
      model.placement = placement
      #expect(sheet.edge == edge && sheet.detents.isEmpty == (edge != nil))
    }
  }

  @Test func `Without room beside it the sheet is in the center`() throws {
    let screen = screen
    let sheet = try screen.sheet
    try screen.resize(width: 320, height: 650)
    #expect(sheet.edge == nil)
    try screen.resize(width: 900, height: 500)
    #expect(sheet.edge == .trailing && sheet.height == 500)
  }

  @Test func `A sheet that lets the user use the window is in the center`() throws {
    let sheet = try screen.sheet
    model.interaction = .enabled
    #expect(sheet.edge == nil && sheet.allowsBackgroundInteraction)
  }

  @Test func `Covers and popovers ignore the place`() throws {
    model.isSheet = false
    model.isCover = true
    let screen = screen
    #expect(screen.presentations.map(\.edge) == [nil])
    model.isCover = false
    model.isPopover = true
    #expect(screen.presentations.map(\.edge) == [nil])
  }

  @Test func `A transition lets the content fade in`() throws {
    let plain = Screen { Text("page").sheet(isPresented: .constant(true)) { Text("content") } }
    #expect(try !plain.sheet.presentation.request.fadesIn)
    let fading = Screen {
      Text("page").sheet(isPresented: .constant(true)) { Text("content").navigationTransition(.crossFade) }
    }
    #expect(try fading.sheet.presentation.request.fadesIn)
  }
}
