/// A width and a height in the form that layout stores: see ``Rect``.
package struct Size: Hashable, Sendable {
  package var width: CGFloat
  package var height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  package var cgSize: CGSize { CGSize(width: width, height: height) }
}
