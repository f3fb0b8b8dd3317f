/// Takes the views of another view apart, under the names that source for older systems uses.
///
/// New source uses ``Group/init(subviews:transform:)``, which does the same.
public enum _VariadicView {
  /// What takes the views.
  public typealias Root = _VariadicView_Root
  /// What makes a view of the views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of the views.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes any number of views of the views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views.
  public typealias Children = SubviewsCollection

  /// A view of which a root makes what is displayed.
  public nonisolated struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// What makes a view of the views.
    public var root: Root
    /// The views.
    public var content: Content

    /// Creates a view of which a root makes what is displayed.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    @MainActor public var body: some View {
      Group(subviews: content) { [root] in root.body(children: $0) }
    }
  }
}

/// What takes the views of another view: see ``_VariadicView``.
public protocol _VariadicView_Root {}

/// What makes a view of the views of another one.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View
  /// The view that is displayed. Runs when the number or the order of the views has changed.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of the views of another one.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes any number of views of the views of another one.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
