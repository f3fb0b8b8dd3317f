/// A modifier for several previews, which can share a context, such as a model with sample data.
///
/// ```swift
/// struct Samples: PreviewModifier {
///   static func makeSharedContext() async throws -> Library { try await Library.samples() }
///   func body(content: Content, context: Library) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(Samples())) { BookList() }
/// ```
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of view that `body(content:context:)` returns.
  associatedtype Body: View
  /// The views of the preview.
  typealias Content = PreviewModifierContent

  /// Returns the context that all previews with this type of modifier share. Called once, before the first of them is
  /// displayed.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified views of a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context.
  public static func makeSharedContext() async throws {}
}

/// The views of a preview in the `body(content:context:)` of a ``PreviewModifier``.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

/// Displays a preview when the context of its modifier has been created.
struct PreviewModifierView<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?
  @State private var failure: String?

  init(modifier: Modifier, content: AnyView) {
    self.modifier = modifier
    self.content = content
  }

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Text(verbatim: failure ?? "").task { await load() }
    }
  }

  private func load() async {
    do {
      context = try await SharedContexts.context(of: Modifier.self)
    } catch {
      failure = "\(error)"
    }
  }
}

/// The contexts of preview modifiers.
@MainActor private enum SharedContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    if let known = made[ObjectIdentifier(type)] as? Modifier.Context { return known }
    let context = try await type.makeSharedContext()
    made[ObjectIdentifier(type)] = context
    return context
  }
}
