import OrielCore

/// The colors of texts and of what is behind them, as far as they are known without a theme.
@MainActor struct AuditColors {
  private let isDark: Bool

  init(isDark: Bool) { self.isDark = isDark }

  /// The colors of text, and of windows and cards, in GTK's default theme.
  private var text: Contrast.Components { isDark ? Self.gray(0xee) : SIMD3(0x2e, 0x34, 0x36) / 255 }
  private var surfaces: [Contrast.Components] {
    isDark ? [Self.gray(0x35), Self.gray(0x2d)] : [SIMD3(0xf6, 0xf5, 0xf4) / 255, .one]
  }

  private static func gray(_ level: Double) -> Contrast.Components { SIMD3(repeating: level / 255) }

  /// What is behind a view.
  private enum Background {
    /// The background of the window, or of a card in it.
    case desktop
    case color(Contrast.Components)
    case unknown
  }

  /// The contrast of a text to what is behind it; nil if one of the colors isn't known.
  ///
  /// The desktop's colors are legible on its backgrounds.
  func ratio(of element: TextElement, at node: LayoutNode) -> Double? {
    let foreground = element.style.foreground ?? .foreground(level: 0)
    switch (background(of: node), foreground) {
    case (.desktop, .color(let color)):
      guard let fixed = components(color) else { return nil }
      return surfaces.map { Contrast.ratio(Contrast.blend(fixed, over: $0, color.alpha), $0) }.min()
    case (.color(let surface), .color(let color)):
      guard let fixed = components(color) else { return nil }
      return Contrast.ratio(Contrast.blend(fixed, over: surface, color.alpha), surface)
    case (.color(let surface), .foreground(level: 0)): return Contrast.ratio(text, surface)
    default: return nil
    }
  }

  /// The components of a color that is the same in each theme, or for which an asset catalog has variants.
  private func components(_ color: Color) -> Contrast.Components? {
    switch color.base {
    case .rgb(let red, let green, let blue): SIMD3(red, green, blue)
    case .named(.black): .zero
    case .named(.white): .one
    case .named: nil
    case .asset(let asset): components(asset.color(in: AssetAppearance(isDark: isDark)))
    }
  }

  private func background(of node: LayoutNode) -> Background {
    var inner = node
    while let outer = inner.around {
      if let widget = outer.testWidget, widget.element.takesInput != nil { return .unknown }
      if let layers = outer as? LayerNode, layers.configuration.role == .background, layers.content === inner,
        let layer = layers.layer, let background = fill(of: layer)
      {
        return background
      }
      if outer is ZStackNode {
        let behind = outer.children.prefix { $0 !== inner }.reversed().lazy.compactMap { fill(of: $0) }.first
        if let behind { return behind }
      }
      inner = outer
    }
    return .desktop
  }

  /// The color with which a node is filled; nil if nothing is drawn there.
  private func fill(of node: LayoutNode) -> Background? {
    if let drawn = node as? DrawnNode {
      guard drawn.content != .canvas else { return .unknown }
      guard case .color(let color) = drawn.drawing.fill else { return .unknown }
      if color.base == .named(.clear) || color.alpha == 0 { return nil }
      guard color.alpha == 1, let fixed = components(color) else { return .unknown }
      return .color(fixed)
    }
    guard node.kind != .leaf else { return node.testWidget?.element is ImageElement ? .unknown : nil }
    return node.childCount == 1 ? node.firstChild.flatMap { fill(of: $0) } : node.childCount == 0 ? nil : .unknown
  }
}
