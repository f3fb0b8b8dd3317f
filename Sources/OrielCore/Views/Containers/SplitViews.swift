/// A row of views with dividers between them, which the user moves.
///
/// ```swift
/// HSplitView {
///   FileList().frame(minWidth: 120, idealWidth: 200, maxWidth: 400)
///   Editor().frame(minWidth: 200, maxWidth: .infinity)
/// }
/// ```
///
/// Initially the width is divided as in an ``HStack``. The minimum and the maximum width of a view limit how far the user
/// can move a divider. When the size of the split view changes, the views keep the proportions that the user has chosen.
/// The keyboard focus can be moved to a divider: the arrow keys, Home and End move it. Each divider is a separator
/// widget in GTK, which assistive technology reads and sets as the width of the view before it.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a row of the views that `content` returns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// A column of views with dividers between them, which the user moves. See ``HSplitView``.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a column of the views that `content` returns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

/// The positions of the dividers of a split view.
@MainActor private final class SplitModel: DependencySource {
  private weak var layout: SplitStackNode?
  private var dividers: [SplitStackNode.Divider] = []

  /// The number of dividers that the panes need.
  let count = DividerCount()

  func follow(_ layout: SplitStackNode) {
    self.layout = layout
    layout.didMove = { [weak self] in MainActor.assumeIsolated { self?.layoutDidMove() } }
  }

  private func layoutDidMove() {
    guard let layout else { return }
    dividers = layout.dividers
    count.value = dividers.count
    notifyReaders()
  }

  /// The position of a divider; nil while its pane is being removed.
  func divider(_ index: Int) -> SplitStackNode.Divider? {
    recordRead()
    return dividers.indices.contains(index) ? dividers[index] : nil
  }

  func setLength(_ length: Double, ofPane index: Int) { layout?.setLength(length, ofPane: index) }
}

/// A number that views depend on.
@MainActor private final class DividerCount: DependencySource {
  private var stored = 0

  var value: Int {
    get {
      recordRead()
      return stored
    }
    set {
      guard newValue != stored else { return }
      stored = newValue
      notifyReaders()
    }
  }
}

private struct SplitPanes<Content: View>: View {
  @State private var model = SplitModel()
  let axis: Axis
  let content: Content

  var body: some View {
    SplitStack(axis: axis, model: model, dividerCount: model.count.value, content: content)
  }
}

private struct SplitStack<Content: View>: LayoutView {
  typealias Body = Never

  let axis: Axis
  let model: SplitModel
  let dividerCount: Int
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  var contained: TupleView<(Content, ForEach<Range<Int>, Int, ModifiedContent<SplitDivider, SplitDividerModifier>>)> {
    let dividers = ForEach(0..<dividerCount, id: \.self) { index in
      ModifiedContent(
        content: SplitDivider(axis: axis, model: model, index: index), modifier: SplitDividerModifier(index: index))
    }
    return TupleView((content, dividers))
  }

  var stackAxis: Axis? { axis }

  func makeLayout() -> SplitStackNode {
    let layout = SplitStackNode(axis)
    model.follow(layout)
    return layout
  }

  func update(_ layout: SplitStackNode) {}
}

private struct SplitDividerModifier: LayoutModifier {
  let index: Int

  func makeLayout() -> SplitDividerNode { SplitDividerNode(index) }
  func update(_ layout: SplitDividerNode) { layout.index = index }
}

/// A divider of a split view.
private struct SplitDivider: PrimitiveView {
  typealias Body = Never

  let axis: Axis
  let model: SplitModel
  let index: Int

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  func element(in context: ElementContext) -> SplitDividerElement {
    let divider = model.divider(index)
    return SplitDividerElement(
      axis: axis, length: divider?.length ?? 0, minimum: divider?.minimum ?? 0, maximum: divider?.maximum ?? 0)
  }

  func handle(_ event: SplitDividerEvent, in context: ElementContext) {
    switch event {
    case .moved(let length): model.setLength(length, ofPane: index)
    }
  }
}

/// A line between two panes of a split view, which the user moves.
package struct SplitDividerElement: Element {
  package typealias Event = SplitDividerEvent

  /// The axis along which the panes are arranged.
  package var axis: Axis
  /// The length of the pane before it, in pixels, and its limits.
  package var length: Double
  package var minimum: Double
  package var maximum: Double

  package var isMovable: Bool { maximum > minimum }
}

/// The events that a divider reports.
package enum SplitDividerEvent: WidgetEvent, Equatable {
  /// The user gives the pane before the divider another length.
  case moved(Double)
}
