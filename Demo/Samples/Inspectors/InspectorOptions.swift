import Oriel

/// What an inspector can be told, as far as the Gallery tries it.
@MainActor @Observable final class InspectorOptions {
  enum Width: Hashable { case usual, flexible, fixed }

  var isHeld = false
  var width = Width.usual
  var adaptation = PresentationAdaptation.automatic
}
