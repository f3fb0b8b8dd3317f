/// A view, modifier, scene or other content of Oriel's that does its work itself and has no body.
///
/// Only its conforming types get `body` by default. In an app, a type without a body is an error of compilation.
public protocol _Primitive {}

extension ForEach: _Primitive {}
extension ModifiedContent: _Primitive {}
extension Optional: _Primitive {}
