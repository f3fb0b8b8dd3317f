import OrielCore

/// A `MenuBarExtra` in the bar of the desktop.
///
/// ```swift
/// let extra = try app.menuBarExtra("Timer")
/// try extra.choose("Start")
/// ```
@MainActor public struct ScreenMenuBarExtra {
  private let item: HeadlessStatusItem
  private let app: TestApp

  init(_ item: HeadlessStatusItem, of app: TestApp) {
    self.item = item
    self.app = app
  }

  /// The text of the label.
  public var title: String { item.request.title }
  /// Whether the label has a picture.
  public var hasImage: Bool { item.request.icon != nil }
  /// The titles of the menu's entries, as those of a ``ScreenElement``; empty if the content is in a window.
  public var entries: [String] { (item.request.entries ?? []).flatMap(\.titles) }

  /// Chooses an entry of the menu by the titles of the enclosing submenus and that of the entry.
  public func choose(_ titles: String...) throws {
    var entries = item.request.entries ?? []
    var path: [ActionID] = []
    for (index, entry) in titles.enumerated() {
      guard let found = entries.lazy.compactMap({ $0.found(entry) }).first else {
        throw app.error(.notFound, "the menu bar extra \"\(title)\" has no entry \"\(entry)\"")
      }
      guard found.isEnabled else {
        throw app.error(.disabled, "the entry \"\(entry)\" of the menu bar extra \"\(title)\" is disabled")
      }
      path += found.ids
      if index < titles.count - 1 { entries = found.entries }
    }
    item.choose(MenuPath(path))
    app.platform.runTurns()
  }

  /// Clicks an item whose content is in a window, which opens or closes it.
  public func click() {
    item.activate()
    app.platform.runTurns()
  }
}

extension TestApp {
  /// The menu bar extras that the desktop displays.
  public var menuBarExtras: [ScreenMenuBarExtra] {
    platform.runTurns()
    return platform.statusItems.filter(\.isShown).map { ScreenMenuBarExtra($0, of: self) }
  }

  /// Returns the menu bar extra with a title.
  public func menuBarExtra(_ title: String) throws -> ScreenMenuBarExtra {
    guard let extra = menuBarExtras.first(where: { $0.title == title }) else {
      throw error(.notFound, "no menu bar extra has the title \"\(title)\"")
    }
    return extra
  }

  /// Whether the app continues to run when it has no window.
  public var runsWithoutWindows: Bool {
    platform.runTurns()
    return platform.runsWithoutWindows
  }
}

extension Desktop {
  /// Whether the bar of the desktop has a place for menu bar extras. Initially true.
  public var showsMenuBarExtras: Bool {
    get { platform.showsStatusItems }
    nonmutating set {
      platform.showsStatusItems = newValue
      for item in platform.statusItems { item.visibilityDidChange() }
      platform.runTurns()
    }
  }
}
