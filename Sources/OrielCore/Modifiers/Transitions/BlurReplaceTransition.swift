import FoundationEssentials

/// Fades the view in and out, blurred and scaled.
///
/// ```swift
/// Text(title).id(title).transition(.blurReplace)
/// ```
public struct BlurReplaceTransition {
  /// The direction of the scaling.
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsAtEnd: Bool

    /// The view grows while it is inserted, and shrinks while it is removed.
    public static let downUp = Configuration(growsAtEnd: false)
    /// The view grows both while it is inserted and while it is removed.
    public static let upUp = Configuration(growsAtEnd: true)
  }

  /// The direction of the scaling.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 10)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.8
    case .identity: 1
    case .didDisappear: configuration.growsAtEnd ? 1.2 : 0.8
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades the view in and out, blurred and scaled.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Fades the view in and out, blurred and scaled in a direction.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
