import Oriel

/// The options of the sample sheet.
@MainActor @Observable final class SheetOptions {
  enum Fill: Hashable { case automatic, color, translucent, material, gradient, view }
  enum Size: Hashable { case automatic, fitted, form, page }
  enum Interaction: Hashable { case automatic, enabled, throughMedium, disabled }

  var isHeld = false
  var detents: Set<DetentChoice> = []
  var indicator = Visibility.automatic
  var fill = Fill.automatic
  var corners: CGFloat?
  var background = Interaction.automatic
  var scrolls = false
  var size = Size.automatic
  var placement = PresentationPlacement.automatic
  var fadesIn = false
  var adaptation = PresentationAdaptation.automatic

  static let fills: [(name: String, value: Fill)] = [
    ("Usual", .automatic), ("Color", .color), ("Translucent", .translucent), ("Material", .material),
    ("Gradient", .gradient), ("View", .view),
  ]
  static let corners: [(name: String, value: CGFloat?)] = [("Usual", nil), ("Square", 0), ("Round", 32)]
  static let placements: [(name: String, value: PresentationPlacement)] = [
    ("Usual", .automatic), ("Center", .center), ("Leading", .leading), ("Trailing", .trailing),
  ]
  static let adaptations: [(name: String, value: PresentationAdaptation)] = [
    ("Usual", .automatic), ("None", .none), ("Popover", .popover), ("Sheet", .sheet), ("Cover", .fullScreenCover),
  ]

  /// Adds a detent to the set, or removes it.
  func toggle(_ choice: DetentChoice) -> Binding<Bool> {
    Binding {
      self.detents.contains(choice)
    } set: {
      if $0 { self.detents.insert(choice) } else { self.detents.remove(choice) }
    }
  }

  var backgroundInteraction: PresentationBackgroundInteraction {
    switch background {
    case .automatic: .automatic
    case .enabled: .enabled
    case .throughMedium: .enabled(upThrough: .medium)
    case .disabled: .disabled
    }
  }
}
