import OrielCore

/// An area in front of a plot that is scrolled, and shows nothing itself: the plot draws the visible part of its domains.
struct ScrollArea: View {
  let viewport: Size
  /// How many times the content is as large as the viewport.
  let ratio: Size
  /// The parts of what there is to scroll that have been scrolled, between 0 and 1.
  let shares: Size
  let didScroll: (Size) -> Void

  @State private var position = ScrollPosition()
  @State private var isReady = false
  /// The offset that the scroll view has told of.
  @State private var known = Size(width: 0, height: 0)

  var body: some View {
    ScrollView(axes) {
      Color.clear
        .frame(width: viewport.width * ratio.width, height: viewport.height * ratio.height)
        .onGeometryChange(for: Point.self, of: { Point($0.frame(in: .scrollView).origin) }, action: { report($0) })
    }
    .scrollPosition($position)
    .onChange(of: offset, initial: true) { _, offset in
      // What the user scrolls comes back as it was told, but for rounding.
      if abs(offset.width - known.width) > 1 || abs(offset.height - known.height) > 1 {
        position.scrollTo(x: offset.width, y: offset.height)
      }
      isReady = true
    }
  }

  private var axes: Axis.Set {
    switch (ratio.width > 1, ratio.height > 1) {
    case (true, true): [.horizontal, .vertical]
    case (true, false): .horizontal
    default: .vertical
    }
  }

  private var offset: Size { Size(width: shares.width * room.width, height: shares.height * room.height) }

  /// The distances that can be scrolled.
  private var room: Size {
    Size(width: viewport.width * (ratio.width - 1), height: viewport.height * (ratio.height - 1))
  }

  private func report(_ origin: Point) {
    guard isReady else { return }
    known = Size(width: -origin.x, height: -origin.y)
    didScroll(
      Size(
        width: room.width > 0 ? -origin.x / room.width : 0, height: room.height > 0 ? -origin.y / room.height : 0))
  }
}
