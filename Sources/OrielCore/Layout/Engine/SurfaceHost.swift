/// The platform's widget that displays a surface.
package protocol SurfaceHost: AnyObject {
  /// Called when the layout has become invalid. `layout(in:)` has to be called, possibly with the same size.
  func needsLayout()
  /// Called when the drawing has changed, but no placement.
  func needsDisplay()
  /// The leaf of the enclosing surface; nil if the surface is the content of a window or a presentation.
  var container: LeafNode? { get }
  /// The position of the surface in the enclosing surface, or in the window.
  var placeInContainer: CGPoint { get }

  /// The surface inside a leaf at a point, and the point in its visual coordinates; nil if there is none.
  func content(of leaf: LeafNode, at point: CGPoint) -> (LayoutSurface, CGPoint)?
  /// Called when the first node that takes part in hit testing was added, or the last one removed.
  func inputDidChange()

  /// Called when views depend on the placement: layout has to be performed even if nothing is displayed.
  func needsGeometry()
  /// Called during a layout. `finishContent` has to be called after the layout and before the frame is drawn.
  func needsContent()

  /// Called when a leaf was inserted after its `previousLeaf`.
  func didAttach(_ leaf: LeafNode)
  /// Called when a leaf was moved after its `previousLeaf`.
  func didMove(_ leaf: LeafNode)
  /// Called when a leaf was removed from the tree.
  func didDetach(_ leaf: LeafNode)

  /// What moves has gone on: the leaves have to be placed as they are seen now.
  func needsFrame()
  /// The time of what moves in the surface; nil where nothing does.
  var clock: AnimationClock? { get }

  /// A leaf has another place, or it has changed in its place, or an effect around it has.
  func place(_ leaf: LeafNode)
  /// A picture of what a leaf shows now; nil if there is none.
  func picture(of leaf: LeafNode) -> AnyObject?
  /// Called when a leaf is no longer placed, though it is still in the tree.
  func withdraw(_ leaf: LeafNode)
}

extension SurfaceHost {
  package func needsGeometry() {}
  package func content(of leaf: LeafNode, at point: CGPoint) -> (LayoutSurface, CGPoint)? { nil }
  package func inputDidChange() {}
  package func needsFrame() {}
  package func picture(of leaf: LeafNode) -> AnyObject? { nil }
  package var clock: AnimationClock? { nil }
  package var container: LeafNode? { nil }
  package var placeInContainer: CGPoint { .zero }
}
