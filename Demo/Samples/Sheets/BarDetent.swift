import Oriel

/// A custom detent: the height of a bar.
struct BarDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { max(120, context.maxDetentValue * 0.2) }
}

/// The detents of the Gallery, by name.
enum DetentChoice: String, CaseIterable {
  case bar, medium, large, fixed

  var detent: PresentationDetent {
    switch self {
    case .bar: .custom(BarDetent.self)
    case .medium: .medium
    case .large: .large
    case .fixed: .height(300)
    }
  }

  /// The name of a height.
  static func name(of detent: PresentationDetent) -> String {
    allCases.first { $0.detent == detent }?.rawValue ?? "other"
  }
}
