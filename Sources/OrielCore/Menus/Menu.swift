/// A button that opens a menu.
///
/// ```swift
/// Menu("Actions") {
///   Button("Duplicate") { duplicate() }
///   Toggle("Pinned", isOn: $isPinned)
///   Divider()
///   Menu("Share") { Button("Mail") { mail() } }
/// }
/// ```
///
/// Buttons, toggles, pickers, sections, dividers and menus become entries, which display the texts of their labels. In
/// GTK: a `GtkMenuButton` with a `GtkPopoverMenu`.
public struct Menu<Label: View, Content: View>: View, _Primitive {
  public typealias Body = Never

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu with a label and an action that runs when the user clicks the label.
  ///
  /// In GTK: a `GtkButton` with the label, linked to a `GtkMenuButton` with an arrow, which opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MenuNode(view, in: context)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title and an action that runs when the user clicks the title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a verbatim title and an action that runs when the user clicks the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == OrielCore.Label<Text, Image> {
  /// Creates a menu with a localized title, a symbol, and an action that runs when the user clicks them.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { OrielCore.Label<Text, Image>(title, systemImage: systemImage) }
  }
}

/// Collects the entries of a menu and updates its button.
@MainActor private final class MenuNode<Label: View, Content: View>: StoredOuterNode<Menu<Label, Content>> {
  private let collector: ItemCollector

  override init(_ view: Menu<Label, Content>, in context: _NodeContext) {
    collector = ItemCollector(graph: context.host.graph, environment: context.environment)
    super.init(view, in: context)
    collector.mount(view.content)
    hold(MenuOpener<Label>.makePart(button, in: context.below(self)))
    collector.didChange = { [weak self] in
      guard let self else { return }
      self.updateChild(self.button)
    }
  }

  private var button: MenuOpener<Label> {
    MenuOpener(
      label: view.label, entries: MenuEntry.entries(of: collector.items), primaryAction: view.primaryAction
    ) { [weak self] in
      self?.collector.items.perform($0)
    }
  }

  override func update(_ newView: Menu<Label, Content>) {
    view = newView
    collector.update(newView.content)
    updateChild(button)
  }

  override func unmountChildren() {
    collector.didChange = nil
    collector.unmount()
    child?.unmount()
  }
}

/// The button of a menu.
private struct MenuOpener<Label: View>: View, PrimitiveView {
  typealias Body = Never

  let label: Label
  let entries: [MenuEntry]
  let primaryAction: (() -> Void)?
  let perform: (MenuPath) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  var contained: Label { label }
  func withContained(_ body: (Label) -> Void) { body(label) }
  var stackAxis: Axis? { .horizontal }

  func element(in context: ElementContext) -> MenuElement {
    let environment = context.environment
    return MenuElement(
      entries: environment.isMenuBar ? entries.filter(\.hasContent) : entries, look: environment.menuLook.kind,
      indicator: environment.menuIndicatorVisibility,
      isEnabled: environment.isEnabled, isSplit: primaryAction != nil, isToolbarItem: environment.isToolbarItem,
      isPrimary: environment.isPrimaryMenu, isBar: environment.isMenuBar)
  }

  func handle(_ event: MenuEvent, in context: ElementContext) {
    switch event {
    case .chosen(let path): if context.environment.isEnabled { perform(path) }
    case .activated: if context.environment.isEnabled { primaryAction?() }
    }
  }
}

/// A button that opens a menu, around its label, which is the widget's children.
package struct MenuElement: Element {
  package typealias Event = MenuEvent

  package var entries: [MenuEntry] = []
  package var look = _MenuLook.Kind.button
  package var indicator = Visibility.automatic
  package var isEnabled = true
  /// Whether the label is a button of its own, with a primary action.
  package var isSplit = false
  /// Whether the button has neither a border nor an arrow if its label is only an icon.
  package var isToolbarItem = false
  /// Whether it is the main menu of its window.
  package var isPrimary = false
  /// Whether it is a bar with a button for each of its entries, which are menus.
  package var isBar = false

  /// Whether the button has an arrow.
  ///
  /// - Parameter hasIconOnly: whether the label is only an icon.
  package func showsIndicator(hasIconOnly: Bool) -> Bool {
    switch indicator {
    case .automatic: !(isToolbarItem && hasIconOnly)
    case .visible: true
    case .hidden: false
    }
  }
}
