import Foundation
import Oriel

/// The pictures that are found, or why there are none.
struct BrowserPage: View {
  @Bindable var browser: Browser
  @Binding var opensFolder: Bool
  @Binding var showsInspector: Bool
  @Environment(\.undoManager) private var undoManager
  @AppStorage("cellSize") private var cellSize = CellSize.medium
  @State private var isTargeted = false

  private var library: Library { browser.library }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if library.preparation.isRunning { PreparationBar(preparation: library.preparation) }
      }
      .dropDestination(for: URL.self) { urls, _ in
        accept(urls)
      }
      .navigationTitle(title)
      .navigationSubtitle(subtitle)
      .searchable(text: $browser.query, tokens: $browser.tokens, suggestedTokens: suggestions, prompt: "Name or tag") {
        Label($0.tag, systemImage: "tag")
      }
      .toolbar { toolbar }
      .inspector(isPresented: $showsInspector) {
        Inspector(browser: browser).inspectorColumnWidth(min: 220, ideal: 260, max: 400)
      }
  }

  @ViewBuilder private var content: some View {
    switch library.phase {
    case .noFolder: WelcomeView(opensFolder: $opensFolder)
    case .reading: ProgressView("Reading the folder…")
    case .failed(let reason): UnreadableView(reason: reason, opensFolder: $opensFolder)
    case .ready:
      if browser.shots.isEmpty {
        NothingView(browser: browser, opensFolder: $opensFolder)
      } else {
        ShotGrid(browser: browser)
      }
    }
  }

  private var title: String {
    switch browser.shelf {
    case .all, nil: library.folder?.lastPathComponent ?? "Shots"
    case .untagged: String(localized: "Without a Tag")
    case .tag(let tag): tag
    }
  }

  private var subtitle: String {
    guard library.phase == .ready else { return "" }
    let (count, selected) = (browser.shots.count, browser.selection.count)
    return selected > 1 ? String(localized: "\(selected) of \(count) selected") : String(localized: "\(count) pictures")
  }

  /// The tags that go on with what is typed.
  private var suggestions: Binding<[TagToken]> {
    let query = browser.query
    let tags = library.tags.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
    return .constant(tags.map { TagToken(tag: $0) }.filter { !browser.tokens.contains($0) })
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem {
      Button("Rotate Right", systemImage: "rotate.right") {
        browser.turn(.turnedRight, undoManager: undoManager)
      }
      .disabled(browser.selection.isEmpty)
    }
    ToolbarItem {
      Button("Edit", systemImage: "crop") { browser.edit() }.disabled(browser.selectedShot?.isEditable != true)
    }
    ToolbarItem {
      Menu("View", systemImage: "square.grid.3x3") {
        Picker("Size", selection: $cellSize) {
          ForEach(CellSize.allCases) { Text($0.title).tag($0) }
        }
        Picker("Order", selection: $browser.order) {
          ForEach(ShotOrder.allCases) { Text($0.title).tag($0) }
        }
      }
    }
    ToolbarItem {
      Toggle("Details", systemImage: "sidebar.trailing", isOn: $showsInspector)
    }
  }

  /// Copies pictures of other programs into the folder, or shows a folder.
  private func accept(_ urls: [URL]) -> Bool {
    if let folder = urls.first(where: \.isFolder) {
      library.open(folder)
      return true
    }
    let new = urls.filter { PictureName.isPicture($0.lastPathComponent) && library[$0.lastPathComponent]?.url != $0 }
    guard library.folder != nil, !new.isEmpty else { return false }
    Task { await library.add(new) }
    return true
  }
}

extension URL {
  /// Whether it is a folder on the disk.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return isFileURL && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
