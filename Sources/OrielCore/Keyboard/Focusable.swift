extension View {
  /// Makes the view focusable: the user can move the keyboard focus to it with Tab, the arrow keys or a click.
  ///
  /// Apply it to views that aren't controls, and modifiers such as ``View/onKeyPress(_:action:)`` and
  /// ``View/focused(_:)`` around it. In GTK, an invisible widget behind the view takes the focus, and draws a ring around
  /// the view if the user has moved the focus with the keyboard.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Makes the view focusable for certain kinds of interaction. See ``View/focusable(_:)``.
  ///
  /// - Parameters:
  ///   - isFocusable: whether the view can receive the focus.
  ///   - interactions: with `activate` only, a click doesn't move the focus to the view, as with buttons.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Makes the view focusable, and runs an action when it gains or loses the focus.
  @available(*, deprecated, message: "Use focusable(_:) with focused(_:) or the environment value isFocused instead.")
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic, focusDidChange: onFocusChange))
  }

  /// Sets whether no ring is drawn around focused views that are focusable by modifier, text fields and text editors, as in
  /// a document whose caret shows the focus. Other controls keep the desktop's ring.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Makes the view a section of focus navigation: an arrow key that leads towards the section moves the focus into it,
  /// even if none of its views lies exactly in that direction.
  public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}

/// The kinds of interaction for which a view takes the keyboard focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view has a primary action, as buttons have. Only the keyboard moves the focus to it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view is edited with the keyboard, as text fields are. A click moves the focus to it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All kinds.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a ring is drawn around focused views; see ``View/focusEffectDisabled(_:)``.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set {
      self[FocusEffectKey.self] = newValue
      textInput.hasFocusRing = newValue
    }
  }

  /// Whether the nearest view around that is focusable by modifier has the keyboard focus.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  var focusDidChange: ((Bool) -> Void)?
  @State private var isFocused = false

  func body(content: Content) -> some View {
    content.environment(\.isFocused, isFocused)
      .modifier(
        FocusTargetModifier(isFocusable: isFocusable) {
          isFocused = $0
          focusDidChange?($0)
        }
      )
      .modifier(FocusClickModifier(isEnabled: isFocusable && interactions.contains(.edit)))
  }
}

/// Puts a focus target behind a view.
private struct FocusTargetModifier: AccompaniedModifier {
  let isFocusable: Bool
  let focusDidChange: (Bool) -> Void

  static var takesFocus: Bool { true }

  var companion: FocusTarget { FocusTarget(isEnabled: isFocusable, focusDidChange: focusDidChange) }
  func place(in layout: LayerNode) -> LayoutNode? { layout.layer }
  func makeLayout() -> LayerNode { FocusTargetLayer.makeLayout() }
  func complete(_ layout: LayerNode) { FocusTargetLayer.add(to: layout) }
  func update(_ layout: LayerNode) {}
}

/// Moves the focus to the focus target in a view when the view is clicked.
private struct FocusClickModifier: LayoutModifier {
  let isEnabled: Bool

  func makeLayout() -> FocusClickNode { FocusClickNode(isEnabled: isEnabled) }
  func update(_ layout: FocusClickNode) { layout.isEnabled = isEnabled }
}

/// A view in its own section of focus navigation.
private struct FocusSectionModifier: BoxingModifier {
  var box: FocusSection { FocusSection() }
}

private struct FocusSection: PrimitiveView {
  static var readsEnvironmentOnly: Bool { true }
  func element(in context: ElementContext) -> GroupElement { GroupElement() }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }
}
