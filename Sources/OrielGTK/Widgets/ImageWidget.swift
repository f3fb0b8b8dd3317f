import CGtk
import OrielCore

/// An icon or a picture: a `GtkImage` for icons, a `GtkPicture` for pictures, and a `WidgetLayout` for resizable icons.
@MainActor final class ImageWidget: GtkElementWidget<ImageElement> {
  private enum Content {
    case icon
    case picture
    case scaledIcon(ScaledIconLayout)
    case drawnPicture(DrawnPicture)
  }

  private var element: ImageElement
  private var content: Content

  init(_ element: ImageElement, sink: any WidgetEventSink) {
    self.element = element
    let (content, widget) = Self.make(element, in: sink)
    self.content = content
    super.init(widget, sink: sink)
    widget.changeClasses(from: [], to: classes(element))
    if isSilent { updateSilence() }
    if element.label != nil { updateName() }
  }

  /// Whether the image is all of a control's label, which is named by it then.
  var isWholeLabel = false { didSet { if isWholeLabel != oldValue { updateName() } } }

  /// The words of the image's name if the app says nothing about it; otherwise nil.
  var words: String? { element.isDecorative || element.label != nil ? nil : element.source.words }

  override var ownLabel: String? { element.label ?? (isWholeLabel ? words : nil) }
  override var shownElement: ImageElement? { element }

  // A decorative icon is silent, unless it provides the label because the title is hidden; and so is a symbol about which
  // the app says nothing.
  override var isSilent: Bool {
    if element.isDecorative { return attributes.accessibility.label == nil }
    guard element.source.isSymbol, ownLabel == nil else { return false }
    return attributes.help == nil && !attributes.accessibility.saysSomething
  }

  override func updateName() {
    super.updateName()
    updateSilence()
  }

  override func applyTraits(_ described: AccessibilityAttributes) {
    super.applyTraits(described)
    updateSilence()
  }

  override var mayBePlacedLater: Bool { true }

  override var fills: Axis.Set { element.isResizable ? .both : [] }

  override func update(_ new: ImageElement) {
    guard new != self.element else { return }
    let old = self.element
    self.element = new
    var (alike, plain) = (new, old)
    (alike.foreground, alike.font, alike.scale, alike.label, alike.isDecorative) = (nil, nil, .medium, nil, false)
    (plain.foreground, plain.font, plain.scale, plain.label, plain.isDecorative) = (nil, nil, .medium, nil, false)
    if alike != plain {
      let (content, widget) = Self.make(new, in: sink)
      self.content = content
      replaceWidget(with: widget)
      widget.changeClasses(from: [], to: classes(new))
      updateName()
      return
    }
    widget.changeClasses(from: classes(old), to: classes(new))
    if case .icon = content, new.pixelSize != old.pixelSize {
      gtk_image_set_pixel_size(self.widget.opaque, new.pixelSize)
    }
    if new.isDecorative != old.isDecorative || new.label != old.label { updateName() }
  }

  // A picture has its own colors.
  private func classes(_ element: ImageElement) -> [StyleClass] {
    if case .picture = content { return [] }
    if case .icon = content, element.isRedacted { return [.redacted] }
    return element.foreground.map { ResolvedPaint($0).iconClasses } ?? []
  }

  private static func make(
    _ element: ImageElement, in view: (any WidgetEventSink)?
  ) -> (Content, GtkWidgetPointer) {
    switch ImageSource(element.source, in: view) {
    case .icon(let icon):
      if element.isResizable {
        let layout = ScaledIconLayout(icon)
        return (.scaledIcon(layout), layout.widget)
      }
      let image: GtkWidgetPointer = gtk_image_new()
      icon.show(in: image.opaque)
      if element.pixelSize >= 0 { gtk_image_set_pixel_size(image.opaque, element.pixelSize) }
      return (.icon, image)
    case .picture(let texture) where DrawnPicture.shows(element):
      let layout = DrawnPicture(texture, element)
      return (.drawnPicture(layout), layout.widget)
    case .picture(let texture):
      let picture: GtkWidgetPointer = gtk_picture_new_for_paintable(texture.opaque)
      gtk_picture_set_content_fit(picture.opaque, element.fit)
      return (.picture, picture)
    }
  }
}

extension ImageElement {
  // The layout determines the aspect ratio of a resizable picture.
  fileprivate var fit: GtkContentFit { isResizable ? GTK_CONTENT_FIT_FILL : GTK_CONTENT_FIT_SCALE_DOWN }
}

/// An icon that fills its allocation, in the text color.
@MainActor private final class ScaledIconLayout: WidgetLayout {
  private static let naturalSize: Int32 = 16

  private let icon: Icon

  init(_ icon: Icon) {
    self.icon = icon
    super.init()
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    Measurement(minimum: 0, natural: Self.naturalSize)
  }

  override func draw(_ snapshot: OpaquePointer) {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    let size = min(width, height)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    guard size > 0 else { return }
    var color = GdkRGBA()
    gtk_widget_get_color(widget, &color)
    var offset = graphene_point_t(x: Float(width - size) / 2, y: Float(height - size) / 2)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &offset)
    icon.draw(
      on: snapshot, width: Double(size), height: Double(size), scale: Double(gtk_widget_get_scale_factor(widget)),
      isMirrored: isMirrored, color: color)
    gtk_snapshot_restore(snapshot)
  }
}

extension ImageElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ImageWidget(self, sink: sink) }
}
