import OrielCore

/// A part of an axis at a value: a grid line, a tick or a label.
public protocol AxisMark {
  @MainActor static func _collect(_ mark: Self, into collector: inout _AxisPartCollector)
}

/// The parts of an axis at a value, in order.
public struct _AxisPartCollector {
  var parts: [AxisPart] = []
}

/// A part of an axis at a value.
struct AxisPart {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(AxisLabel)
  }

  let kind: Kind
  /// Whether the part is in the middle between the value and the next one; nil if that depends on the data.
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var foreground: Paint?
  var font: Font?
  var offset = Size(width: 0, height: 0)
}

extension AxisMark {
  /// Sets the color or pattern of the part.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let paint = style._paint.paint
    return StyledAxisMark(mark: self) { if $0.foreground == nil { $0.foreground = paint } }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(mark: self) { if $0.font == nil { $0.font = font } }
  }

  /// Moves the part, in points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

  /// Moves the part, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    StyledAxisMark(mark: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}

/// A part of an axis with a modifier.
private struct StyledAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark
  let change: (inout AxisPart) -> Void

  @MainActor static func _collect(_ mark: Self, into collector: inout _AxisPartCollector) {
    let start = collector.parts.count
    Mark._collect(mark.mark, into: &collector)
    for index in start..<collector.parts.count { mark.change(&collector.parts[index]) }
  }
}

/// A type-erased part of an axis.
public struct AnyAxisMark: AxisMark {
  private let mark: any AxisMark

  /// Erases the type of a part.
  public init(_ mark: any AxisMark) { self.mark = mark }

  /// Erases the type of a part.
  public init(erasing mark: some AxisMark) { self.mark = mark }

  @MainActor public static func _collect(_ mark: Self, into collector: inout _AxisPartCollector) {
    func collect<Mark: AxisMark>(_ mark: Mark) { Mark._collect(mark, into: &collector) }
    collect(mark.mark)
  }
}
