/// Where an editor of attributed text offers controls that format it.
public struct TextInputFormattingControlPlacement {
  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The context menu: bold, italic and underlined.
    public static let contextMenu = Set(rawValue: 1)
    /// The panel for fonts, which Linux desktops don't have.
    public static let fontPanel = Set(rawValue: 2)
    /// A bar below the toolbar, which Linux desktops don't have.
    public static let accessoryBar = Set(rawValue: 4)
    /// A bar above a keyboard on the screen, which Linux desktops don't have.
    public static let inputAssistant = Set(rawValue: 8)
    /// All places.
    public static let all: Set = [contextMenu, fontPanel, accessoryBar, inputAssistant]
    /// The places of the platform: the context menu.
    public static let `default`: Set = contextMenu
  }
}

private enum FormattingControlsKey: EnvironmentKey {
  static var defaultValue: TextInputFormattingControlPlacement.Set { .default }
}

extension EnvironmentValues {
  /// Where editors offer controls that format text.
  var formattingControls: TextInputFormattingControlPlacement.Set {
    get { self[FormattingControlsKey.self] }
    set { self[FormattingControlsKey.self] = newValue }
  }
}

extension View {
  /// Sets where the editors of attributed text in this view offer controls that format it. The shortcuts stay.
  ///
  /// - Parameters:
  ///   - visibility: whether they are offered. Automatic is the platform's default: in the context menu.
  ///   - placement: the places. Only the context menu exists on Linux.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    transformEnvironment(\.formattingControls) { controls in
      switch visibility {
      case .visible: controls.formUnion(placement)
      case .hidden: controls.subtract(placement)
      case .automatic: controls = controls.subtracting(placement).union(placement.intersection(.default))
      }
    }
  }
}
