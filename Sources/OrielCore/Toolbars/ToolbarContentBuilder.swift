/// A result builder for toolbar content.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> _ToolbarContentList {
    _ToolbarContentList([Content._makeView(content)])
  }

  public static func buildBlock(_ content: _ToolbarContentList...) -> _ToolbarContentList {
    content.count == 1 ? content[0] : _ToolbarContentList(content.map { _ToolbarContentList._makeView($0) })
  }

  public static func buildOptional(_ content: _ToolbarContentList?) -> _ToolbarContentList {
    let view = content.map { _ToolbarContentList._makeView($0) }
    return _ToolbarContentList([AnyView(Group { if let view { view } })])
  }

  public static func buildEither(first content: _ToolbarContentList) -> _ToolbarContentList {
    _ToolbarContentList([AnyView(ToolbarBranch(isFirst: true, content: _ToolbarContentList._makeView(content)))])
  }

  public static func buildEither(second content: _ToolbarContentList) -> _ToolbarContentList {
    _ToolbarContentList([AnyView(ToolbarBranch(isFirst: false, content: _ToolbarContentList._makeView(content)))])
  }

  public static func buildLimitedAvailability(_ content: _ToolbarContentList) -> _ToolbarContentList { content }
}

/// One of two branches, each with its own identity.
private struct ToolbarBranch: View {
  let isFirst: Bool
  let content: AnyView

  var body: some View { if isFirst { content } else { content } }
}

/// Several items of a toolbar.
public struct _ToolbarContentList: ToolbarContent, _Primitive, CustomizableToolbarContent {
  public typealias Body = Never

  private let views: [AnyView]

  init(_ views: [AnyView]) { self.views = views }

  public static func _makeView(_ list: Self) -> AnyView { AnyView(ToolbarViews(views: list.views)) }
}

private struct ToolbarViews: View {
  let views: [AnyView]

  var body: some View { ForEach(Array(views.indices), id: \.self) { views[$0] } }
}
