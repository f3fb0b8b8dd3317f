/// A button with the group's label that opens a menu of the controls; in a ``Menu``, a submenu.
///
/// A group without a label has the label "More".
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlMenu(configuration: configuration) }
}

/// The same as ``MenuControlGroupStyle``: GTK's menus have no compact form.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlMenu(configuration: configuration) }
}

/// A menu of the controls of a group.
private struct ControlMenu: View {
  let configuration: ControlGroupStyleConfiguration

  var body: some View {
    Menu {
      configuration.content
    } label: {
      if configuration.hasLabel {
        configuration.label
      } else {
        Label(LocalizedStringKey(.commandMore), systemImage: "ellipsis")
      }
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The same as `menu`.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
