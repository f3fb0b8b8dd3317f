// The types of lengths in SwiftUI's signatures. Importing more of Foundation would link all of Foundation and ICU into
// a statically linked app; these types alone don't.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize

// Compiled into the app that calls them, so that Oriel itself contains no arrays of these types.
extension Path {
  /// Adds several rectangles.
  @_alwaysEmitIntoClient
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds straight lines between points as a new subpath.
  @_alwaysEmitIntoClient
  public mutating func addLines(_ lines: [CGPoint]) {
    var isFirst = true
    for point in lines {
      if isFirst { move(to: point) } else { addLine(to: point) }
      isFirst = false
    }
  }
}

/// Returns a point: the same as its initializer.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size: the same as its initializer.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Returns a rectangle: the same as its initializer.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the smallest rectangle around two: the same as `union(_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
