/// Something that is done for each frame of a window until it is stopped, or says that it is done.
package final class FrameAction: FrameMover {
  private var action: (() -> Bool)?

  /// - Parameter action: returns whether it goes on.
  package init(_ action: @escaping () -> Bool) { self.action = action }

  package func stop() { action = nil }

  package func step() -> Bool { action?() ?? false }
}
