/// A view whose views are previews of their own.
@MainActor private protocol PreviewGroup {
  var previews: [AnyView] { get }
}

/// The previews of which a provider's view consists.
@MainActor enum PreviewParts {
  static func of<Content: View>(_ view: Content) -> [AnyView] {
    (view as? any PreviewGroup)?.previews ?? [AnyView(view)]
  }
}

extension TupleView: PreviewGroup {
  @MainActor fileprivate var previews: [AnyView] { views.flatMap { PreviewParts.of($0) } }
}

extension Group: PreviewGroup {
  @MainActor fileprivate var previews: [AnyView] { PreviewParts.of(body) }
}

extension ForEach: PreviewGroup where Content: View {
  @MainActor fileprivate var previews: [AnyView] { data.flatMap { PreviewParts.of(content($0)) } }
}

// An `if` without `else`.
extension Optional: PreviewGroup where Wrapped: View {
  @MainActor fileprivate var previews: [AnyView] { map { PreviewParts.of($0) } ?? [] }
}

extension EmptyView: PreviewGroup {
  @MainActor fileprivate var previews: [AnyView] { [] }
}

extension _ConditionalContent: PreviewGroup {
  @MainActor fileprivate var previews: [AnyView] {
    switch storage {
    case .first(let view): PreviewParts.of(view)
    case .second(let view): PreviewParts.of(view)
    }
  }
}

// A modifier of a group applies to each of its views.
extension ModifiedContent: PreviewGroup where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate var previews: [AnyView] {
    guard content is any PreviewGroup else { return [AnyView(self)] }
    let parts = PreviewParts.of(content)
    return parts.count == 1 ? [AnyView(self)] : parts.map { AnyView($0.modifier(modifier)) }
  }
}
