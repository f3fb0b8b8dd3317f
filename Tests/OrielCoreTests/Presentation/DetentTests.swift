import Foundation
import Observation
import OrielCore
import OrielTesting
import Testing

/// The heights at which sheets rest.
@MainActor struct DetentTests {
  @Observable @MainActor final class Model {
    var detents: Set<PresentationDetent> = [.height(200), .medium, .large]
    var selection = PresentationDetent.height(200)
    var isShown = true
    var log: [PresentationDetent] = []

    var binding: Binding<PresentationDetent> {
      Binding(
        get: { self.selection },
        set: {
          self.selection = $0
          self.log.append($0)
        })
    }
  }

  private struct Selecting: View {
    let model: Model
    var body: some View {
      Text("x").sheet(isPresented: Bindable(model).isShown) {
        Text("y").presentationDetents(model.detents, selection: model.binding)
      }
    }
  }

  private struct Plain<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isShown = true
    var body: some View { Text("x").sheet(isPresented: $isShown) { content() } }
  }

  /// A sheet above a window of 900 × 600.
  private func sheet<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> ScreenPresentation {
    let screen = Screen { Plain { content() } }
    try screen.resize(width: 900, height: 600)
    return try screen.sheet
  }

  // MARK: Heights

  private struct Tenth: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
  }

  private struct Lines: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.lineLimit.map { CGFloat($0) * 20 } }
  }

  private struct Endless: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { .infinity }
  }

  @Test func `Each kind has its height, and they come sorted`() throws {
    let sheet = try sheet {
      Text("y").presentationDetents([.large, .custom(Tenth.self), .fraction(0.25), .medium, .height(99.6)])
    }
    #expect(sheet.detents == [60, 100, 150, 300, 600])
    #expect(sheet.selectedDetent == 0)
    #expect(sheet.height == 60)
  }

  @Test func `Heights stay between nothing and the window's`() throws {
    let sheet = try sheet {
      Text("y").presentationDetents([.height(-5), .height(5_000), .fraction(-1), .fraction(2)])
    }
    #expect(Set(sheet.detents) == [0, 600])
  }

  @Test func `A custom height may depend on the environment, and leave itself out`() throws {
    let with = Screen {
      Plain { Text("y").presentationDetents([.custom(Lines.self), .large]) }.environment(\.lineLimit, 7)
    }
    #expect(try with.sheet.detents == [140, 650])
    let without = Screen { Plain { Text("y").presentationDetents([.custom(Lines.self), .custom(Endless.self)]) } }
    #expect(try without.sheet.detents == [650])
  }

  @Test func `Without detents the height is the content's`() throws {
    let sheet = try sheet { Text("y") }
    #expect(sheet.detents == [])
    #expect(sheet.selectedDetent == nil)
    #expect(sheet.height == nil)
  }

  @Test func `Heights follow the window, and the detent stays`() throws {
    let model = Model()
    let screen = Screen { Selecting(model: model) }
    model.selection = .medium
    try screen.resize(width: 900, height: 600)
    #expect(try screen.sheet.detents == [200, 300, 600])
    #expect(try screen.sheet.height == 300)
    try screen.resize(width: 900, height: 380)
    #expect(try screen.sheet.detents == [190, 200, 380])
    #expect(try screen.sheet.height == 190)
    #expect(model.log == [])
  }

  // MARK: Selection

  @Test func `The user's choice reaches the binding, and the binding moves the sheet`() throws {
    let model = Model()
    let screen = Screen { Selecting(model: model) }
    let sheet = try screen.sheet
    #expect(sheet.selectedDetent == 0)
    try sheet.drag(toDetent: 2)
    #expect(model.log == [.large])
    #expect(sheet.height == 650)
    model.selection = .medium
    #expect(sheet.height == 325)
    #expect(model.log == [.large])
  }

  @Test func `A selection that isn't among the detents is the lowest, and is left as it is`() throws {
    let model = Model()
    model.selection = .fraction(0.9)
    let screen = Screen { Selecting(model: model) }
    #expect(try screen.sheet.selectedDetent == 0)
    #expect(model.selection == .fraction(0.9))
    model.detents.insert(.fraction(0.9))
    #expect(try screen.sheet.height == 585)
    #expect(model.log == [])
  }

  @Test func `A binding that refuses keeps the sheet where it is`() throws {
    let sheet = try sheet { Text("y").presentationDetents([.medium, .large], selection: .constant(.medium)) }
    try sheet.drag(toDetent: 1)
    #expect(sheet.height == 300)
  }

  @Test func `Without a selection the sheet keeps the detent that the user has chosen`() throws {
    let model = Model()
    let screen = Screen { Plain { Remembering(model: model) } }
    let sheet = try screen.sheet
    try sheet.drag(toDetent: 1)
    #expect(sheet.height == 325)
    model.detents = [.height(100), .medium]
    #expect(sheet.detents == [100, 325])
    #expect(sheet.height == 325)
    model.detents = [.height(100), .large]
    #expect(sheet.height == 100)
  }

  private struct Remembering: View {
    let model: Model
    var body: some View { Text("y").presentationDetents(model.detents) }
  }

  @Test func `Detents that change while the sheet is open count at once`() throws {
    let model = Model()
    let screen = Screen { Selecting(model: model) }
    let sheet = try screen.sheet
    model.selection = .large
    #expect(sheet.selectedDetent == 2)
    model.detents = [.large]
    #expect(sheet.detents == [650])
    #expect(sheet.selectedDetent == 0)
    #expect(!sheet.showsDragIndicator)
    #expect(throws: ScreenError.self) { try sheet.drag(toDetent: 0) }
    model.detents = [.medium, .large]
    #expect(sheet.height == 650)
    #expect(sheet.showsDragIndicator)
    #expect(screen.trace == [.windowOpened("Test"), .presented("sheet")])
  }

  @Test func `A sheet opened again is at its lowest detent again`() throws {
    let model = Model()
    let screen = Screen {
      Text("x").sheet(isPresented: Bindable(model).isShown) { Text("y").presentationDetents([.medium, .large]) }
    }
    try screen.sheet.drag(toDetent: 1)
    model.isShown = false
    _ = screen.texts
    model.isShown = true
    #expect(try screen.sheet.selectedDetent == 0)
  }

  // MARK: Dragging

  @Test func `The indicator is there where there is something to drag, unless it was told otherwise`() throws {
    #expect(try sheet { Text("y").presentationDetents([.medium, .large]) }.showsDragIndicator)
    #expect(try !sheet { Text("y").presentationDetents([.large]) }.showsDragIndicator)
    #expect(try !sheet { Text("y") }.showsDragIndicator)
    #expect(
      try sheet { Text("y").presentationDetents([.large]).presentationDragIndicator(.visible) }.showsDragIndicator)
    #expect(
      try !sheet { Text("y").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden) }
        .showsDragIndicator)
  }

  @Test func `Scrolling resizes the sheet, or scrolls its content`() throws {
    #expect(try sheet { Text("y").presentationDetents([.medium, .large]) }.scrollingResizes)
    #expect(
      try sheet { Text("y").presentationDetents([.medium, .large]).presentationContentInteraction(.resizes) }
        .scrollingResizes)
    let still = try sheet {
      Text("y").presentationDetents([.medium, .large])
        .presentationContentInteraction(.scrolls)
        .presentationDragIndicator(.hidden)
    }
    #expect(!still.scrollingResizes)
    #expect(throws: ScreenError.self) { try still.drag(toDetent: 1) }
  }

  @Test func `Drawn far below its lowest detent the sheet closes, unless that is forbidden`() throws {
    let model = Model()
    let screen = Screen { Selecting(model: model) }
    try screen.sheet.drag(toHeight: 120)
    #expect(model.isShown)
    try screen.sheet.drag(toHeight: 20)
    #expect(!model.isShown)
    let held = try sheet {
      Text("y").presentationDetents([.height(200), .large]).interactiveDismissDisabled()
    }
    try held.drag(toHeight: 20)
    #expect(held.isOnScreen)
  }

  // MARK: What is behind

  private struct Behind: View {
    let interaction: PresentationBackgroundInteraction
    @State private var isShown = true
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
        .sheet(isPresented: $isShown) {
          Text("y").presentationDetents([.height(200), .medium, .large])
            .presentationBackgroundInteraction(interaction)
        }
    }
  }

  private func canUse(_ screen: Screen) -> Bool { (try? screen.find(.button).tap()) != nil }

  @Test func `What is behind can be used where that is enabled`() throws {
    #expect(canUse(Screen { Behind(interaction: .enabled) }))
    #expect(!canUse(Screen { Behind(interaction: .disabled) }))
    #expect(!canUse(Screen { Behind(interaction: .automatic) }))
  }

  @Test func `What is behind can be used up through a detent`() throws {
    let screen = Screen { Behind(interaction: .enabled(upThrough: .medium)) }
    let sheet = try screen.sheet
    #expect(canUse(screen))
    try sheet.drag(toDetent: 1)
    #expect(canUse(screen))
    #expect(screen.button("Count 2").exists)
    try sheet.drag(toDetent: 2)
    #expect(!canUse(screen))
    try sheet.drag(toDetent: 0)
    #expect(canUse(screen))
  }
}
