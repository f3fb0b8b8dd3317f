/// What previews of several views have around them, such as a model with samples.
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
  /// The type of what the previews share.
  associatedtype Context = Void
  /// The type of view that `body(content:context:)` returns.
  associatedtype Body: View
  /// The views of the preview.
  typealias Content = PreviewModifierContent

  /// Makes what all previews with this type of modifier share. Called once, before the first of them shows.
  static func makeSharedContext() async throws -> Context

  /// Puts the views of a preview into what they need.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing.
  public static func makeSharedContext() async throws {}
}

/// The views of a preview, as a ``PreviewModifier`` gets them.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// What it consists of.
  public var body: some View { content }
}

/// Shows a preview when what its modifier shares has been made.
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

/// What the modifiers of previews share.
@MainActor private enum SharedContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    if let known = made[ObjectIdentifier(type)] as? Modifier.Context { return known }
    let context = try await type.makeSharedContext()
    made[ObjectIdentifier(type)] = context
    return context
  }
}
