import FoundationEssentials

/// A node whose content or geometry action depends on its placement.
///
/// Layout doesn't create or remove views, and doesn't call the app. It records pending work, which the surface performs
/// after the layout and before the frame is drawn.
package class GeometryNode: SingleChildNode, ContentMaking {
  /// Called after a layout in which the size or a frame that was read has changed. The argument tells that it has
  /// changed in so many layouts in succession that the call itself must be what changes it: the last one is without effect.
  package final var onGeometryChange: ((_ isEndless: Bool) -> Void)?

  /// The number of successive layouts in which the geometry may change, each because of the call after the last one.
  private static let maximumChanges = 12
  private final var changeCount = 0
  private final var lastChange = 0
  /// The layouts that the last call has made necessary.
  private final var requests = LayoutRequests()
  /// Whether this layout may be one of them.
  private final var isEffect = false

  private final var knownSize: Size?
  private final var readings: [PlaceReading] = []
  private final var isDue = false
  private final var isTracked = false

  override package init() {}

  override package final func didAttach(to surface: LayoutSurface) { surface.host?.needsGeometry() }
  override package final func didPlace() { noteGeometry() }
  override package final func didDetach(from surface: LayoutSurface) {
    knownSize = nil
    isDue = false
    readings = []
    if isTracked { surface.removeTracker(self) }
    isTracked = false
  }

  /// Returns the frame of another node in this one's coordinates, even if it is in another surface; without a node, the
  /// position of the window's corner. `onGeometryChange` is called when the result changes.
  package final func readFrame(of other: LayoutNode?) -> CGRect {
    let frame = frame(of: other)
    if !readings.contains(where: { $0.isOf(other) }) { readings.append(PlaceReading(other, frame)) }
    if !isTracked, let surface {
      isTracked = true
      surface.addTracker(self)
    }
    return frame.cgRect
  }

  private func frame(of other: LayoutNode?) -> Rect {
    let (own, place, size) = (placeInWindow, other?.placeInWindow ?? .zero, other?.size ?? .zero)
    return Rect(x: place.x - own.x, y: place.y - own.y, width: size.width, height: size.height)
  }

  final func noteGeometry() {
    guard !isDue, isPlaced, isNews, let surface else { return }
    isDue = true
    // Known now, because surfaces in this one are laid out later.
    isEffect = requests.mayCauseLayout(of: surface)
    surface.needsContent(of: self)
  }

  private var isNews: Bool {
    if knownSize != Size(size) { return true }
    return readings.contains { !$0.isGone && frame(of: $0.node) != $0.frame }
  }

  final func makeContent() {
    isDue = false
    guard isNews else { return }
    knownSize = Size(size)
    let isEndless = noteChange()
    if isEndless {
      // As if the frames had been read again.
      readings = readings.filter { !$0.isGone }.map { PlaceReading($0.node, frame(of: $0.node)) }
    } else {
      readings = []
    }
    requests = LayoutRequests.made { onGeometryChange?(isEndless) }
    if changeCount > 1, let surface { requests.settle(surface) }
  }

  private func noteChange() -> Bool {
    let layout = surface?.layoutCount ?? 0
    changeCount = isEffect && layout == lastChange + 1 ? changeCount + 1 : 0
    lastChange = layout
    guard changeCount >= Self.maximumChanges else { return false }
    changeCount = 0
    return true
  }
}

/// The frame of a node, or the position of the window's corner, when it was last read.
private struct PlaceReading {
  let frame: Rect
  private let isOfWindow: Bool
  private(set) weak var node: LayoutNode?

  init(_ node: LayoutNode?, _ frame: Rect) {
    self.node = node
    self.frame = frame
    isOfWindow = node == nil
  }

  var isGone: Bool { node == nil && !isOfWindow }
  func isOf(_ other: LayoutNode?) -> Bool { !isGone && node === other }
}

/// `GeometryReader`: takes the proposed size. Its content is created when the size is known. Each of its views is proposed
/// this size, and placed at the top leading corner.
package final class GeometryReaderNode: GeometryNode {
  override package func findSensitivity() -> Axis.Set { .both }
  override package func findTraits() -> LayoutTraits { LayoutTraits() }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override package func placeChildren() {
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  override package func limitsHeight(of child: LayoutNode) -> Bool { true }
  override package func stackAxis(of child: LayoutNode) -> Axis? { nil }
}
