import OrielCore

/// The desktop that a screen, or an app, is tested on: what its user has set.
///
/// ```swift
/// screen.desktop.colorScheme = .dark
/// #expect(screen.image("night").exists)
/// ```
@MainActor public struct Desktop {
  private let platform: HeadlessPlatform

  init(_ platform: HeadlessPlatform) { self.platform = platform }

  /// The desktop's style. `light` at first.
  public var colorScheme: ColorScheme {
    get { platform.desktop.colorScheme }
    nonmutating set { change { $0.colorScheme = newValue } }
  }

  /// The contrast setting of the user. Initially `standard`.
  public var contrast: ColorSchemeContrast {
    get { platform.desktop.contrast }
    nonmutating set {
      change {
        $0.contrast = newValue
        $0.reducesTransparency = newValue == .increased
      }
    }
  }

  /// The direction in which the user reads. `leftToRight` at first.
  public var layoutDirection: LayoutDirection {
    get { platform.desktop.layoutDirection }
    nonmutating set { change { $0.layoutDirection = newValue } }
  }

  /// The size of text, in parts of the usual one.
  public var textScale: Double {
    get { platform.desktop.textScale }
    nonmutating set { change { $0.textScale = newValue } }
  }

  /// Whether the user has turned animations off.
  public var reducesMotion: Bool {
    get { platform.desktop.reducesMotion }
    nonmutating set { change { $0.reducesMotion = newValue } }
  }

  /// Whether the app under test, and no other one, has the keyboard's focus. True at first.
  public var isAppActive: Bool {
    get { platform.isActive }
    nonmutating set {
      platform.isActive = newValue
      platform.runTurns()
    }
  }

  /// Whether there are apps for the URLs that the app under test has the desktop open. True at first.
  public var opensURLs: Bool {
    get { platform.opensURLs }
    nonmutating set { platform.opensURLs = newValue }
  }

  /// Installs an application, which the app under test finds by its id. None is installed at first.
  ///
  /// - Parameters:
  ///   - id: the name of the desktop file, without its extension.
  ///   - categories: the categories of the desktop menu specification, such as `Game`.
  public func install(_ id: String, name: String, summary: String? = nil, categories: [String] = []) {
    platform.installed.append(InstalledApplication(id: id, name: name, summary: summary, categories: categories))
  }

  /// Adds an application to the metadata of the software center.
  public func offer(_ id: String, name: String, summary: String? = nil) {
    platform.offered.append(InstalledApplication(id: id, name: name, summary: summary))
  }

  private func change(_ change: (inout DesktopSettings) -> Void) {
    change(&platform.desktop)
    platform.runTurns()
  }
}

extension Screen {
  /// The desktop that the screen is on.
  public var desktop: Desktop { Desktop(platform) }

  /// Whether the user has minimized the window.
  public var isMinimized: Bool {
    get { window.isMinimized }
    set {
      window.isMinimized = newValue
      settleNow()
    }
  }
}

extension TestApp {
  /// The desktop that the app runs on.
  public var desktop: Desktop { Desktop(platform) }
}
