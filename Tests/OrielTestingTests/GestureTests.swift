import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Gestures, as the pointer meets the views that wait for them.
@MainActor struct GestureTests {
  private final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  private let log = Log()

  private func pad(_ name: String = "pad") -> some View {
    Color.red.frame(width: 100, height: 100).accessibilityIdentifier(name)
  }

  // MARK: Taps

  @Test func aColorIsTapped() throws {
    let screen = Screen { pad().onTapGesture { log.note("tap") } }
    try screen.find(identifier: "pad").tap()
    try screen.find(identifier: "pad").tap()
    #expect(log.lines == ["tap", "tap"])
  }

  /// Whether a view receives presses at a point of it.
  private func receives(_ identifier: String, at x: CGFloat, _ y: CGFloat, in screen: Screen) throws -> Bool {
    _ = screen.size
    let node = try screen.find(identifier: identifier).view.node
    return node.surface?.hasInput(at: CGPoint(x: node.origin.x + x, y: node.origin.y + y)) == true
  }

  @Test func aShapeIsTappedWhereItIsDrawn() throws {
    let screen = Screen {
      VStack {
        Circle().fill(.red).frame(width: 100, height: 100).onTapGesture {}.accessibilityIdentifier("fill")
        Circle().stroke(.red, lineWidth: 10).frame(width: 100, height: 100).onTapGesture {}
          .accessibilityIdentifier("line")
      }
    }
    #expect(try !receives("fill", at: 4, 4, in: screen))
    #expect(try receives("fill", at: 50, 4, in: screen))
    #expect(try receives("fill", at: 50, 50, in: screen))
    #expect(try receives("line", at: 50, 4, in: screen))
    #expect(try !receives("line", at: 50, 50, in: screen))
  }

  @Test func aContentShapeIsWhereAViewIsTapped() throws {
    let screen = Screen {
      VStack {
        Color.clear.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture {}
          .accessibilityIdentifier("circle")
        VStack { Spacer() }.frame(width: 100, height: 100).contentShape(Rectangle()).onTapGesture {}
          .accessibilityIdentifier("space")
      }
    }
    #expect(try !receives("circle", at: 4, 4, in: screen))
    #expect(try receives("circle", at: 50, 50, in: screen))
    #expect(try receives("space", at: 4, 4, in: screen))
  }

  @Test func whatIsInATappedStackTapsIt() throws {
    let screen = Screen {
      VStack {
        Text("One")
        Text("Two")
      }
      .onTapGesture { log.note("tap") }
    }
    try screen.text("Two").tap()
    #expect(log.lines == ["tap"])
  }

  @Test func aButtonInATappedStackIsPressedInstead() throws {
    let screen = Screen {
      VStack {
        Button("Press") { log.note("press") }
        Text("Beside")
      }
      .onTapGesture { log.note("tap") }
    }
    try screen.button("Press").tap()
    #expect(log.lines == ["press"])
    try screen.text("Beside").tap()
    #expect(log.lines == ["press", "tap"])
  }

  @Test func aSimultaneousGestureHearsOfAButtonsPressToo() throws {
    let screen = Screen {
      VStack { Button("Press") { log.note("press") } }
        .simultaneousGesture(TapGesture().onEnded { log.note("tap") })
    }
    try screen.button("Press").tap()
    #expect(log.lines == ["tap", "press"])
  }

  @Test func aGestureOfHighPriorityComesBeforeAButton() throws {
    let screen = Screen {
      VStack { Button("Press") { log.note("press") } }
        .highPriorityGesture(TapGesture().onEnded { log.note("tap") })
    }
    try screen.button("Press").tap()
    #expect(log.lines == ["tap"])
  }

  @Test func theInnermostTapHappens() throws {
    let screen = Screen {
      HStack {
        pad("inner").onTapGesture { log.note("inner") }
        pad("outer")
      }
      .onTapGesture { log.note("outer") }
    }
    try screen.find(identifier: "inner").tap()
    try screen.find(identifier: "outer").tap()
    #expect(log.lines == ["inner", "outer"])
  }

  @Test func aSingleTapWaitsForADoubleTap() throws {
    let screen = Screen {
      pad().onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
    }
    try screen.find(identifier: "pad").tap()
    #expect(log.lines == ["single"])
    try screen.find(identifier: "pad").tap(count: 2)
    #expect(log.lines == ["single", "double"])
  }

  @Test func aTapTellsWhereItWas() throws {
    let screen = Screen {
      pad().padding(20).onTapGesture { log.note("\(Int($0.x)), \(Int($0.y))") }
    }
    try screen.find(identifier: "pad").tap()
    #expect(log.lines == ["70, 70"])
  }

