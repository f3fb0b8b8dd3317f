import OrielCore

// The rules for colors, for tinted controls, and for an accent color that isn't the theme's.
extension StyleSheet {
  /// The classes of the palette's colors and of the levels of the foreground.
  nonisolated static func colors(_ palette: Palette) -> StyleRules {
    var rules: StyleRules = ""
    for use in [Palette.Use.text, .area] {
      for name in OrielCore.Color.Name.allCases {
        guard let hex = palette.hex(name, for: use) else { continue }
        rules += "\(.color)\(.color(name, for: use)) { color: \(css(hex)); }\n"
      }
      for level in 1...4 {
        let strength = palette.strength(level: level, for: use)
        rules += "\(.color)\(.foreground(level: level, for: use)) { color: alpha(currentColor, \(strength)); }\n"
      }
      let strength = palette.strength(level: 1, for: use)
      rules += "\(.color)\(.color(.secondary, for: use)) { color: alpha(currentColor, \(strength)); }\n"
    }
    // The theme has no name for this color: darkened as in GTK's own themes.
    rules += "\(.color)\(.barColor) { color: shade(@theme_bg_color, \(palette.variant.isDark ? 0.76 : 0.91)); }\n"
    return rules
  }

  // MARK: Tints

  /// The rules for controls tinted in a color of the palette.
  nonisolated static func tintRules(_ color: OrielCore.Color.Name, in palette: Palette) -> StyleRules {
    guard let hex = palette.hex(color, for: .area) else { return "" }
    return rules(tint: .tint(color), hex, in: palette, foreground: color == .accent ? palette.onAccent : nil)
  }

  /// The rules for controls tinted in a color.
  /// - Parameter foreground: the color of what is on it; nil for black or white, whichever has more contrast.
  nonisolated static func rules(
    tint: StyleClass, _ hex: Palette.Hex, in palette: Palette, foreground: Palette.Hex? = nil
  ) -> StyleRules {
    let color = css(hex)
    let text = css(palette.text(onTint: hex))
    return """
      button\(tint) {
        background-image: none; background-color: alpha(\(color), \(Palette.tintStrength)); color: \(text);
        border-color: alpha(\(color), 0.5); text-shadow: none; -gtk-icon-shadow: none; box-shadow: none; }
      button\(tint):hover { background-color: alpha(\(color), \(Palette.tintStrength + 0.07)); }
      button\(tint):active { background-color: alpha(\(color), \(Palette.tintStrength + 0.15)); }
      button\(.suggestedAction)\(tint):not(\(.flat)), switch\(tint):checked, checkbutton\(tint) > check:checked,
      button\(tint):checked {
        background-image: none; background-color: \(color); color: \(css(foreground ?? Palette.foreground(on: hex)));
        border-color: shade(\(color), 0.85); text-shadow: none; -gtk-icon-shadow: none; }
      button\(.suggestedAction)\(tint):hover, button\(tint):checked:hover { background-color: shade(\(color), 1.08); }
      button\(.suggestedAction)\(tint):active, button\(tint):checked:active { background-color: shade(\(color), 0.9); }
      button\(tint):disabled { opacity: 0.6; }
      switch\(tint):checked > slider { border-color: shade(\(color), 0.8); }
      scale\(tint) > trough > highlight { background-image: none; background-color: \(color);
        border-color: shade(\(color), 0.85); }
      scale\(tint):disabled > trough > highlight { opacity: 0.6; }
      progressbar\(tint) > trough { background-image: none; background-color: alpha(\(color), 0.3);
        border-color: transparent; }
      progressbar\(tint) > trough > progress { background-image: none; background-color: \(color);
        border-color: shade(\(color), 0.85); }
      spinner\(tint), \(.ring)\(tint) { color: \(color); }
      levelbar\(tint) > trough > block.filled { background-color: \(color); border-color: \(color); }
      button\(.flat)\(tint), button\(.link)\(tint) { background-color: transparent; color: \(text);
        border-color: transparent; }
      button\(.flat)\(tint):hover { background-color: alpha(\(color), \(Palette.tintStrength)); }

      """
  }

  // MARK: Accent

  /// The rules with which controls have the palette's accent color in place of the theme's.
  nonisolated static func accent(_ palette: Palette) -> StyleRules {
    let color = css(palette.accent)
    let text = css(palette.hex(.accent, for: .text) ?? palette.accent)
    let foreground = css(palette.onAccent)
    return """
      @define-color theme_selected_bg_color \(color);
      @define-color theme_selected_fg_color \(foreground);
      @define-color accent_bg_color \(color);
      @define-color accent_fg_color \(foreground);
      @define-color accent_color \(text);
      button\(.suggestedAction):not(\(.flat)):not(:disabled), switch:checked:not(:disabled), check:checked:not(:disabled),
      radio:checked:not(:disabled), check:indeterminate:not(:disabled), radio:indeterminate:not(:disabled) {
        background-image: none; background-color: \(color); border-color: shade(\(color), 0.8); color: \(foreground);
        text-shadow: none; -gtk-icon-shadow: none; }
      button\(.suggestedAction):not(\(.flat)):hover { background-color: shade(\(color), 1.08); }
      button\(.suggestedAction):not(\(.flat)):active { background-color: shade(\(color), 0.9); }
      switch:checked > slider { border-color: shade(\(color), 0.8); }
      button\(.suggestedAction)\(.flat), button\(.link), link { color: \(text); }
      scale > trough > highlight:not(:disabled), progressbar > trough > progress,
      levelbar > trough > block.high, levelbar > trough > block.filled {
        background-image: none; background-color: \(color); border-color: \(color); }
      scale > trough > slider:active { border-color: shade(\(color), 0.8); }
      entry progress > trough > progress { border-color: \(color); }
      listview:not(\(.navigationSidebar)) > row:selected, list:not(\(.navigationSidebar)) > row:selected,
      flowboxchild:selected, gridview > child:selected, treeview:selected, label.day-number:selected {
        background-color: \(color); color: \(foreground); }
      label.day-number:checked { background-color: alpha(\(color), 0.3); }
      selection:focus-within { background-color: alpha(\(color), 0.3); }
      notebook > header.top > tabs > tab:checked { box-shadow: inset 0 -4px \(color); }
      button:focus-visible, switch:focus-visible, switch > slider, checkbutton:focus-visible, label:focus-visible,
      scale:focus-visible > trough, row:focus-visible, row:focus-within, flowboxchild:focus-visible,
      gridview > child:focus-visible, link:focus-visible, entry:focus-within, spinbutton:focus-within,
      expander-widget:focus-visible > box > title, label.day-number:focus { outline-color: alpha(\(color), 0.5); }

      """
  }

  nonisolated static func css(_ hex: Palette.Hex) -> String {
    "rgb(\(hex >> 16), \(hex >> 8 & 0xff), \(hex & 0xff))"
  }
}
