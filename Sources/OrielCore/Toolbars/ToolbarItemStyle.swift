/// The style of the controls in a toolbar: a label with an icon shows only the icon, unless the scene has another style, and
/// a toggle is a button. Assistive technology reads the title if it is a `Text`, and the platform shows it as help.
struct ItemStyle: ViewModifier {
  @Environment(\.toolbarLabelStyle) private var labelStyle

  func body(content: Content) -> some View {
    content.labelStyle(ToolbarItemLabelStyle(style: labelStyle)).toggleStyle(.button).environment(\.isToolbarItem, true)
  }
}

private enum ToolbarItemKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is an item of a toolbar, where a control with only an icon has no border.
  var isToolbarItem: Bool {
    get { self[ToolbarItemKey.self] }
    set { self[ToolbarItemKey.self] = newValue }
  }

  /// Resets the styles that ``ItemStyle`` sets, for a presentation of an item.
  mutating func leaveToolbar() {
    isToolbarItem = false
    self[LabelStyleKey.self] = LabelStyleKey.defaultValue
    self[ToggleStyleKey.self] = ToggleStyleKey.defaultValue
  }
}
