import CGtk
import FoundationEssentials
import OrielCore

extension WidgetLayout.Measurement {
  /// The length for a proposed length.
  func length(for proposed: CGFloat?, fills: Bool) -> CGFloat {
    guard let proposed else { return CGFloat(natural) }
    if fills { return max(CGFloat(minimum), proposed) }
    return max(CGFloat(minimum), min(proposed.rounded(.down), CGFloat(natural)))
  }
}

extension CGFloat {
  /// The length in GTK's units; -1 if there is no limit.
  var orUnlimited: Int32 { self < 1_000_000 ? pixels : -1 }
}
