import OrielCore
import OrielTesting
import Testing

/// Seeing and using sheets, covers, popovers and inspectors.
@MainActor struct PresentationTests {
  private struct Library: View {
    @State private var showsSheet = false
    @State private var showsCover = false
    @State private var showsPopover = false
    @State private var showsInspector = false
    @State private var name = "Atlas"
    @State private var isLocked = false
    @State private var detent = PresentationDetent.height(200)
    @State private var asks = false
    @State private var search = ""

    var body: some View {
      VStack {
        TextField("Search", text: $search)
        Text("Name: \(name)")
        Button("Sheet") { showsSheet = true }
          .sheet(isPresented: $showsSheet) {
            VStack {
              TextField("Name", text: $name)
              Toggle("Lock", isOn: $isLocked)
              Button("Ask") { asks = true }
                .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
            }
            .navigationTitle("Rename")
            .interactiveDismissDisabled(isLocked)
            .presentationDetents([.height(200), .large], selection: $detent)
          }
        Button("Cover") { showsCover = true }
          .fullScreenCover(isPresented: $showsCover) { Text("all of it") }
        Button("Popover") { showsPopover = true }
          .popover(isPresented: $showsPopover, arrowEdge: .bottom) {
            VStack {
              Text("tip")
              Toggle("Stay", isOn: $isLocked)
            }
            .interactiveDismissDisabled(isLocked)
          }
        Toggle("Inspect", isOn: $showsInspector)
      }
      .inspector(isPresented: $showsInspector) {
        Toggle("Keep", isOn: $isLocked)
          .interactiveDismissDisabled(isLocked)
          .inspectorColumnWidth(min: 200, ideal: 250, max: 300)
      }
    }
  }

  private func reason(_ action: () throws -> Void) -> ScreenError.Reason? {
    do { try action() } catch { return (error as? ScreenError)?.reason }
    return nil
  }

  // MARK: Sheets

  @Test func `A sheet is seen, used and closed`() throws {
    let screen = Screen { Library() }
    #expect(reason { _ = try screen.sheet } == .noPresentation)
    try screen.button("Sheet").tap()
    let sheet = try screen.sheet
    #expect(sheet.kind == .sheet)
    #expect(sheet.title == "Rename")
    #expect(sheet.isOnScreen)
    try sheet.textField("Name").replaceText(with: "Globe")
    #expect(screen.text("Name: Globe").exists)
    #expect(!screen.textField("Name").exists)
    try sheet.close()
    #expect(!sheet.isOnScreen)
    #expect(screen.presentations.isEmpty)
    #expect(screen.trace == [.windowOpened("Test"), .presented("Rename"), .dismissed("Rename")])
  }

  @Test func `What is behind a sheet can't be reached`() throws {
    let screen = Screen { Library() }
    try screen.button("Sheet").tap()
    let error = #expect(throws: ScreenError.self) { try screen.button("Cover").tap() }
    #expect(error?.reason == .blocked)
    #expect(error?.message == "can't tap the button \"Cover\": the sheet \"Rename\" is in front of it")
    #expect(reason { try screen.closeWindow() } == .blocked)
    try screen.sheet.close()
    try screen.closeWindow()
  }

  @Test func `An alert in a sheet is in front of it`() throws {
    let screen = Screen { Library() }
    try screen.button("Sheet").tap()
    try screen.sheet.button("Ask").tap()
    #expect(try screen.alert.title == "Sure?")
    #expect(reason { try screen.sheet.close() } == .blocked)
    #expect(reason { try screen.sheet.toggle("Lock").tap() } == .blocked)
    try screen.pressEscape()
    #expect(screen.alerts.isEmpty)
    try screen.pressEscape()
    #expect(screen.presentations.isEmpty)
  }

  @Test func `What can't be dismissed is an error to close`() throws {
    let screen = Screen { Library() }
    try screen.button("Sheet").tap()
    let sheet = try screen.sheet
    try sheet.toggle("Lock").tap()
    #expect(sheet.isDismissDisabled)
    #expect(reason { try sheet.close() } == .disabled)
    let error = #expect(throws: ScreenError.self) { try screen.pressEscape() }
    #expect(error?.message == "can't press Escape in the sheet \"Rename\": it can't be dismissed")
    try sheet.toggle("Lock").tap()
    try screen.pressEscape()
    #expect(!sheet.isOnScreen)
  }

