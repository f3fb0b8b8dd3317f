import Oriel

/// The options of the sample inspector.
@MainActor @Observable final class InspectorOptions {
  enum Width: Hashable { case usual, flexible, fixed }

  var isHeld = false
  var width = Width.usual
  var adaptation = PresentationAdaptation.automatic
}
