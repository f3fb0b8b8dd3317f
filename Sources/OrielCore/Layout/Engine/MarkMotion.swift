import FoundationEssentials

/// A paint as it is seen in a frame: while one becomes another, a share of both.
package indirect enum ShownPaint {
  case plain(Paint)
  /// The share of the second one is from 0 to 1.
  case mixed(ShownPaint, Paint, Double)
}

/// What is on its way of a fill or a line: the figure, and the paint.
struct MarkMotion {
  /// The data of the outline and of the line.
  var data: ValueMotion<_AnyAnimatableData>?
  /// The paint that was seen before, and how much of it has become the one that is to be seen.
  var paint: (former: ShownPaint, progress: Motion<SIMD2<Double>>)?

  var isMoving: Bool { data != nil || paint != nil }

  mutating func step() {
    if data?.isOver == true { data = nil }
    if paint?.progress.isOver == true { paint = nil }
  }

  func shown(_ paint: Paint) -> ShownPaint {
    guard let change = self.paint else { return .plain(paint) }
    return .mixed(change.former, paint, min(max(change.progress.shown.x, 0), 1))
  }

  /// The figure's data have become others.
  mutating func aim(from old: _AnyAnimatableData, at target: _AnyAnimatableData, _ change: DrawingChange) {
    guard target != data?.target ?? old, !target.isEmpty || !old.isEmpty else { return }
    guard let run = change.run else {
      if change.stops || data?.isEndless == true { data = nil }
      data?.shift(to: target)
      return
    }
    if data == nil {
      data = ValueMotion(from: old, to: target, run)
    } else {
      data?.aim(at: target, run)
    }
  }

  /// The paint has become another one.
  mutating func blend(from old: Paint, to new: Paint, _ change: DrawingChange) {
    guard old != new else { return }
    guard let run = change.run else {
      if change.stops || paint?.progress.isEndless == true { paint = nil }
      return
    }
    paint = (shown(old), Motion(from: SIMD2(0, 0), to: SIMD2(1, 0), run))
  }
}

/// How a change of what is drawn is shown.
struct DrawingChange {
  /// The animation of the change; nil shows it at once.
  let run: AnimationRun?
  /// Whether what is moving stops. A change without an animation doesn't stop it.
  let stops: Bool

  init(in surface: LayoutSurface) {
    let transaction = Transaction.current
    run = surface.clock?.run(transaction)
    stops = transaction?.stopsMotion == true || transaction?.animation != nil
  }
}

extension DrawnNode {
  /// Whether something of what is drawn is on its way.
  package final var isChanging: Bool { motion?.marks.isEmpty == false }

  /// Something else is drawn: what differs goes there, where the change has an animation.
  ///
  /// - Parameters:
  ///   - count: of how many parts the drawing is.
  ///   - aim: is called for each of them.
  final func moveMarks(_ count: Int, _ aim: (inout MarkMotion, Int, DrawingChange) -> Void) {
    guard let surface, isPlaced else {
      motion?.marks = []
      return
    }
    if motion?.marks.isEmpty != false, Transaction.current?.animation == nil { return }
    let change = DrawingChange(in: surface)
    var marks = motion?.marks ?? []
    if marks.count != count { marks = Array(repeating: MarkMotion(), count: count) }
    for index in 0..<count { aim(&marks[index], index, change) }
    setMarkMotions(marks, in: surface)
  }

  private func setMarkMotions(_ marks: [MarkMotion], in surface: LayoutSurface) {
    guard marks.contains(where: \.isMoving) else {
      motion?.marks = []
      return
    }
    ownMotion.marks = marks
    surface.addMoving(self)
  }

  /// The paint of a part of the drawing as it is seen in this frame.
  final func shown(_ paint: Paint, ofPart index: Int) -> ShownPaint {
    guard let marks = motion?.marks, marks.indices.contains(index) else { return .plain(paint) }
    return marks[index].shown(paint)
  }

  /// What fills the area in this frame.
  package final var shownFill: ShownPaint { shown(drawing.fill, ofPart: 0) }
}

extension ShapeMark {
  /// What changes gradually: the data of the outline, and those of the line.
  var animatableData: _AnyAnimatableData {
    get {
      let outline = outline.animatableData
      guard case .stroke(let style) = tool else { return outline }
      return _AnyAnimatableData(AnimatablePair(outline, style.animatableData))
    }
    set {
      guard case .stroke(var style) = tool else {
        outline = outline.with(newValue)
        return
      }
      typealias LineData = AnimatablePair<_AnyAnimatableData, StrokeStyle.AnimatableData>
      guard let data = newValue.value(as: LineData.self) else { return }
      outline = outline.with(data.first)
      style.animatableData = data.second
      tool = .stroke(style)
    }
  }
}
