import Oriel

/// The kind of letters.
enum Typeface: String, CaseIterable, Identifiable {
  case sans, serif, monospaced

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .sans: "Sans"
    case .serif: "Serif"
    case .monospaced: "Monospace"
    }
  }

  var design: Font.Design {
    switch self {
    case .sans: .default
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

/// How wide the column of the text becomes.
enum LineWidth: String, CaseIterable, Identifiable {
  case narrow, medium, wide, full

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .narrow: "Narrow"
    case .medium: "Medium"
    case .wide: "Wide"
    case .full: "As Wide as the Window"
    }
  }

  /// In letters.
  private var letters: Double? {
    switch self {
    case .narrow: 60
    case .medium: 75
    case .wide: 100
    case .full: nil
    }
  }

  /// The space beside the column in an area.
  func margin(in width: Double, fontSize: Double) -> Double {
    let least = width < 500 ? 10.0 : 28.0
    guard let letters else { return least }
    // A letter is about half as wide as the font is high; a point is 4/3 pixels.
    return max(least, (width - letters * fontSize * 0.52 * 4 / 3) / 2)
  }
}

/// The look of the text, the same in all windows.
struct WritingSettings: DynamicProperty {
  static let sizes = 8.0...36.0
  static let usualSize = 12.0

  @AppStorage("typeface") var typeface = Typeface.sans
  @AppStorage("fontSize") var fontSize = usualSize
  @AppStorage("lineWidth") var lineWidth = LineWidth.medium
  @AppStorage("showsStatusBar") var showsStatusBar = true

  var font: Font { .system(size: fontSize, design: typeface.design) }

  /// Makes the letters larger or smaller.
  func zoom(by step: Double) {
    fontSize = min(max(fontSize + step, Self.sizes.lowerBound), Self.sizes.upperBound)
  }
}
