/// The appearance of forms; see `formStyle(_:)`.
@MainActor @preconcurrency public protocol FormStyle {
  static var _look: _FormLook { get }
}

/// One of the platform's appearances of forms.
public struct _FormLook: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case grouped, columns }
  package let kind: Kind
}

/// The platform's default: grouped rows.
public struct AutomaticFormStyle: FormStyle {
  public static var _look: _FormLook { _FormLook(kind: .grouped) }
  /// Creates the style.
  public nonisolated init() {}
}

/// Rows in boxes, in a scrollable column.
public struct GroupedFormStyle: FormStyle {
  public static var _look: _FormLook { _FormLook(kind: .grouped) }
  /// Creates the style.
  public nonisolated init() {}
}

/// Rows without boxes, in a column that doesn't scroll.
public struct ColumnsFormStyle: FormStyle {
  public static var _look: _FormLook { _FormLook(kind: .columns) }
  /// Creates the style.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's default: grouped rows.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in boxes, in a scrollable column.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Rows without boxes, in a column that doesn't scroll.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormLookKey: EnvironmentKey { static var defaultValue: _FormLook.Kind { .grouped } }

extension EnvironmentValues {
  var formLook: _FormLook.Kind {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms within this view. It is read when a form is created.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formLook, S._look.kind) }
}

/// A form without boxes.
@MainActor final class ColumnsFormNode<Content: View>: StoredViewNode<Form<Content>> {
  private var child: _ViewNode<ColumnsForm<Content>>?

  override init(_ view: Form<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = ColumnsForm._makeNode(ColumnsForm(content: view.content), in: context.below(self))
  }

  override func update(_ newView: Form<Content>) {
    view = newView
    child?.update(ColumnsForm(content: newView.content))
  }

  override func unmountChildren() { child?.unmount() }
  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { child?.forEachLayoutNode(body) }
  override var lastLayoutNode: LayoutNode? { child?.lastLayoutNode }
}

struct ColumnsForm<Content: View>: View {
  let content: Content

  var body: some View { VStack(alignment: .leading, spacing: 10) { content } }
}
