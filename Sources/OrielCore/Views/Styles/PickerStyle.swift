/// The appearance of a picker: see ``View/pickerStyle(_:)``.
@MainActor @preconcurrency public protocol PickerStyle {
  /// The appearance on the platform.
  static var _look: _PickerLook { get }
}

/// A built-in appearance of pickers.
public struct _PickerLook: Hashable, Sendable {
  /// Tabs are those of a tab view, with icons; narrow ones have the icon above the title.
  package enum Kind: Hashable, Sendable { case menu, segmented, palette, radioGroup, tabs, narrowTabs }
  package let kind: Kind
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// A button with the selected option, which opens a menu of all options. In GTK: a `GtkDropDown`.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// All options in a row. In GTK: linked `GtkToggleButton`s.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// All options in a row, as icons; an option without an icon shows its title. In GTK: linked `GtkToggleButton`s, with the
/// titles as tooltips.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .palette) }
}

/// All options in a column. In GTK: `GtkCheckButton`s in a group.
public struct RadioGroupPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
}

/// All options in a column, as rows. In GTK: `GtkCheckButton`s in a group.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the selected option, which opens a menu of all options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All options in a row, as icons.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options in a column.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options in a column, as rows.
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
  /// Sets the style of the pickers in this view. The innermost modifier applies.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look) }
}

/// The tabs of a tab view.
struct TabPickerStyle: PickerStyle {
  static var _look: _PickerLook { _PickerLook(kind: .tabs) }
}

/// The tabs of a tab view in a narrow window.
struct NarrowTabPickerStyle: PickerStyle {
  static var _look: _PickerLook { _PickerLook(kind: .narrowTabs) }
}