  @Test func `A sheet is dragged from detent to detent`() throws {
    let screen = Screen { Library() }
    try screen.resize(width: 800, height: 600)
    try screen.button("Sheet").tap()
    let sheet = try screen.sheet
    #expect(sheet.detents == [200, 600])
    #expect(sheet.selectedDetent == 0)
    #expect(sheet.showsDragIndicator)
    #expect(sheet.scrollingResizes)
    try sheet.drag(toDetent: 1)
    #expect(sheet.height == 600)
    try sheet.drag(toHeight: 350)
    #expect(sheet.height == 200)
    #expect(reason { try sheet.drag(toDetent: 2) } == .notFound)
    #expect(reason { try sheet.drag(toWidth: 2) } == .wrongKind)
    #expect(reason { try sheet.clickOutside() } == .wrongKind)
    #expect(reason { try sheet.resize(width: 100, height: 100) } == .wrongKind)
    try screen.resize(width: 800, height: 500)
    #expect(sheet.detents == [200, 500])
    try sheet.drag(toHeight: 90)
    #expect(!sheet.isOnScreen)
  }

  @Test func `The first field of a sheet gets the focus, and gives it back`() throws {
    let screen = Screen { Library() }
    #expect(try screen.textField("Search").hasFocus)
    try screen.button("Sheet").tap()
    #expect(try screen.sheet.textField("Name").hasFocus)
    #expect(try !screen.textField("Search").hasFocus)
    try screen.sheet.close()
    #expect(try screen.button("Sheet").hasFocus)
  }

  // MARK: Covers

  @Test func `A cover is as large as its window`() throws {
    let screen = Screen { Library() }
    try screen.resize(width: 700, height: 500)
    try screen.button("Cover").tap()
    let cover = try screen.cover
    #expect(cover.kind == .cover)
    #expect(cover.width == 700 && cover.height == 500)
    #expect(cover.text("all of it").exists)
    #expect(reason { try cover.drag(toDetent: 0) } == .wrongKind)
    try screen.pressEscape()
    #expect(!cover.isOnScreen)
  }

  // MARK: Popovers

  @Test func `A popover closes with a click outside, which does nothing else`() throws {
    let screen = Screen { Library() }
    try screen.button("Popover").tap()
    let popover = try screen.popover
    #expect(popover.kind == .popover)
    #expect(popover.arrowEdge == .bottom)
    #expect(popover.contains(text: "tip"))
    #expect(reason { try screen.button("Cover").tap() } == .blocked)
    try popover.clickOutside()
    #expect(!popover.isOnScreen)
    try screen.button("Popover").tap()
    try screen.pressEscape()
    #expect(screen.presentations.isEmpty)
  }

  @Test func `A popover that can't be dismissed swallows the clicks outside`() throws {
    let screen = Screen { Library() }
    try screen.toggle("Inspect").tap()
    try screen.inspector.toggle("Keep").tap()
    try screen.button("Popover").tap()
    let popover = try screen.popover
    #expect(!popover.allowsBackgroundInteraction)
    #expect(reason { try popover.clickOutside() } == .disabled)
    #expect(reason { try popover.close() } == .disabled)
    #expect(reason { try screen.inspector.toggle("Keep").tap() } == .blocked)
    #expect(reason { try screen.button("Cover").tap() } == .blocked)
    try popover.toggle("Stay").tap()
    try popover.close()
    #expect(!popover.isOnScreen)
  }

  // MARK: Inspectors

  @Test func `An inspector is dragged between its limits, and shut`() throws {
    let screen = Screen { Library() }
    try screen.toggle("Inspect").tap()
    let inspector = try screen.inspector
    #expect(inspector.kind == .inspector)
    #expect(inspector.width == 250)
    #expect(inspector.widthLimits == 200...300)
    try inspector.drag(toWidth: 280)
    #expect(inspector.width == 280)
    try inspector.drag(toWidth: 1_000)
    #expect(inspector.width == 300)
    try inspector.drag(toWidth: 110)
    #expect(inspector.width == 200)
    try inspector.toggle("Keep").tap()
    try inspector.drag(toWidth: 10)
    #expect(inspector.width == 200)
    try inspector.toggle("Keep").tap()
    try inspector.drag(toWidth: 10)
    #expect(!inspector.isOnScreen)
    #expect(try !screen.toggle("Inspect").isOn)
  }

  @Test func `In a compact window popovers and inspectors are sheets`() throws {
    let screen = Screen { Library() }
    try screen.toggle("Inspect").tap()
    let inspector = try screen.inspector
    try screen.resize(width: 400, height: 600)
    #expect(!inspector.isOnScreen)
    #expect(reason { _ = try screen.inspector } == .noPresentation)
    #expect(try screen.sheet.toggle("Keep").exists)
    try screen.sheet.close()
    try screen.button("Popover").tap()
    #expect(try screen.sheet.text("tip").exists)
    try screen.resize(width: 800, height: 600)
    #expect(try screen.popover.text("tip").exists)
  }

  // MARK: Description

