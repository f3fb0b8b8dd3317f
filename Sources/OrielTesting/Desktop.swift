import OrielCore

/// The desktop of a tested screen or app, with the user's settings.
///
/// ```swift
/// screen.desktop.colorScheme = .dark
/// #expect(screen.image("night").exists)
/// ```
@MainActor public struct Desktop {
  let platform: HeadlessPlatform

  init(_ platform: HeadlessPlatform) { self.platform = platform }

  /// The color scheme. Initially `light`.
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

  /// The layout direction of the user's language. Initially `leftToRight`.
  public var layoutDirection: LayoutDirection {
    get { platform.desktop.layoutDirection }
    nonmutating set { change { $0.layoutDirection = newValue } }
  }

  /// The scale of text relative to the default size. Initially 1.
  public var textScale: Double {
    get { platform.desktop.textScale }
    nonmutating set { change { $0.textScale = newValue } }
  }

  /// Whether the user has disabled animations.
  public var reducesMotion: Bool {
    get { platform.desktop.reducesMotion }
    nonmutating set { change { $0.reducesMotion = newValue } }
  }

  /// Whether the user uses a screen reader.
  public var hasScreenReader: Bool {
    get { platform.desktop.hasScreenReader }
    nonmutating set { change { $0.hasScreenReader = newValue } }
  }

  /// Whether the app under test has the keyboard focus. Initially true.
  public var isAppActive: Bool {
    get { platform.isActive }
    nonmutating set {
      platform.isActive = newValue
      platform.runTurns()
    }
  }

  /// Whether the desktop has apps for the URLs that the app under test opens. Initially true.
  public var opensURLs: Bool {
    get { platform.opensURLs }
    nonmutating set { platform.opensURLs = newValue }
  }

  /// Installs an application, which the app under test finds by its identifier. Initially, none is installed.
  ///
  /// - Parameters:
  ///   - id: the name of the desktop file, without its extension.
  ///   - name: the displayed name.
  ///   - summary: the displayed description.
  ///   - categories: the categories of the desktop menu specification, such as `Game`.
  public func install(_ id: String, name: String, summary: String? = nil, categories: [String] = []) {
    platform.installed.append(InstalledApplication(id: id, name: name, summary: summary, categories: categories))
  }

  /// Adds an application to the metadata of the software center.
  public func offer(_ id: String, name: String, summary: String? = nil) {
    platform.offered.append(InstalledApplication(id: id, name: name, summary: summary))
  }

  /// The displayed notifications, the oldest first: the title and the body, with a line break between them.
  public var notifications: [String] {
    platform.runTurns()
    return platform.notifications.map { "\($0.content.title)\n\($0.content.body)" }
  }

  /// The progress that the desktop displays at the app's icon; nil for none.
  public var launcherProgress: Double? {
    platform.runTurns()
    return platform.launcherProgress
  }

  /// Presses a button of the newest notification that has it. Returns false if there is none.
  @discardableResult public func pressNotificationButton(_ label: String) -> Bool {
    platform.runTurns()
    guard let found = platform.notifications.last(where: { $0.content.buttons.contains(label) }) else { return false }
    found.action(label)
    platform.runTurns()
    return true
  }

  private func change(_ change: (inout DesktopSettings) -> Void) {
    change(&platform.desktop)
    platform.runTurns()
  }
}

extension Screen {
  /// The desktop of the screen.
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
  /// The desktop on which the app runs.
  public var desktop: Desktop { Desktop(platform) }
}
