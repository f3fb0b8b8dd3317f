import Foundation
import OrielCore
import OrielTesting
import Testing

/// Size classes, and what presentations become where there is little room.
@MainActor struct SizeClassTests {
  private struct Reader: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View { Text("\(word(horizontal)) \(word(vertical))") }

    private func word(_ sizeClass: UserInterfaceSizeClass?) -> String {
      switch sizeClass {
      case .compact?: "compact"
      case .regular?: "regular"
      case nil: "unknown"
      }
    }
  }

  private enum Kind: CaseIterable { case sheet, cover, popover, inspector }

  private struct Presenting: View {
    let kind: Kind
    var horizontal = PresentationAdaptation.automatic
    var vertical = PresentationAdaptation.automatic
    @State private var isShown = true
    var body: some View {
      switch kind {
      case .sheet: Text("x").sheet(isPresented: $isShown) { content }
      case .cover: Text("x").fullScreenCover(isPresented: $isShown) { content }
      case .popover: Text("x").popover(isPresented: $isShown) { content }
      case .inspector: Text("x").inspector(isPresented: $isShown) { content }
      }
    }

    private var content: some View {
      Reader().presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
    }
  }

  // MARK: Size classes

  @Test func `A window is compact below a width of 500 and up to a height of 360`() throws {
    let screen = Screen { Reader() }
    #expect(screen.texts == ["regular regular"])
    try screen.resize(width: 499, height: 361)
    #expect(screen.texts == ["compact regular"])
    try screen.resize(width: 500, height: 360)
    #expect(screen.texts == ["regular compact"])
    try screen.resize(width: 10, height: 10)
    #expect(screen.texts == ["compact compact"])
  }

  @Test func `Only what changes the class changes the views`() throws {
    let screen = Screen { Reader() }
    let changes = try screen.changes {
      try screen.resize(width: 800, height: 700)
      try screen.resize(width: 500, height: 400)
    }
    #expect(changes == .none)
  }

  private struct Sized: View {
    let width: CGFloat
    @State private var isShown = true
    var body: some View {
      Text("x").sheet(isPresented: $isShown) { Reader().presentationSizing(Sizing(width: width, height: 500)) }
    }
  }

  private struct Sizing: PresentationSizing {
    let width: CGFloat
    let height: CGFloat
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      ProposedViewSize(width: width, height: height)
    }
  }

  @Test func `A sheet's classes are those of its own size`() throws {
    #expect(try Screen { Sized(width: 400) }.sheet.texts == ["compact regular"])
    let screen = Screen { Sized(width: 500) }
    #expect(try screen.sheet.texts == ["regular regular"])
    try screen.sheet.resize(width: 300, height: 200)
    #expect(try screen.sheet.texts == ["compact compact"])
    #expect(screen.trace == [.windowOpened("Test"), .presented("sheet")])
  }

  private struct Plain: View {
    @State private var isShown = true
    var body: some View { Text("x").sheet(isPresented: $isShown) { Text("y") } }
  }

  @Test func `A sheet has the size of a narrow window, and follows it`() throws {
    let screen = Screen(size: ProposedViewSize(width: 400, height: 600)) { Plain() }
    #expect(try screen.sheet.width == 400)
    try screen.resize(width: 380, height: 500)
    #expect(try screen.sheet.width == 380)
    let height = try screen.sheet.height ?? 0
    try screen.resize(width: 380, height: 520)
    #expect(try screen.sheet.height == height + 20)
    try screen.resize(width: 900, height: 600)
    #expect(try screen.sheet.width == nil)
  }

  private struct Detents: View {
    @State private var isShown = true
    var body: some View {
      Text("x").sheet(isPresented: $isShown) { Reader().presentationDetents([.height(200), .height(600)]) }
    }
  }

  @Test func `A sheet's classes follow its detents, from the first frame on`() throws {
    let screen = Screen { Detents() }
    let changes = try screen.changes { _ = try screen.sheet }
    #expect(changes == .none)
    #expect(try screen.sheet.texts == ["compact compact"])
    try screen.sheet.drag(toDetent: 1)
    #expect(try screen.sheet.texts == ["compact regular"])
  }

  @Test func `A cover has its window's classes, popovers and inspectors are compact across`() throws {
    let cover = Screen { Presenting(kind: .cover) }
    #expect(try cover.cover.texts == ["regular regular"])
    try cover.resize(width: 300, height: 300)
    #expect(try cover.cover.texts == ["compact compact"])
    #expect(try Screen { Presenting(kind: .popover) }.popover.texts == ["compact regular"])
    let inspector = Screen { Presenting(kind: .inspector, vertical: .none) }
    #expect(try inspector.inspector.texts == ["compact regular"])
    try inspector.resize(width: 800, height: 300)
    #expect(try inspector.inspector.texts == ["compact compact"])
  }

  // MARK: Adaptation

  private enum Room: CaseIterable {
    case wide, narrow, low, small
    var size: (width: Double, height: Double) {
      switch self {
      case .wide: (900, 700)
      case .narrow: (400, 700)
      case .low: (900, 300)
      case .small: (400, 300)
      }
    }
  }

  private static let adaptations: [PresentationAdaptation] = [.automatic, .none, .popover, .sheet, .fullScreenCover]

  private func usual(_ kind: Kind) -> ScreenPresentation.Kind {
    switch kind {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .inspector: .inspector
    }
  }

  private func automatic(_ kind: Kind, in room: Room) -> ScreenPresentation.Kind {
    switch (room, kind) {
    case (.narrow, .popover), (.narrow, .inspector), (.small, .popover), (.small, .inspector): .sheet
    case (.low, .sheet), (.small, .sheet): .cover
    case (.wide, _), (.narrow, _), (.low, _), (.small, _): usual(kind)
    }
  }

  private func expected(_ kind: Kind, _ adaptation: PresentationAdaptation, in room: Room) -> ScreenPresentation.Kind {
    if room == .wide || adaptation == .none || adaptation == .popover { return usual(kind) }
    if adaptation == .sheet { return .sheet }
    return adaptation == .fullScreenCover ? .cover : automatic(kind, in: room)
  }

  @Test func `Each kind adapts in each direction as it was told to, and comes once`() throws {
    for kind in Kind.allCases {
      for room in Room.allCases {
        for adaptation in Self.adaptations {
          // The other direction is told something else, which mustn't matter.
          let other: PresentationAdaptation = adaptation == .sheet ? .fullScreenCover : .sheet
          let isLow = room == .low || room == .small
          let screen = Screen {
            Later {
              Presenting(
                kind: kind, horizontal: isLow ? other : adaptation, vertical: isLow ? adaptation : other)
            }
          }
          try screen.resize(width: room.size.width, height: room.size.height)
          try screen.button("Show").tap()
          let seen = screen.presentations.map(\.kind)
          #expect(seen == [expected(kind, adaptation, in: room)], "\(kind) \(adaptation) \(room)")
          #expect(screen.trace.count == 2, "\(kind) \(adaptation) \(room): \(screen.trace)")
        }
      }
    }
  }

  /// Shows its content in a window that has its size already.
  private struct Later<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isReady = false
    var body: some View {
      Button("Show") { isReady = true }
      if isReady { content() }
    }
  }

  @Test func `Popovers and inspectors change their form with the window, sheets and covers don't`() throws {
    for kind in Kind.allCases {
      let screen = Screen { Presenting(kind: kind) }
      for room in [Room.narrow, .wide, .small, .wide, .low, .wide] {
        try screen.resize(width: room.size.width, height: room.size.height)
        let seen = screen.presentations.map(\.kind)
        let isFixed = kind == .sheet || kind == .cover
        #expect(seen == [isFixed ? usual(kind) : automatic(kind, in: room)], "\(kind) \(room)")
      }
    }
  }
}
