/// Changes how a view is drawn, and not where it is.
struct EffectModifier: LayoutModifier {
  let effect: LayoutEffect

  init(_ change: (inout LayoutEffect) -> Void) {
    var effect = LayoutEffect()
    change(&effect)
    self.effect = effect
  }

  func makeLayout() -> EffectNode { EffectNode(effect) }
  func update(_ layout: EffectNode) { layout.effect = effect }
}
