/// Builds toolbar content from statements.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
  /// A single statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// No statement.
  public static func buildBlock() -> _ToolbarContentList { _ToolbarContentList([]) }
  /// A single statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Several statements.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarContentList {
    var views: [AnyView] = []
    for item in repeat each content { views.append(Self.view(of: item)) }
    return _ToolbarContentList(views)
  }
  /// An `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContentList {
    _ToolbarContentList([AnyView(Group { if let content { view(of: content) } })])
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first content: Content) -> _ToolbarContentList {
    _ToolbarContentList([AnyView(ToolbarBranch(isFirst: true, content: view(of: content)))])
  }
  /// The second branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(second content: Content) -> _ToolbarContentList {
    _ToolbarContentList([AnyView(ToolbarBranch(isFirst: false, content: view(of: content)))])
  }
  /// The content of an `if #available`.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> _ToolbarContentList {
    func opened<Content: ToolbarContent>(_ content: Content) -> AnyView { view(of: content) }
    return _ToolbarContentList([opened(content)])
  }

  private static func view<Content: ToolbarContent>(of content: Content) -> AnyView { Content._makeView(content) }
}

/// One of two branches, each with its own identity.
private struct ToolbarBranch: View {
  let isFirst: Bool
  let content: AnyView

  var body: some View { if isFirst { content } else { content } }
}

/// Several items of a toolbar.
public struct _ToolbarContentList: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  private let views: [AnyView]

  init(_ views: [AnyView]) { self.views = views }

  public static func _makeView(_ list: Self) -> AnyView { AnyView(ToolbarViews(views: list.views)) }
}

private struct ToolbarViews: View {
  let views: [AnyView]

  var body: some View { ForEach(Array(views.indices), id: \.self) { views[$0] } }
}
