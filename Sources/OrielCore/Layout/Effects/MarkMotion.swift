import FoundationEssentials

/// A paint in the current frame: while it changes, a mixture of two.
package indirect enum ShownPaint {
  case plain(Paint)
  /// The fraction of the second paint, from 0 to 1.
  case mixed(ShownPaint, Paint, Double)
}

/// The animations of a fill or stroke: those of the path and of the paint.
struct MarkMotion {
  /// The animatable data of the outline and of the stroke.
  var data: ValueMotion<_AnyAnimatableData>?
  /// The previous paint, and the progress of the change to the current one.
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

  /// Called when the animatable data have changed.
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

  /// Called when the paint has changed.
  mutating func blend(from old: Paint, to new: Paint, _ change: DrawingChange) {
    guard old != new else { return }
    guard let run = change.run else {
      if change.stops || paint?.progress.isEndless == true { paint = nil }
      return
    }
    paint = (shown(old), Motion(from: SIMD2(0, 0), to: SIMD2(1, 0), run))
  }
}

/// How a change of a drawing is displayed.
struct DrawingChange {
  /// The animation of the change; nil for none.
  let run: AnimationRun?
  /// Whether running animations stop. They continue after a change without a transaction.
  let stops: Bool

  init(in surface: LayoutSurface) {
    let transaction = Transaction.current
    run = surface.clock?.run(transaction)
    stops = transaction?.stopsMotion == true || transaction?.animation != nil
  }
}

extension DrawnNode {
  /// Whether the drawing is being animated.
  package final var isChanging: Bool { motion?.marks.isEmpty == false }

  /// Called when the drawing has changed. Animates the differences if the change has an animation.
  ///
  /// - Parameters:
  ///   - count: the number of parts of the drawing.
  ///   - aim: called for each part.
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

  /// The paint of a part of the drawing in the current frame.
  final func shown(_ paint: Paint, ofPart index: Int) -> ShownPaint {
    guard let marks = motion?.marks, marks.indices.contains(index) else { return .plain(paint) }
    return marks[index].shown(paint)
  }

  /// The paint of the background in the current frame.
  package final var shownFill: ShownPaint { shown(drawing.fill, ofPart: 0) }
}

extension ShapeMark {
  /// The animatable data of the outline, and of the stroke if there is one.
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
