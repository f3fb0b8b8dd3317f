/// How pickers show their options: see ``View/pickerStyle(_:)``.
@MainActor @preconcurrency public protocol PickerStyle {
  /// The appearance on the platform.
  static var _look: _PickerLook { get }
}

/// One of the platform's own looks of pickers.
public struct _PickerLook: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case menu, segmented, palette, radioGroup }
  package let kind: Kind
}

/// The usual look: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// A button that shows the chosen option, and a menu of all of them. In GTK: a `GtkDropDown`.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// All options side by side. In GTK: linked `GtkToggleButton`s.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// All options side by side, as icons; an option without an icon shows its title. In GTK: linked `GtkToggleButton`s, with
/// the titles as tooltips.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .palette) }
}

/// All options under each other. In GTK: `GtkCheckButton`s in a group.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
}

/// All options under each other, as rows. In GTK: `GtkCheckButton`s in a group.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual look: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows the chosen option, and a menu of all of them.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All options side by side, as icons.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options under each other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options under each other, as rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { _PickerLook(kind: .menu) } }

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers in this view show their options. Of several styles, the innermost counts.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look) }
}
