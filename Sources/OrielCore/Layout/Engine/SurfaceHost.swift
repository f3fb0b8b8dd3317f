/// What shows a surface: a widget of the platform.
package protocol SurfaceHost: AnyObject {
  /// The layout is invalid: `layout(in:)` has to be called, possibly with the same size.
  func needsLayout()
  /// What is drawn has changed, though no place has.
  func needsDisplay()
  /// The leaf of another surface that this one is in; nil where it is all of a window, or of something presented.
  var container: LeafNode? { get }
  /// Where the surface is in that of its container, or else in the window.
  var placeInContainer: CGPoint { get }

  /// Views depend on the placement: layout has to be performed even if nothing is displayed.
  func needsGeometry()
  /// After the layout that is running, before anything is drawn: `finishContent` is due.
  func needsContent()

  /// A leaf has been inserted after its `previousLeaf`.
  func didAttach(_ leaf: LeafNode)
  /// A leaf has been moved after its `previousLeaf`.
  func didMove(_ leaf: LeafNode)
  /// A leaf has left the tree.
  func didDetach(_ leaf: LeafNode)

  /// What moves has gone on: the leaves have to be placed as they are seen now.
  func needsFrame()
  /// The time of what moves in the surface; nil where nothing does.
  var clock: AnimationClock? { get }

  /// A leaf has another place, or it has changed in its place, or an effect around it has.
  func place(_ leaf: LeafNode)
  /// A leaf isn't shown any more, though it is still in the tree.
  func withdraw(_ leaf: LeafNode)
}

extension SurfaceHost {
  package func needsGeometry() {}
  package func needsFrame() {}
  package var clock: AnimationClock? { nil }
  package var container: LeafNode? { nil }
  package var placeInContainer: CGPoint { .zero }
}
