import Oriel

/// The pictures in lines, with a selection that the pointer and the keys move.
struct ShotGrid: View {
  @Bindable var browser: Browser
  @AppStorage("cellSize") private var cellSize = CellSize.medium
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.undoManager) private var undoManager
  @FocusState private var isFocused: Bool
  @State private var size = CGSize.zero
  @State private var reach = Browser.Reach.alone

  private static let spacing = 6.0
  private static let margin = 12.0

  private var columns: Int {
    max(Int((size.width - 2 * Self.margin + Self.spacing) / (cellSize.width + Self.spacing)), 2)
  }

  private var rows: Int { max(Int(size.height / (cellSize.width + Self.spacing)) - 1, 1) }

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: Self.spacing), count: columns), spacing: Self.spacing
        ) {
          ForEach(browser.shots) { shot in
            ShotCell(shot: shot, browser: browser, side: cellSize.width, reach: reach)
          }
        }
        .padding(Self.margin)
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityLabel("Pictures")
      .focused($isFocused)
      .environment(\.isGridFocused, isFocused)
      .onKeyPress(keys: GridMove.keys) { press in
        guard let move = GridMove(press.key, isRightToLeft: layoutDirection == .rightToLeft) else { return .ignored }
        browser.move(move, columns: columns, rows: rows, press.modifiers.contains(.shift) ? .range : .alone)
        return .handled
      }
      .onKeyPress(.space) {
        browser.preview()
        return .handled
      }
      .onKeyPress(.return) {
        browser.edit()
        return .handled
      }
      .onKeyPress(.escape) {
        guard !browser.selection.isEmpty else { return .ignored }
        browser.selectNone()
        return .handled
      }
      .onKeyPress(keys: ["a"]) { press in
        guard press.modifiers.contains(.command) else { return .ignored }
        browser.selectAll()
        return .handled
      }
      .onDeleteCommand { browser.removeSelection(undoManager: undoManager) }
      .copyable(browser.selectedShots)
      .pasteDestination(for: URL.self) { urls in
        Task { await browser.library.add(urls) }
      }
      .onChange(of: browser.cursor) { _, cursor in
        guard let cursor else { return }
        scroll.scrollTo(cursor)
        // The focus stays on the grid, so that screen readers don't say by themselves where the user is.
        AccessibilityNotification.Announcement(cursor).post()
      }
    }
    .onAppear {
      guard browser.focusesPictures else { return }
      browser.focusesPictures = false
      isFocused = true
    }
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    .dragContainer(for: Shot.self) { ids in ids.compactMap { browser.library[$0] } }
    .dragContainerSelection(browser.selectedShots.map(\.id))
    .onModifierKeysChanged(mask: [.shift, .command]) { _, keys in
      reach = keys.contains(.shift) ? .range : keys.contains(.command) ? .toggle : .alone
    }
    .quickLookPreview($browser.previewed, in: browser.previewable)
    .onChange(of: browser.previewed) { browser.followPreview() }
  }
}

/// How large the pictures are in the grid.
enum CellSize: Int, CaseIterable, Identifiable {
  case small = 96
  case medium = 144
  case large = 208

  var id: Self { self }
  var width: Double { Double(rawValue) }

  var title: LocalizedStringKey {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }

  /// The size before or after this one.
  func next(_ step: Int) -> CellSize {
    let all = Self.allCases
    return all[min(max((all.firstIndex(of: self) ?? 0) + step, 0), all.count - 1)]
  }
}

extension EnvironmentValues {
  /// Whether the keys go to the grid around.
  @Entry var isGridFocused = false
}
