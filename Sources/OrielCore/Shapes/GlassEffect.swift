import FoundationEssentials

/// The shape of `glassEffect(_:in:)` unless another one is set: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass merges in SwiftUI. Here, the container only groups them.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container. The spacing has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

extension View {
  /// Puts the view on glass, in the view's frame. See ``Glass``.
  ///
  /// ```swift
  /// Label("Favorites", systemImage: "star").padding().glassEffect(.regular.tint(.yellow))
  /// ```
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    background(glass.overlay, in: shape).background {
      if let material = glass.material { shape.fill(material) }
    }
  }
}
