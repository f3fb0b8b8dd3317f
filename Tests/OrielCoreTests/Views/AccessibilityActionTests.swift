import Testing

@testable import OrielCore
@testable import OrielTesting

/// What assistive technology and the keyboard do with a view.
@MainActor struct AccessibilityActionTests {
  @Test func `An action makes a view that can be activated`() throws {
    let log = Log()
    let screen = Screen { HStack { Text("Row") }.accessibilityAction { log("open") } }
    try screen.text("Row").activate()
    try screen.text("Row").focus()
    try screen.press(.space, modifiers: [])
    #expect(log.entries == ["open", "open"])
  }

  @Test func `An action takes the place of a tap, but not of a click`() throws {
    let log = Log()
    let screen = Screen {
      Text("Row").onTapGesture { log("tap") }.accessibilityAction { log("inner") }.padding()
        .accessibilityAction { log("outer") }
    }
    try screen.text("Row").activate()
    try screen.text("Row").tap()
    #expect(log.entries == ["outer", "tap"])
    #expect(focusTargets(screen) == 1)
  }

  @Test func `The buttons of a builder are actions`() throws {
    let log = Log()
    let screen = Screen {
      Text("Mail").accessibilityActions {
        Button("Archive") { log("archive") }
        Button("Flag") { log("flag") }
      }
    }
    #expect(try screen.text("Mail").accessibilityActions == ["Archive", "Flag"])
    try screen.text("Mail").performAccessibilityAction(named: "Flag")
    #expect(log.entries == ["flag"])
  }

  @Test func `A control keeps its own action`() throws {
    let log = Log()
    let screen = Screen { Button("Press") { log("press") }.accessibilityAction { log("action") } }
    try screen.button("Press").activate()
    #expect(log.entries == ["press"])
    #expect(focusTargets(screen) == 0)
  }

  @Test func `A disabled view has no action`() throws {
    let log = Log()
    let screen = Screen {
      Text("Row").accessibilityAction { log("open") }.accessibilityAction(named: "Archive") { log("archive") }
        .disabled(true)
    }
    #expect(throws: ScreenError.self) { try screen.text("Row").activate() }
    #expect(throws: ScreenError.self) { try screen.text("Row").performAccessibilityAction(named: "Archive") }
    #expect(log.entries == [])
  }

  @Test func `Named actions are performed by their names`() throws {
    let log = Log()
    let screen = Screen {
      HStack { Text("Mail") }
        .accessibilityAction { log("open") }
        .accessibilityAction(named: "Archive") { log("archive") }
        .accessibilityAction(AccessibilityActionKind(named: Text("Flag"))) { log("flag") }
    }
    let mail = screen.text("Mail")
    #expect(try mail.accessibilityActions == ["Archive", "Flag"])
    try mail.performAccessibilityAction(named: "Flag")
    try mail.performAccessibilityAction(named: "Archive")
    try mail.activate()
    #expect(log.entries == ["flag", "archive", "open"])
    #expect(throws: ScreenError.self) { try mail.performAccessibilityAction(named: "Delete") }
    #expect(focusTargets(screen) == 1)
  }

  @Test func `A view with a named action can be focused, and a control has the action too`() throws {
    let log = Log()
    let screen = Screen {
      Text("Mail").accessibilityAction(named: "Archive") { log("archive") }
      Button("Send") {}.accessibilityAction(named: "Send later") { log("later") }.accessibilityIdentifier("send")
    }
    try screen.text("Mail").focus()
    #expect(try screen.text("Mail").hasFocus)
    #expect(focusTargets(screen) == 1)
    try screen.find(identifier: "send").performAccessibilityAction(named: "Send later")
    #expect(log.entries == ["later"])
  }

  @Test func `An action runs with the current values of its view`() throws {
    let screen = Screen { Counter() }
    try screen.find(identifier: "counter").activate()
    try screen.find(identifier: "counter").activate()
    #expect(screen.text("2").exists)
    try screen.text("2").performAccessibilityAction(named: "Add 2")
    #expect(screen.text("4").exists)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").accessibilityAction { [count] in self.count = count + 1 }
        .accessibilityAction(named: "Add \(count)") { [count] in self.count = 2 * count }
        .accessibilityIdentifier("counter")
    }
  }

  @Test func `Escape and Delete are keys of a focused view`() throws {
    let log = Log()
    let screen = Screen {
      Text("Mail").accessibilityAction(.escape) { log("escape") }.accessibilityAction(.delete) { log("delete") }
    }
    try screen.text("Mail").focus()
    try screen.pressEscape()
    try screen.press(.delete, modifiers: [])
    #expect(log.entries == ["escape", "delete"])
    #expect(focusTargets(screen) == 1)
  }

  /// How many stops the views in the window add for Tab.
  private func focusTargets(_ screen: Screen) -> Int {
    func count(in node: LayoutNode) -> Int {
      var own = 0
      if let leaf = node as? LeafNode {
        own = (leaf.widget as? TestWidget)?.element is FocusTargetElement ? 1 : 0
        if let boundary = leaf as? BoundaryNode { own += count(in: boundary.content.root) }
      }
      return own + node.children.reduce(0) { $0 + count(in: $1) }
    }
    return screen.everything.matches.first.map { count(in: root(of: $0.node)) } ?? 0
  }

  private func root(of node: LayoutNode) -> LayoutNode {
    var node = node
    while let next = node.parent ?? node.surface?.boundary { node = next }
    return node
  }
}
