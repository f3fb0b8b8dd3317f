/// Items of a toolbar.
///
/// ```swift
/// struct EditorToolbar: ToolbarContent {
///   let save: () -> Void
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .primaryAction) { Button("Save", systemImage: "square.and.arrow.down") { save() } }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the items that `body` returns.
  associatedtype Body: ToolbarContent
  /// The items.
  @ToolbarContentBuilder var body: Body { get }
  static func _makeView(_ content: Self) -> AnyView
}

extension ToolbarContent {
  public static func _makeView(_ content: Self) -> AnyView { AnyView(ToolbarContentBody(content)) }
}

extension ToolbarContent where Self: _Primitive {
  public var body: Never { preconditionFailure("\(Self.self) is primitive toolbar content and has no body") }
}

extension Never: ToolbarContent {}

/// Toolbar content whose items have identifiers, as `toolbar(id:content:)` takes it.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// The items of a type that an app declares, with its dynamic properties.
private struct ToolbarContentBody<Content: ToolbarContent>: View {
  private var properties: NestedProperties<Content>

  init(_ content: Content) { properties = NestedProperties(content) }

  var body: AnyView { Content.Body._makeView(properties.value.body) }
}

/// An item of a toolbar.
///
/// A label with an icon shows only the icon, unless its view sets another `labelStyle(_:)`; its title is the help and the
/// accessible name. The control has no border then, unless its view sets a style, as `buttonStyle(_:)`. A label without an
/// icon, and that of an item that confirms or cancels, is a text. A toggle is a button.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .primaryAction) {
///     Button("Add", systemImage: "plus", action: add)
///   }
/// }
/// ```
public struct ToolbarItem<ID, Content: View>: ToolbarContent, _Primitive {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public static func _makeView(_ item: Self) -> AnyView {
    AnyView(ToolbarEntryView(placement: item.placement, content: item.content))
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an identifier. The user can't customize the toolbar; `showsByDefault` determines whether the
  /// item is displayed.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items with the same placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, _Primitive {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _makeView(_ group: Self) -> AnyView {
    AnyView(ToolbarEntryView(placement: group.placement, content: group.content))
  }
}

/// A space between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent, _Primitive, CustomizableToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement

  /// Creates a space. In a header bar, flexible spaces are as wide as fixed ones.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  public static func _makeView(_ spacer: Self) -> AnyView {
    AnyView(ToolbarEntryView(placement: spacer.placement, content: Spacer().frame(width: 12)))
  }
}

/// The kind of a space between items of a toolbar.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  /// A space that expands.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A space of fixed width.
  public static let fixed = SpacerSizing(isFlexible: false)
}
