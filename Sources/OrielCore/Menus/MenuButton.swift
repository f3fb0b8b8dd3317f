/// The former type of a button that opens a menu. Use ``Menu`` in new code.
@available(*, deprecated, message: "Use Menu instead.")
public struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a button with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View { Menu(content: { content }, label: { label }) }
}

@available(*, deprecated, message: "Use Menu instead.")
extension MenuButton where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a button with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension View {
  /// The former name of `menuStyle(_:)`.
  @available(*, deprecated, message: "Use menuStyle(_:) instead.")
  public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View { environment(\.menuLook, style._look) }
}

/// The appearance of a ``MenuButton``. Use ``MenuStyle`` in new code.
@MainActor @preconcurrency public protocol MenuButtonStyle {
  /// The appearance on the platform.
  var _look: _MenuLook { get }
}

/// The default style of menu buttons: a button with a border.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
  public var _look: _MenuLook { _MenuLook(kind: .button) }
}

/// A menu button with a border.
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
  public var _look: _MenuLook { _MenuLook(kind: .button) }
}

/// A menu button without a border.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
  public var _look: _MenuLook { _MenuLook(kind: .borderless) }
}

/// A menu button without a border.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  public nonisolated init() {}
  public var _look: _MenuLook { _MenuLook(kind: .borderless) }
}
