import FoundationEssentials

/// The change of a graphical effect whose old and new values can't be added: they are interpolated.
struct PictureMotion {
  private let picture: PictureEffect?
  private let transform: ProjectionTransform
  private let anchor: UnitPoint
  private var progress: Motion<SIMD2<Double>>

  init(from old: LayoutEffect, _ run: AnimationRun) {
    picture = old.picture
    transform = old.transform
    anchor = old.anchor
    progress = Motion(from: SIMD2(0, 0), to: SIMD2(1, 0), run)
  }

  var isOver: Bool { progress.isOver }
  var isEndless: Bool { progress.isEndless }

  /// Whether two effects can be interpolated.
  static func joins(_ old: LayoutEffect, _ new: LayoutEffect) -> Bool {
    guard let (first, second) = PictureEffect.both(old.picture, new.picture) else { return true }
    return first.mixed(with: second, by: 0.5) != nil
  }

  /// Applies the current frame of the animation to an effect.
  func show(in effect: inout LayoutEffect) {
    let share = progress.shown.x
    effect.transform = transform.mixed(with: effect.transform, by: share)
    effect.anchor.x = anchor.x + (effect.anchor.x - anchor.x) * share
    effect.anchor.y = anchor.y + (effect.anchor.y - anchor.y) * share
    if let (first, second) = PictureEffect.both(picture, effect.picture), first != second {
      effect.picture = first.mixed(with: second, by: share) ?? second
    }
  }
}
