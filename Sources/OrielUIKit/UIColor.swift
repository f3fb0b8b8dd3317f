import Foundation
import Oriel
import OrielCore

/// A color, for source that is shared with iOS: a `Color`, which adapts to the light and dark style.
public final class UIColor: _ForeignColor {
  public let _color: Color

  /// Creates a color from one of Oriel.
  public init(_ color: Color) { _color = color }

  /// Creates a color of the app's asset catalogs. An unknown one is gray, with a warning: it is looked up when it is drawn.
  public convenience init?(named name: String) { self.init(Color(name)) }
}

extension Color {
  /// Creates a color from one of source that is shared with iOS.
  public init(uiColor color: UIColor) { self = color._color }

  /// Creates a color from one of source that is shared with iOS: the older spelling.
  public init(_ color: UIColor) { self = color._color }
}
