import CGtk
import FoundationEssentials
import OrielCore

/// Read-only text: a widget that only draws it, or a `GtkLabel` if it can be selected or contains links.
@MainActor final class TextWidget: GtkElementWidget<TextElement> {
  @exclusivity(unchecked) private(set) var element: TextElement
  @exclusivity(unchecked) private var layout: TextLayout
  /// The widget that draws the text; nil if it is a `GtkLabel`.
  @exclusivity(unchecked) private var drawn: TextLabel?
  /// The `GtkLabel`; nil if the text is drawn.
  private(set) var label: LabelText?

  init(_ element: TextElement, sink: any WidgetEventSink) {
    self.element = element
    let widget: GtkWidgetPointer
    if element.needsLabel {
      let label = LabelText()
      self.label = label
      widget = label.widget
    } else {
      let drawn = TextLabel()
      self.drawn = drawn
      widget = drawn.widget
    }
    layout = Self.makeLayout(element, for: widget)
    layout.hasSpacing = drawn != nil
    super.init(widget, sink: sink)
    didMakeWidget()
  }

  // The layout isn't used after the widget is gone.
  private static func makeLayout(_ element: TextElement, for widget: GtkWidgetPointer) -> TextLayout {
    TextLayout(element, isMirrored: isMirrored(widget)) { gtk_widget_get_pango_context(widget) }
  }

  private static func isMirrored(_ widget: GtkWidgetPointer) -> Bool {
    gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  }

  private func didMakeWidget() {
    drawn?.owner = self
    label?.owner = self
    label?.show(element, old: nil)
    if element.style != TextStyle() || !element.runs.isEmpty || element.lineSpacing != 0 { setStyle(old: nil) }
    if element.isRedacted { widget.addClass(.redacted) }
    if element.hasHelpIfCut, drawn != nil { gtk_widget_set_has_tooltip(widget, 1) }
    if drawn != nil { updateName() }
  }

  override var shownElement: TextElement? { element }
  override var ownLabel: String? { drawn == nil ? nil : element.string }

  override func update(_ new: TextElement) {
    let isRead = drawn != nil && new.string != element.string && attributes.accessibility.label == nil
    if isRead { AccessibleText.willChange(widget, from: element.string) }
    // Moved instead of copied.
    var old = new
    swap(&old, &element)
    if new.needsLabel != (label != nil) { return remakeWidget() }
    layout.show(new, isMirrored: Self.isMirrored(widget))
    label?.show(new, old: old)
    if new.style != old.style || new.runs != old.runs || new.lineSpacing != old.lineSpacing { setStyle(old: old) }
    if new.isRedacted != old.isRedacted { widget.setClass(.redacted, new.isRedacted) }
    guard drawn != nil else { return }
    if isRead {
      updateName()
      AccessibleText.didChange(widget, to: new.string)
    }
    gtk_widget_queue_draw(widget)
  }

  private func remakeWidget() {
    label?.dispose()
    if element.needsLabel {
      let label = LabelText()
      replaceWidget(with: label.widget)
      (self.label, drawn) = (label, nil)
    } else {
      let drawn = TextLabel()
      replaceWidget(with: drawn.widget)
      (label, self.drawn) = (nil, drawn)
    }
    layout = Self.makeLayout(element, for: widget)
    layout.hasSpacing = drawn != nil
    didMakeWidget()
  }

  override func tearDown() {
    StyleSheet.removeObserver(self)
    drawn?.owner = nil
    label?.dispose()
  }

  // MARK: Size

  override var mayBePlacedLater: Bool { label == nil }
  override var acceptsAnySize: Bool { label == nil }
  override package var isDrawnInPlace: Bool { label == nil }

  private var isHeightLimited: Bool { layout.lines.areSeveral && leaf?.isHeightLimited == true }

  override package var sensitivity: Axis.Set { layout.sensitivity(isHeightLimited: isHeightLimited) }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal, isHeightLimited: isHeightLimited).cgSize
  }

  override package func baselines(in size: CGSize) -> TextBaselines? {
    layout.baselines(in: Size(size), isHeightLimited: isHeightLimited)
  }

  func styleDidChange() {
    layout.setMirrored(Self.isMirrored(widget))
    if layout.updateContext() { setNeedsLayout() }
    gtk_widget_queue_draw(widget)
  }

  // MARK: Drawing

  func drawText(on snapshot: OpaquePointer) {
    guard let drawn else { return }
    layout.isUnderlined = (leaf?.surface?.host as? SurfaceWidget)?.underlinesText == true
    var color = GdkRGBA()
    gtk_widget_get_color(widget, &color)
    let size = drawn.size
    layout.draw(
      in: Rect(x: 0, y: 0, width: size.width, height: size.height), isHeightLimited: isHeightLimited, color: color,
      on: snapshot)
  }

  func withLayout<Result>(_ body: (OpaquePointer, Point) -> Result) -> Result? {
    drawn.map { layout.withLayout(in: $0.size, isHeightLimited: isHeightLimited, body) }
  }

  override func didAllocate(_ frame: CGRect) {
    label?.arrange(as: layout, in: Size(frame.size), isHeightLimited: isHeightLimited)
  }

  // MARK: Style

  private func setStyle(old: TextElement?) {
    let old = old.map { TextAttributes.classes(for: $0.style, font: $0.runs.isEmpty) } ?? []
    let new = TextAttributes.classes(for: element.style, font: element.runs.isEmpty)
    widget.changeClasses(from: old, to: new)
    setAttributes()
    // The colors of ranges and lines aren't style classes, which would follow the theme automatically.
    if element.runs.isEmpty, element.style.decoration?.hasColor != true {
      StyleSheet.removeObserver(self)
    } else {
      StyleSheet.addObserver(self) { [weak self] in self?.setAttributes() }
    }
  }

  private func setAttributes() {
    show(textAttributes)
    // A label has no property for the spacing of lines.
    guard label != nil, element.lineSpacing != 0 else { return }
    let height = Double(layout.lineHeight)
    guard height > 0 else { return }
    var spaced = textAttributes
    spaced.add(lineHeight: (height + element.lineSpacing) / height)
    show(spaced)
  }

  private func show(_ attributes: TextAttributes) {
    attributes.hand {
      layout.setAttributes($0)
      label?.setAttributes($0)
    }
    if drawn != nil { gtk_widget_queue_draw(widget) }
  }

  private var textAttributes: TextAttributes {
    var attributes = TextAttributes()
    if element.runs.isEmpty {
      attributes.add(element.style)
    } else {
      for run in element.runs {
        var (style, base) = (run.style, element.style)
        if run.link != nil {
          // GTK gives links a color of their own, instead of the text's: that of the theme, which is the default tint.
          base.foreground = nil
          if style.foreground == .tint { style.foreground = nil }
        }
        attributes.add(style, over: base, in: element.string.rangeForGTK(run.range))
      }
    }
    return attributes
  }
}

extension TextWidget: @MainActor TextLabelOwner {
  var string: String { element.string }

  /// The whole text, if a part of it is cut off.
  var hoverText: String? {
    guard element.hasHelpIfCut, !element.isRedacted, attributes.help == nil else { return nil }
    return withLayout { layout, _ in pango_layout_is_ellipsized(layout) != 0 } == true ? element.string : nil
  }
}

extension TextElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TextWidget(self, sink: sink) }

  /// Whether the text has a cursor.
  fileprivate var needsLabel: Bool { isSelectable || hasLinks }
}