  @Test func `The screen's outline has what is presented`() throws {
    let screen = Screen { Library() }
    try screen.toggle("Inspect").tap()
    try screen.button("Sheet").tap()
    try screen.sheet.button("Ask").tap()
    let outline = screen.description
    #expect(
      outline.hasSuffix(
        """
        inspector (width 250)
          toggle "Keep" (off)
        sheet "Rename" (height 200)
          stack (vertical)
            text field "Name" (text "Atlas")
            toggle "Lock" (off)
            button "Ask" (focused)
        alert "Sure?"
          button "Yes" (default)
        """), "\(outline)")
  }

  // MARK: Pace

  @Test func `By hand, a sheet stays on its way until the test lets it arrive`() throws {
    let screen = Screen { Library() }
    screen.pace = .byHand
    try screen.button("Sheet").tap()
    #expect(screen.arrivingPresentations == ["Rename"])
    #expect(screen.presentations.isEmpty)
    #expect(reason { try screen.button("Sheet").tap() } == .blocked)
    screen.finishTransitions()
    let sheet = try screen.sheet
    try sheet.close()
    #expect(screen.leavingPresentations == ["Rename"])
    #expect(reason { try sheet.toggle("Lock").tap() } == .noPresentation)
    screen.finishTransitions()
    #expect(screen.leavingPresentations == [])
  }

  @Test func `A sheet that fails is gone, and may be asked for again`() throws {
    let screen = Screen { Library() }
    try screen.button("Sheet").tap()
    screen.clearTrace()
    let warnings = try Screen.warnings { try screen.failPresentation("no display") }
    #expect(warnings == ["a presentation couldn't be shown: no display"])
    #expect(screen.trace == [.failed("Rename", "no display")])
    try screen.button("Sheet").tap()
    #expect(try screen.sheet.isOnScreen)
    #expect(reason { _ = try screen.cover } == .noPresentation)
    try screen.sheet.close()
    #expect(reason { try screen.failPresentation() } == .noPresentation)
  }

  // MARK: Keys

  private struct Keys: View {
    @State private var isShown = false
    @State private var text = "nothing"
    var body: some View {
      VStack {
        Text(text)
        Button("Window's default") { text = "window" }.keyboardShortcut(.defaultAction)
        Button("Open") { isShown = true }.keyboardShortcut("o")
      }
      .sheet(isPresented: $isShown) {
        Button("Save") { text = "saved" }.keyboardShortcut(.defaultAction)
        Button("Back") { text = "back" }.keyboardShortcut(.cancelAction)
        Button("Print") { text = "printed" }.keyboardShortcut("p")
      }
    }
  }

  @Test func `Keys go to the sheet in front`() throws {
    let screen = Screen { Keys() }
    try screen.press("o")
    try screen.pressReturn()
    #expect(screen.texts.first == "saved")
    try screen.press("p")
    #expect(screen.texts.first == "printed")
    // A button that means cancelling has Escape for itself.
    try screen.pressEscape()
    #expect(screen.texts.first == "back")
    #expect(reason { try screen.press("o") } == .notFound)
    try screen.sheet.close()
    try screen.pressReturn()
    #expect(screen.texts.first == "window")
  }

  private struct Beside: View {
    @State private var isShown = true
    @State private var text = ""
    var body: some View {
      TextField("Behind", text: $text)
      Button("Find") { text = "found" }.keyboardShortcut("f")
        .sheet(isPresented: $isShown) {
          TextField("Inside", text: $text).presentationBackgroundInteraction(.enabled)
        }
    }
  }

  @Test func `Beside a sheet that leaves its window usable, keys go where the focus is`() throws {
    let screen = Screen { Beside() }
    #expect(try screen.sheet.textField("Inside").hasFocus)
    #expect(reason { try screen.press("f") } == .notFound)
    try screen.textField("Behind").focus()
    try screen.press("f")
    #expect(try screen.sheet.textField("Inside").string == "found")
    #expect(reason { try screen.pressEscape() } == .notFound)
    try screen.sheet.textField("Inside").focus()
    try screen.pressEscape()
    #expect(screen.presentations.isEmpty)
    #expect(try screen.textField("Behind").hasFocus == false)
  }

  // MARK: Errors

  @Test func `What isn't found in a sheet says where it was looked for`() throws {
    let screen = Screen { Library() }
    try screen.button("Sheet").tap()
    let error = #expect(throws: ScreenError.self) { try screen.sheet.button("Nothing").tap() }
    #expect(error?.message == "can't find the button \"Nothing\" in the sheet \"Rename\" on the screen")
    let inner = #expect(throws: ScreenError.self) { try screen.sheet.find(.stack).button("Nothing").tap() }
    #expect(inner?.message == "can't find the button \"Nothing\" in the stack in the sheet \"Rename\" on the screen")
  }
}
