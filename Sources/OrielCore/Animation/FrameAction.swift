/// An action that runs for each frame of a window, until it is stopped or returns false.
package final class FrameAction: FrameMover {
  private var action: (() -> Bool)?

  /// - Parameter action: returns whether it runs for the next frame.
  package init(_ action: @escaping () -> Bool) { self.action = action }

  package func stop() { action = nil }

  package func step() -> Bool { action?() ?? false }
}
