import FoundationEssentials

/// The platform's widget that displays a surface.
package protocol SurfaceHost: AnyObject {
  /// Called when the layout has become invalid. `layout(in:)` has to be called, possibly with the same size.
  func needsLayout()
  /// Called when the drawing has changed, but no placement.
  func needsDisplay()
  /// The leaf of the enclosing surface; nil if the surface is the content of a window or a presentation.
  var container: LeafNode? { get }
  /// The position of the surface in the enclosing surface, or in the window, without the effects around its container.
  var placeInContainer: CGPoint { get }

  /// The surface inside a leaf at a point, and the point in its visual coordinates; nil if there is none.
  func content(of leaf: LeafNode, at point: CGPoint) -> (LayoutSurface, Point)?
  /// Called when the first node that takes part in hit testing was added, or the last one removed.
  func inputDidChange()
  /// Called when the first node that receives keys or commands was added, or the last one removed.
  func commandsDidChange()

  /// Called when the first container-relative frame was added, or the last one removed.
  func relativeFramesDidChange()

  /// The visible part of the surface in its scroll view, in the surface's coordinates; nil if the surface isn't
  /// scrolled.
  var visibleFrame: CGRect? { get }
  /// Changes the scroll position by a distance.
  func scrollContent(by distance: CGSize)

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

  /// Called for each frame of an animation: the leaves have to be placed according to their current frames.
  func needsFrame()
  /// The clock of the surface's animations; nil if animations aren't possible.
  var clock: AnimationClock? { get }

  /// Called when a leaf, its placement, or an enclosing effect has changed.
  func place(_ leaf: LeafNode)
  /// A picture of the current content of a leaf; nil if there is none.
  func picture(of leaf: LeafNode) -> AnyObject?
  /// Called when a leaf is no longer placed, though it is still in the tree.
  func withdraw(_ leaf: LeafNode)
  /// Called when a page in the tree was shown or hidden, before its layout.
  func pageDidChange(_ page: PageNode)
}

extension SurfaceHost {
  package func needsGeometry() {}
  package var visibleFrame: CGRect? { nil }
  package func scrollContent(by distance: CGSize) {}
  package func content(of leaf: LeafNode, at point: CGPoint) -> (LayoutSurface, Point)? { nil }
  package func inputDidChange() {}
  package func commandsDidChange() {}
  package func relativeFramesDidChange() {}
  package func needsFrame() {}
  package func pageDidChange(_ page: PageNode) {}
  package func picture(of leaf: LeafNode) -> AnyObject? { nil }
  package var clock: AnimationClock? { nil }
  package var container: LeafNode? { nil }
  package var placeInContainer: CGPoint { .zero }
}
