import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Modifiers for modifier keys, the width of buttons, swipes, and those that depend on the environment.
@MainActor struct SmallVocabularyTests {
  @Test func `An action follows the modifier keys of its mask`() throws {
    var reports: [EventModifiers] = []
    let screen = Screen { Text("page").onModifierKeysChanged(mask: [.option, .shift]) { reports.append($1) } }
    _ = screen.texts
    #expect(reports == [[]])
    screen.hold([.option, .command])
    #expect(reports == [[], .option])
    screen.hold(.option)
    #expect(reports == [[], .option])
    screen.hold([])
    #expect(reports == [[], .option, []])
  }

  @Test func `An action for modifier keys needn't run at the beginning`() throws {
    var count = 0
    let screen = Screen { Text("page").onModifierKeysChanged(initial: false) { _, _ in count += 1 } }
    _ = screen.texts
    #expect(count == 0)
    screen.hold(.shift)
    #expect(count == 1)
  }

  @Test func `A flexible button takes the width that it is offered`() throws {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 200)) {
      VStack {
        Button("Wide") {}
        Button("Narrow") {}.buttonSizing(.fitted)
        Button("Flat") {}.buttonStyle(.borderless)
      }
      .buttonSizing(.flexible)
    }
    #expect(try screen.button("Wide").frame.width == 300)
    #expect(try screen.button("Narrow").frame.width < 150)
    #expect(try screen.button("Flat").frame.width < 150)
  }

  @Test func `A row reports that its swipe buttons are revealed and hidden`() throws {
    var reports: [Bool] = []
    let screen = Screen {
      List {
        Text("row").swipeActions {
          Button("Archive") {}
        } onPresentationChanged: {
          reports.append($0)
        }
      }
    }
    try screen.row("row").swipe(from: .trailing)
    #expect(reports == [true, false])
  }

  private struct Marked: EnvironmentalModifier {
    struct Resolved: ViewModifier {
      let isEnabled: Bool
      func body(content: Content) -> some View {
        content
        Text(isEnabled ? "on" : "off")
      }
    }

    func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(isEnabled: environment.isEnabled) }
  }

  @Test func `A modifier is resolved in the environment, and again when that changes`() throws {
    struct Page: View {
      @State private var isOff = false
      var body: some View {
        Text("page").modifier(Marked()).disabled(isOff)
        Button("Switch") { isOff.toggle() }
      }
    }
    let screen = Screen { Page() }
    #expect(Array(screen.texts.prefix(2)) == ["page", "on"])
    try screen.button("Switch").tap()
    #expect(Array(screen.texts.prefix(2)) == ["page", "off"])
  }

  @Test func `An item of a toolbar that is hidden by default isn't displayed`() throws {
    let screen = Screen {
      Text("page").toolbar(id: "main") {
        ToolbarItem(id: "a") { Button("Shown") {} }.defaultCustomization(options: .alwaysAvailable)
        ToolbarItem(id: "b") { Button("Hidden") {} }.defaultCustomization(.hidden)
      }
    }
    #expect(screen.button("Shown").exists)
    #expect(!screen.button("Hidden").exists)
  }

  @Test func `The background of a container fills what the view is offered`() throws {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 200)) {
      Text("page").containerBackground(for: .window) { Color.red.accessibilityIdentifier("behind") }
    }
    #expect(try screen.frame(of: "behind") == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  private struct Hinted: View {
    @Namespace private var pages
    @State private var name = ""

    @available(*, deprecated) var body: some View {
      VStack {
        Menu("Menu") { Button("First") {} }.menuOrder(.priority)
        Text("point").accessibilityActivationPoint(.center).statusBar(hidden: true).statusBarHidden()
        ScrollView { Text("scrolled") }.scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
        Text("source").matchedTransitionSource(id: 1, in: pages).navigationTransition(.zoom(sourceID: 1, in: pages))
        TextField("Name", text: $name).autocapitalization(.words)
      }
    }
  }

  @Test func `Settings of other platforms leave the views as they are`() throws {
    let screen = Screen { Hinted() }
    #expect(try screen.menu("Menu").entries == ["First"])
    for text in ["point", "scrolled", "source"] { #expect(screen.text(text).exists) }
    try screen.textField("Name").type("ab")
    #expect(try screen.textField("Name").string == "ab")
  }

  @Test func `A bar is beside the view`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) {
      Color.red.accessibilityIdentifier("view").safeAreaBar(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(try screen.frame(of: "view") == CGRect(x: 0, y: 20, width: 100, height: 80))
  }

  @Test func `The newer names of the visibility of toolbars hide them`() throws {
    let screen = Screen {
      Text("page").toolbar { Button("Item") {} }.toolbarVisibility(.hidden, for: .windowToolbar)
        .toolbarBackgroundVisibility(.hidden)
    }
    #expect(!screen.button("Item").exists)
  }
}
