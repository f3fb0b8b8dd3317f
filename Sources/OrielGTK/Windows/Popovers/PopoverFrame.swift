import CGtk
import FoundationEssentials
import OrielCore

/// The layout of a popover: the background, and the content in a viewport.
@MainActor final class PopoverFrame: WidgetLayout {
  /// The viewport with the popover's views.
  let content: ContentViewport
  /// The surface of the background views.
  let background: BackgroundSurface

  /// The maximum size of the popover.
  var room: (width: Int32, height: Int32) {
    didSet { if room != oldValue { gtk_widget_queue_resize(widget) } }
  }

  // The padding of GTK's own popovers.
  private static let padding: Int32 = 8

  init(room: (width: Int32, height: Int32)) {
    self.room = room
    background = BackgroundSurface()
    content = ContentViewport()
    super.init()
    insert(background.widget, after: nil)
    insert(content.widget, after: background.widget)
  }

  /// Updates the properties that differ.
  func update(_ request: PresentationRequest) { background.update(request) }

  // MARK: Layout

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal, in: room.width) }

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    let around = 2 * Self.padding
    let limit = orientation == GTK_ORIENTATION_HORIZONTAL ? room.width : room.height
    let inner = size < 0 ? size : max(size - around, 0)
    let needs = Measurement(of: content.widget, orientation, for: inner)
    let least = needs.minimum + around
    return Measurement(minimum: least, natural: max(min(needs.natural + around, limit), least))
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    background.allocate(width: width, height: height)
    var offset = graphene_point_t(x: Float(Self.padding), y: Float(Self.padding))
    let around = 2 * Self.padding
    gtk_widget_allocate(
      content.widget, width - around, height - around, -1, gsk_transform_translate(nil, &offset))
  }

  func dispose() {
    content.dispose()
    background.dispose()
  }
}
