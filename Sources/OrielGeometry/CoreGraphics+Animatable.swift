// A conformance names its type, and these types would bring all of Foundation and ICU into every statically linked app.
// The linker adds nothing for weak references: only an app that uses the types has them, and then they conform. All
// references of a module are weak after such an import, so this is a module of its own, without other code.
@_weakLinked public import Foundation
public import OrielCore

extension CGPoint: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set {
      width = newValue.first
      height = newValue.second
    }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(AnimatablePair(origin.x, origin.y), AnimatablePair(size.width, size.height))
    }
    set {
      origin.x = newValue.first.first
      origin.y = newValue.first.second
      size.width = newValue.second.first
      size.height = newValue.second.second
    }
  }
}
