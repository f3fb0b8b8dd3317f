extension StyleSheet {
  /// The sheet's rules for a palette.
  nonisolated static func rules(for palette: Palette) -> StyleRules {
    var rules = colors(palette)
    if palette.replacesAccent { rules += accent(palette) }
    rules += fonts
    rules += controls
    return rules
  }

  /// GNOME's text styles, relative to the user's font size.
  private nonisolated static let fonts: StyleRules = """
    \(.font)\(.largeTitleFont) { font-size: 200%; font-weight: 800; }
    \(.font)\(.titleFont) { font-size: 164%; font-weight: 800; }
    \(.font)\(.title2Font) { font-size: 136%; font-weight: 800; }
    \(.font)\(.title3Font) { font-size: 118%; font-weight: 700; }
    \(.font)\(.headlineFont) { font-weight: 700; }
    \(.font)\(.subheadlineFont) { font-size: 91%; }
    \(.font)\(.footnoteFont) { font-size: 91%; }
    \(.font)\(.captionFont) { font-size: 82%; }
    \(.font)\(.caption2Font) { font-size: 75%; }

    """

  private nonisolated static let controls: StyleRules = """
    \(.color)\(.backgroundColor) { color: @theme_bg_color; }
    \(.color)\(.raised(level: 1)) { color: @theme_base_color; }
    \(.color)\(.raised(level: 2)) { color: mix(@theme_base_color, @theme_fg_color, 0.04); }
    \(.color)\(.raised(level: 3)) { color: mix(@theme_base_color, @theme_fg_color, 0.08); }
    \(.color)\(.raised(level: 4)) { color: mix(@theme_base_color, @theme_fg_color, 0.12); }
    \(.color)\(.separatorColor) { color: @borders; }
    \(.color)\(.selectionColor) { color: @theme_selected_bg_color; }
    button\(.plainButton), button\(.customButton) { min-width: 0; min-height: 0; padding: 0; border: none; border-radius: 4px; background: none;
      box-shadow: none; text-shadow: none; color: inherit; }
    button\(.customButton) { border-radius: 6px; outline-offset: 1px; }
    button\(.focusTarget) { opacity: 1; outline-offset: 0; }
    \(StyleNode.layout)\(.focusTarget) { border-radius: 6px; }
    \(StyleNode.layout)\(.focusTarget):focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.5);
      outline-offset: 0; }
    \(StyleNode.layout)\(.ringless), button\(.ringless) { outline: none; }
    \(StyleNode.layout)\(.ringless):focus-visible, button\(.ringless):focus-visible { outline: none; }
    box\(.linked):focus-visible { border-radius: 6px; outline: 2px solid alpha(@theme_selected_bg_color, 0.5);
      outline-offset: 1px; }
    frame\(.groupBox) { padding: 12px; border: 1px solid @borders; border-radius: 8px;
      background-color: alpha(currentColor, 0.03); }
    \(StyleNode.layout)\(.ring) { color: @theme_selected_bg_color; }
    button\(.capsule), button\(.circle) { border-radius: 9999px; }
    button\(.circle) { padding: 4px; }
    headerbar\(.flat) { background: none; box-shadow: none; border: none; }
    button\(.mini) { min-height: 14px; padding: 1px 6px; font-size: 82%; }
    button\(.small) { min-height: 18px; padding: 2px 8px; font-size: 91%; }
    button\(.large) { min-height: 30px; padding: 6px 20px; }
    button\(.extraLarge) { min-height: 38px; padding: 8px 28px; font-size: 110%; }
    box\(.textArea) { min-height: 32px; border: 1px solid @borders; border-radius: 5px;
      background-color: @theme_base_color; }
    box\(.textArea):focus-within { border-color: @theme_selected_bg_color;
      box-shadow: inset 0 0 0 1px @theme_selected_bg_color; }
    textview\(.textEditor):not(\(.flat)):focus-visible, calendar:focus-visible {
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: -2px; }
    textview\(.textEditor)\(.ringless):focus-visible, entry\(.ringless):focus-within { outline: none; }
    box\(.textArea)\(.flat) { border: none; box-shadow: none; background: none; min-height: 0; }
    box\(.textArea) textview, box\(.textArea) textview > text { background: none; }
    box\(.textArea) textview { padding: 6px 8px; }
    box\(.textArea)\(.flat) textview { padding: 0; }
    box\(.textArea) label\(.placeholder) { padding: 6px 8px; }
    box\(.textArea)\(.flat) label\(.placeholder) { padding: 0; }
    entry\(.square), box\(.textArea)\(.square) { border-radius: 0; }
    entry\(.capsule), box\(.textArea)\(.capsule) { border-radius: 9999px; }
    list\(.boxed) { border: 1px solid @borders; border-radius: 12px; background-color: @theme_base_color; }
    list\(.boxed) > row { min-height: 34px; padding: 8px 12px; border-bottom: 1px solid alpha(currentColor, 0.1); }
    list\(.boxed) > row:first-child { border-top-left-radius: 11px; border-top-right-radius: 11px; }
    list\(.boxed) > row:last-child { border-bottom-left-radius: 11px; border-bottom-right-radius: 11px;
      border-bottom: none; }
    list\(.boxed) > row\(.fieldRow) { min-height: 38px; padding: 6px 12px; }
    list\(.boxed) > row\(.fieldRow):focus-within { outline: 2px solid alpha(@theme_selected_bg_color, 0.5);
      outline-offset: -2px; }
    label\(.fieldTitle) { font-size: 82%; }
    entry\(.rowField):not(\(.rounded)) { background: none; border: none; box-shadow: none; padding: 0;
      outline-offset: 4px; }
    row\(.fieldRow) entry\(.rowField):not(\(.rounded)) { min-height: 0; outline: none; }
    box\(.textArea)\(.rowField):not(\(.rounded)) { border: none; box-shadow: none; background: none;
      min-height: 0; }
    box\(.textArea)\(.rowField):not(\(.rounded)):focus-within {
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: 4px; }
    row\(.fieldRow) box\(.textArea)\(.rowField):not(\(.rounded)):focus-within { outline: none; }
    box\(.textArea)\(.rowField):not(\(.rounded)) textview { padding: 0; }
    box\(.textArea)\(.rowField):not(\(.rounded)) label\(.placeholder) { padding: 0; }
    listview\(.groupedList), listview\(.navigationSidebar) { background: none; }
    listview\(.plainList) > row { padding: 0; }
    listview\(.clearBackground), textview\(.clearBackground), textview\(.clearBackground) > text { background: none; }
    listview > row\(.separatedRow) { border-bottom: 1px solid alpha(currentColor, 0.1); }
    listview\(.insetList) > row { padding: 0; margin: 0 8px; border-radius: 8px; }
    listview\(.groupedList) > row { padding: 0; margin: 0 12px; min-height: 34px; background-color: @theme_base_color;
      border: 1px solid @borders; border-top: none; border-bottom-color: transparent; }
    listview\(.groupedList) > row\(.separatedRow) { border-bottom-color: alpha(currentColor, 0.1); }
    listview\(.groupedList) > row\(.firstRow) { border-top: 1px solid @borders;
      border-top-left-radius: 11px; border-top-right-radius: 11px; }
    listview\(.groupedList) > row\(.lastRow) { border-bottom-color: @borders; border-bottom-left-radius: 11px;
      border-bottom-right-radius: 11px; }
    listview\(.groupedList) > row:selected { background-color: @theme_selected_bg_color; }
    listview\(.navigationSidebar) > row { padding: 0; }
    columnview > listview > row\(.alternateRow):not(:selected) { background-color: alpha(currentColor, 0.04); }
    listview > row\(.headerRow) { padding-top: 8px; font-weight: 700; }
    columnview > listview > row\(.headerRow) > cell { border-color: transparent; }
    listview > row\(.footerRow) { font-size: 91%; }
    listview > row\(.headerRow), listview > row\(.footerRow), listview > row\(.headerRow):hover,
    listview > row\(.footerRow):hover { background: none; border: none; }
    listview > row\(.headerRow)\(.separatedRow), listview > row\(.footerRow)\(.separatedRow),
    listview > row\(.headerRow)\(.separatedRow):hover, listview > row\(.footerRow)\(.separatedRow):hover {
      border-bottom: 1px solid alpha(currentColor, 0.1); }
    listview > row\(.gapAboveRow) { box-shadow: inset 0 2px @theme_selected_bg_color; }
    listview > row\(.gapBelowRow) { box-shadow: inset 0 -2px @theme_selected_bg_color; }
    listview:drop(active), \(StyleNode.layout):drop(active) { box-shadow: none; }
    \(StyleNode.layout)\(.dropFrame) { border-radius: 6px; box-shadow: inset 0 0 0 2px @theme_selected_bg_color; }
    box\(.draggedRow) { border-radius: 6px; background-color: @theme_base_color; border: 1px solid @borders; }
    box\(.draggedRow) > label { margin: 0 8px; padding: 0 6px; border-radius: 99px; font-weight: bold;
      color: @theme_selected_fg_color; background-color: @theme_selected_bg_color; }
    window\(.sheet)\(.clientDecorated):not(\(.solidDecorated)):not(\(.fullscreen)) { border-radius: 12px; }
    window\(.sheet)\(.clear) { background: none; }
    window\(.sheet)\(.besidePanel) { background: rgba(0, 0, 0, 0.3); box-shadow: none; }
    window\(.sheet)\(.clientDecorated)\(.besidePanel):not(\(.solidDecorated)):not(\(.fullscreen)) {
      border-radius: 9px 9px 0 0; }
    window\(.sheet)\(.clientDecorated)\(.besidePanel)\(.square):not(\(.solidDecorated)):not(\(.fullscreen)) {
      border-radius: 0; }
    \(StyleNode.layout)\(.sidePanel) { background-color: @theme_bg_color;
      box-shadow: 0 0 0 1px alpha(@borders, 0.8), 0 0 18px rgba(0, 0, 0, 0.3); }
    window\(.clear) \(StyleNode.layout)\(.sidePanel) { background: none; }
    window\(.sheet) headerbar { background: none; box-shadow: none; border: none; }
    window\(.plainWindow) { background: none; box-shadow: none; border-radius: 0; }
    popover\(.popover) > contents { padding: 0; }
    popover\(.opaque) > contents { margin: 0; border: 1px solid @borders; border-radius: 0; box-shadow: none; }
    box\(.dragIndicator) { min-height: 24px; }
    box\(.dragIndicator) > separator\(.bar) { min-width: 40px; min-height: 5px; border-radius: 99px;
      background-color: alpha(currentColor, 0.3); }
    box\(.dragIndicator):hover > separator\(.bar) { background-color: alpha(currentColor, 0.5); }
    box\(.dragIndicator) > separator\(.bar):focus-visible { background-color: @theme_selected_bg_color;
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: 2px; }
    box\(.thumbnail) { padding: 4px; border-radius: 8px; }
    box\(.thumbnailSelected) { background-color: alpha(@theme_selected_bg_color, 0.25);
      box-shadow: inset 0 0 0 2px @theme_selected_bg_color; }
    label\(.thumbnailBadge) { margin: 4px; padding: 0 4px; min-width: 14px; min-height: 22px; border-radius: 99px;
      font-weight: bold; color: @theme_selected_fg_color; background-color: @theme_selected_bg_color; }
    separator\(.columnDivider) { min-width: 1px; padding: 0 7px 0 4px; background: @borders;
      background-clip: content-box; }
    separator\(.columnDivider):dir(rtl) { padding: 0 4px 0 7px; }
    separator\(.columnDivider):focus-visible { min-width: 3px; padding: 0 6px 0 3px;
      background-color: @theme_selected_bg_color; }
    separator\(.columnDivider):focus-visible:dir(rtl) { padding: 0 3px 0 6px; }
    separator\(.paneDivider) { min-width: 1px; min-height: 1px; background: @borders; background-clip: content-box; }
    separator\(.paneDivider).vertical { padding: 0 4px; }
    separator\(.paneDivider).horizontal { padding: 4px 0; }
    separator\(.paneDivider):focus-visible { background-color: @theme_selected_bg_color; }
    separator\(.paneDivider).vertical:focus-visible { min-width: 3px; padding: 0 3px; }
    separator\(.paneDivider).horizontal:focus-visible { min-height: 3px; padding: 3px 0; }
    \(.header) { font-weight: 700; }
    label\(.redacted) { color: transparent; text-shadow: none; border-radius: 4px;
      background-color: alpha(@theme_fg_color, 0.15); }
    image\(.redacted) { -gtk-icon-filter: opacity(0); border-radius: 4px;
      background-color: alpha(@theme_fg_color, 0.15); }
    button\(.link) > \(StyleNode.layout) > label { text-decoration-line: underline; }
    image\(.alertWarning) { color: @warning_color; }
    image\(.alertBadge) { padding: 2px; border-radius: 99px; background-color: @theme_bg_color; }
    \(StyleNode.layout)\(.footer) { font-size: 91%; color: alpha(currentColor, 0.7); }

    """
}