  @Test func aDisabledViewWaitsForNothing() throws {
    let screen = Screen { pad().onTapGesture { log.note("tap") }.disabled(true) }
    #expect(throws: ScreenError.self) { try screen.find(identifier: "pad").tap() }
    #expect(log.lines == [])
  }

  @Test func thePointerPassesOverWhatDoesNotAllowIt() throws {
    let screen = Screen {
      ZStack {
        pad("behind").onTapGesture { log.note("behind") }
        pad("front").onTapGesture { log.note("front") }.allowsHitTesting(false)
      }
    }
    try screen.find(identifier: "behind").tap()
    #expect(log.lines == ["behind"])
    #expect(throws: ScreenError.self) { try screen.find(identifier: "front").tap() }
  }

  @Test func aTapIsFoundWhereTheViewIsDrawn() throws {
    let screen = Screen {
      pad()
        .modifier(
          EffectModifier {
            $0.rotation = .degrees(90)
            $0.anchor = .topTrailing
          }
        )
        .onTapGesture { log.note("tap") }
    }
    // The turned square is above its place, so that its own middle is empty.
    #expect(throws: ScreenError.self) { try screen.find(identifier: "pad").tap() }
  }

  @Test func aTapInAScrollViewIsFound() throws {
    let screen = Screen {
      ScrollView {
        VStack { ForEach(0..<20) { row in Text("Row \(row)").onTapGesture { log.note("row \(row)") } } }
      }
      .onTapGesture { log.note("scroll view") }
    }
    try screen.text("Row 7").tap()
    #expect(log.lines == ["row 7"])
  }

  @Test func theLastActionsAreUsed() throws {
    struct Counter: View {
      let log: (String) -> Void
      @State private var count = 0
      var body: some View {
        let shown = count
        Text("Count \(count)").accessibilityIdentifier("count").onTapGesture {
          log("at \(shown)")
          count += 1
        }
      }
    }
    let screen = Screen { Counter(log: log.note) }
    for _ in 0..<3 { try screen.find(identifier: "count").tap() }
    #expect(log.lines == ["at 0", "at 1", "at 2"])
    #expect(screen.text("Count 3").exists)
  }

  // MARK: Long presses and drags

  @Test func aLongPressHappensWhileThePointerIsDown() throws {
    let screen = Screen {
      pad().onLongPressGesture {
        log.note("long")
      } onPressingChanged: {
        log.note($0 ? "down" : "up")
      }
    }
    try screen.find(identifier: "pad").longPress(duration: 0.6)
    #expect(log.lines == ["down", "long", "up"])
    log.lines = []
    try screen.find(identifier: "pad").longPress(duration: 0.3)
    #expect(log.lines == ["down", "up"])
  }

  @Test func aTapIsNoLongPressAndALongPressNoTap() throws {
    let screen = Screen {
      pad().onTapGesture { log.note("tap") }.onLongPressGesture { log.note("long") }
    }
    try screen.find(identifier: "pad").tap()
    #expect(log.lines == ["tap"])
    try screen.find(identifier: "pad").longPress(duration: 1)
    #expect(log.lines == ["tap", "long"])
  }

  @Test func aDragTellsHowFarItIs() throws {
    let screen = Screen {
      pad()
        .gesture(
          DragGesture()
            .onChanged { log.note("\(Int($0.translation.width))") }
            .onEnded { log.note("end \(Int($0.startLocation.x)) \(Int($0.location.x))") })
    }
    try screen.find(identifier: "pad").drag(by: CGSize(width: 40, height: 0))
    #expect(log.lines.filter { !$0.isEmpty }.last == "end 50 90")
    #expect(Array(log.lines.prefix(4)) == ["10", "20", "30", "40"])
    log.lines = []
    try screen.find(identifier: "pad").drag(by: CGSize(width: 6, height: 0))
    #expect(log.lines == [])
  }

  @Test func aStateIsResetWhenItsGestureEnds() throws {
    struct Card: View {
      @GestureState private var distance = CGSize.zero
      var body: some View {
        Text("At \(Int(distance.width))").accessibilityIdentifier("card")
          .gesture(
            DragGesture(coordinateSpace: .global).updating($distance) { value, state, _ in state = value.translation })
      }
    }
    let screen = Screen { Card() }
    var meanwhile: [String] = []
    try screen.find(identifier: "card").drag(by: CGSize(width: 40, height: 0)) { meanwhile = screen.texts }
    #expect(meanwhile == ["At 40"])
    #expect(screen.texts == ["At 0"])
  }

