import FoundationEssentials

/// The scroll view when its phase has changed. See ``View/onScrollPhaseChange(_:)``.
public struct ScrollPhaseChangeContext {
  /// The content and its visible part.
  public let geometry: ScrollGeometry
  /// The velocity of the content in application pixels per second; nil if it isn't known, as for a mouse wheel.
  public let velocity: CGVector?
}

extension View {
  /// Runs an action when something else moves the content of the scroll view in this view: the user, code, or nothing.
  ///
  /// A mouse wheel, a finger and a dragged scroll bar count as `interacting` until the content hasn't moved for a moment. With
  /// several scroll views, the first one is observed; a ``List`` and a ``Table`` aren't.
  ///
  /// - Parameter action: runs with the former and the new phase, when the phase has changed.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// The variant of `onScrollPhaseChange(_:)` that also passes the geometry and the velocity.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

private struct ScrollPhaseModifier: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var observer = ScrollPhaseObserver()

  func body(content: Content) -> some View {
    let _ = observer.update(action)
    content.scrollObserver(observer.link)
  }
}

@MainActor private final class ScrollPhaseObserver {
  let link = ScrollLink()
  private var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  nonisolated init() {}

  func update(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
    if link.phaseDidChange == nil {
      link.phaseDidChange = { [weak self] in
        let (old, new, velocity) = ($0, $1, $2)
        MainActor.assumeIsolated { self?.report(old, new, velocity) }
      }
    }
  }

  private func report(_ old: ScrollPhase, _ new: ScrollPhase, _ velocity: Size?) {
    let context = ScrollPhaseChangeContext(
      geometry: ScrollGeometry(link.surface) ?? .zero,
      velocity: velocity.map { CGVector(dx: $0.width, dy: $0.height) })
    action?(old, new, context)
  }
}
