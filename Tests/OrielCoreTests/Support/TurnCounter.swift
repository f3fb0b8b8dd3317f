import OrielCore

/// A scheduler that only counts what it is asked for, and a container of whatever it is given.
@MainActor final class TurnCounter: TurnScheduler, WidgetContainer {
  private(set) var count = 0

  func scheduleTurn(_ turn: @escaping @MainActor () -> Void) { count += 1 }
  func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void) { count += 1 }
  func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {}
  func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {}
  func remove(_ widget: any PlatformWidget) {}
}
