import OrielCore
import OrielTesting
import Testing

/// Gestures that are performed by keys and by assistive technology, and the position of the pointer.
extension KeyTests {
  @Test func aTapIsPerformedByKeyAndByAssistiveTechnology() throws {
    let screen = Screen { HStack { Text("Row") }.onTapGesture { log.note("tap") } }
    try screen.text("Row").activate()
    try screen.text("Row").focus()
    try screen.press(.space, modifiers: [])
    try screen.pressReturn()
    #expect(log.lines == ["tap", "tap", "tap"])
  }

  @Test func ofSeveralGesturesTheOneWithTheFewestTapsIsPerformed() throws {
    let screen = Screen {
      pad().onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
        .onLongPressGesture { log.note("long") }
    }
    try screen.find(identifier: "pad").activate()
    #expect(log.lines == ["single"])
  }

  @Test func aDoubleTapAndALongPressArePerformed() throws {
    let screen = Screen {
      VStack {
        pad("double").onTapGesture(count: 2) { log.note("double") }
        pad("long").onLongPressGesture { log.note("long") }
      }
    }
    try screen.find(identifier: "double").activate()
    try screen.find(identifier: "long").activate()
    #expect(log.lines == ["double", "long"])
  }

  @Test func whatHasNoTapIsNotActivated() throws {
    let screen = Screen {
      VStack {
        pad("drag").gesture(DragGesture().onEnded { _ in log.note("drag") })
        pad("disabled").onTapGesture { log.note("tap") }.disabled(true)
        Button("Button") { log.note("button") }.simultaneousGesture(TapGesture().onEnded { log.note("tap") })
      }
    }
    #expect(throws: ScreenError.self) { try screen.find(identifier: "drag").activate() }
    #expect(throws: ScreenError.self) { try screen.find(identifier: "disabled").activate() }
    try screen.button("Button").activate()
    #expect(log.lines == ["button"])
  }

  // MARK: Hover

  @Test func thePositionOfThePointerIsReported() throws {
    let screen = Screen {
      VStack {
        pad("other")
        pad().onContinuousHover { phase in
          switch phase {
          case .active(let point): log.note("\(Int(point.x)), \(Int(point.y))")
          case .ended: log.note("ended")
          }
        }
      }
    }
    try screen.find(identifier: "pad").hover()
    try screen.find(identifier: "other").hover()
    #expect(log.lines == ["50, 20", "ended"])
  }
}