  @Test func aDragOfHighPriorityTakesThePressFromAButton() throws {
    let screen = Screen {
      VStack { Button("Press") { log.note("press") } }
        .highPriorityGesture(DragGesture().onEnded { _ in log.note("drag") })
    }
    try screen.button("Press").tap()
    try screen.button("Press").drag(by: CGSize(width: 50, height: 0))
    #expect(log.lines == ["press", "drag"])
  }

  @Test func aDragMayFollowALongPress() throws {
    let gesture = LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        if case .second(true, let drag?) = value { log.note("dragged \(Int(drag.translation.width))") }
      }
    let screen = Screen { pad().gesture(gesture) }
    try screen.find(identifier: "pad").drag(by: CGSize(width: 30, height: 0))
    #expect(log.lines == [])
  }

  @Test func oneOfTwoExclusiveGesturesHappens() throws {
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: log.note("double")
        case .second: log.note("single")
        }
      }
    let screen = Screen { pad().gesture(gesture) }
    try screen.find(identifier: "pad").tap(count: 2)
    try screen.find(identifier: "pad").tap()
    #expect(log.lines == ["double", "single"])
  }

  @Test func twoFingersMagnifyAndTurnAtTheSameTime() throws {
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
      .onEnded { value in
        log.note("\(value.first?.magnification ?? 0) \(Int((value.second?.rotation.degrees ?? 0).rounded()))")
      }
    let screen = Screen { pad().gesture(gesture) }
    try screen.find(identifier: "pad").pinch(scale: 2, rotation: .degrees(45))
    #expect(log.lines == ["2.0 45"])
  }

  @Test func keysMayBeAskedFor() throws {
    let screen = Screen { pad().gesture(TapGesture().modifiers(.shift).onEnded { log.note("shift") }) }
    _ = try? screen.find(identifier: "pad").tap()
    #expect(log.lines == [])
    try screen.find(identifier: "pad").tap(count: 1, modifiers: .shift)
    #expect(log.lines == ["shift"])
  }

  @Test func aMaskLeavesThePressToTheViewsInside() throws {
    let screen = Screen {
      HStack { pad().onTapGesture { log.note("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.note("outer") }, including: .subviews)
    }
    try screen.find(identifier: "pad").tap()
    #expect(log.lines == ["inner"])
  }

  @Test func anAppsOwnGestureIsRecognized() throws {
    struct TripleTap: Gesture {
      let action: () -> Void
      var body: some Gesture<Void> { TapGesture(count: 3).onEnded { action() } }
    }
    let screen = Screen { pad().gesture(TripleTap { log.note("three") }) }
    try screen.find(identifier: "pad").tap(count: 3)
    #expect(log.lines == ["three"])
  }

  // MARK: Changes during a press

  /// A square that a flag removes or disables.
  private struct Square: View {
    @Binding var isOn: Bool
    var isRemoved = false
    let log: Log

    var body: some View {
      if isOn || !isRemoved {
        Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad")
          .gesture(DragGesture().onChanged { _ in log.note("drag") }.onEnded { _ in log.note("end") })
          .onTapGesture { log.note("tap") }
          .disabled(!isOn)
      }
    }
  }

  /// Removes or disables the square from outside.
  private struct Stage: View {
    @State private var isOn = true
    var isRemoved = false
    let log: Log

    var body: some View {
      Square(isOn: $isOn, isRemoved: isRemoved, log: log)
      Button("Off") { isOn = false }.keyboardShortcut("o")
    }
  }

  @Test(arguments: [true, false]) func aViewThatIsRemovedOrDisabledDuringAPressGetsNoFurtherEvents(isRemoved: Bool)
    throws
  {
    let screen = Screen { VStack { Stage(isRemoved: isRemoved, log: log) } }
    let pad = screen.find(identifier: "pad")
    try pad.drag(by: CGSize(width: 20, height: 0), steps: 1) { try screen.press("o") }
    #expect(log.lines == ["drag"])
  }

  // MARK: Hover

  @Test func hoverIsToldWhenThePointerComesAndLeaves() throws {
    let screen = Screen {
      HStack {
        pad("left").onHover { log.note("left \($0)") }.pointerStyle(.link)
        pad("right").onHover { log.note("right \($0)") }
      }
      .onHover { log.note("both \($0)") }
    }
    try screen.find(identifier: "left").hover()
    try screen.find(identifier: "right").hover()
    screen.movePointerAway()
    #expect(
      log.lines == ["both true", "left true", "left false", "right true", "right false", "both false"])
  }
}
