/// Several views treated as one, without a container of their own.
///
/// A modifier on the group applies to each of them.
public struct Group<Content: View>: View {
  private let content: Content

  /// Groups what `content` builds.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// What it consists of.
  public var body: Content { content }
}
