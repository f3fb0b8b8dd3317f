/// Changes how a view is drawn, without affecting the layout.
struct EffectModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let effect: LayoutEffect

  nonisolated init(_ change: (inout LayoutEffect) -> Void) {
    var effect = LayoutEffect()
    change(&effect)
    self.effect = effect
  }

  func makeLayout() -> EffectNode { EffectNode(effect) }
  func update(_ layout: EffectNode) { layout.effect = effect }
}
