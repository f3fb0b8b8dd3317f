/// A collection of views without a layout of its own.
///
/// A modifier of the group applies to each of its views.
///
/// ```swift
/// Group {
///   Text("First")
///   Text("Second")
/// }
/// .padding(8)
/// ```
public struct Group<Content: View>: View {
  private let content: Content

  /// Creates a group of the views that `content` returns.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content { content }
}
