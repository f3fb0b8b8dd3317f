import OrielTesting
import Testing

@testable import OrielCore

/// Labels, progress views and group boxes, in built-in styles and in styles that an app writes.
@MainActor struct ContentStyleTests {
  // MARK: Labels

  private struct Twice: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.title
      configuration.icon
      configuration.title
    }
  }

  private struct Retitled<S: LabelStyle>: View {
    let style: S
    @State private var title = "One"

    var body: some View {
      Label(title, systemImage: "star").labelStyle(style)
      Button("Retitle") { title = "Two" }
    }
  }

  @Test func `A label shows its title, its icon, or both`() throws {
    let both = Screen { Label("Star", systemImage: "star").labelStyle(.titleAndIcon) }
    #expect(both.text("Star").exists && both.find(.image).exists)
    let title = Screen { Label("Star", systemImage: "star").labelStyle(.titleOnly) }
    #expect(title.text("Star").exists && !title.find(.image).exists)
    let icon = Screen { Label("Star", systemImage: "star").labelStyle(.iconOnly) }
    #expect(!icon.text("Star").exists)
    #expect(try icon.find(.image).label == "Star")
  }

  @Test func `A style arranges its parts freely, and they follow the label`() throws {
    let screen = Screen { Retitled(style: Twice()) }
    #expect(screen.text("One").count == 2)
    try screen.button("Retitle").tap()
    #expect(screen.text("Two").count == 2)
    #expect(!screen.text("One").exists)
  }

  @Test func `An icon alone is named by a title that changes`() throws {
    let screen = Screen { Retitled(style: .iconOnly) }
    try screen.button("Retitle").tap()
    #expect(try screen.find(.image).label == "Two")
  }

  @Test func `A button is named by an icon alone`() throws {
    let screen = Screen { Button("Delete", systemImage: "trash") {}.labelStyle(.iconOnly) }
    #expect(screen.button("Delete").exists)
  }

  // MARK: Progress

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.currentValueLabel
      Text(verbatim: configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "unknown")
    }
  }

  private struct Work: View {
    @State private var done: Double?

    var body: some View {
      ProgressView(value: done, total: 4) {
        Text(verbatim: "Work")
      } currentValueLabel: {
        Text(verbatim: "at \(done ?? 0)")
      }
      .progressViewStyle(Percent())
      Button("Step") { done = (done ?? 0) + 1 }
    }
  }

  @Test func `A style is told how much is done`() throws {
    let screen = Screen { Work() }
    #expect(screen.texts.contains("unknown"))
    try screen.button("Step").tap()
    try screen.button("Step").tap()
    #expect(Array(screen.texts.prefix(3)) == ["Work", "at 2.0", "50 %"])
    #expect(!screen.find(.progress).exists)
  }

  @Test func `Progress is a bar or a ring`() throws {
    func element(_ view: some View) throws -> ProgressElement? {
      try Screen { view }.find(.progress).widget.element as? ProgressElement
    }
    #expect(try element(ProgressView(value: 0.5)) == ProgressElement(fraction: 0.5))
    #expect(
      try element(ProgressView(value: 0.5).progressViewStyle(.linear))
        == ProgressElement(fraction: 0.5, style: .linear))
    #expect(
      try element(ProgressView().progressViewStyle(.circular)) == ProgressElement(fraction: nil, style: .circular))
    #expect(try element(ProgressView().progressViewStyle(.automatic)) == ProgressElement(fraction: nil))
  }

  // MARK: Group boxes

  private struct Ruled: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Divider()
      configuration.content
    }
  }

  @Test func `A group box is named by its title`() throws {
    let screen = Screen {
      GroupBox("Account") { Text(verbatim: "Content") }
    }
    #expect(screen.text("Account").exists)
    #expect(try screen.find(.groupBox).label == "Account")
    #expect(screen.find(.groupBox).text("Content").exists)
  }

  @Test func `Boxes in a box have the style around`() throws {
    let screen = Screen {
      GroupBox("Outer") { GroupBox("Inner") { Text(verbatim: "Content") } }.groupBoxStyle(Ruled())
    }
    #expect(screen.texts == ["Outer", "Inner", "Content"])
    #expect(screen.find(.divider).count == 1)
    #expect(try screen.find(.groupBox).label == "Inner")
  }
}
