extension Paint {
  /// Whether the paint is a level of the foreground style.
  var isLevel: Bool { if case .foreground = self { true } else { false } }

  /// Whether the paint stands for values of the environment.
  var dependsOnEnvironment: Bool {
    switch self {
    case .foreground, .background, .tint: true
    case .faded(let paint, _), .shadowed(let paint, _): paint.dependsOnEnvironment
    case .color, .separator, .selection, .gradient, .material: false
    }
  }

  /// Replaces a level of the foreground style by that of the style in the environment, if one is set there.
  @MainActor func relative(to environment: EnvironmentValues) -> Paint {
    let isSet = environment.foregroundPaint?.isLevel == false || !environment.foregroundLevels.isEmpty
    return isLevel && isSet ? resolved(in: environment) : self
  }

  /// Replaces the foreground and the tint by the values of the environment.
  @MainActor package func resolved(in environment: EnvironmentValues) -> Paint {
    switch self {
    case .foreground(let level):
      guard let foreground = environment.foregroundPaint else { return self }
      if level == 0 { return foreground }
      let levels = environment.foregroundLevels
      return levels.isEmpty ? foreground.weaker(by: level) : levels[min(level, levels.count) - 1]
    case .background(let level):
      guard let background = environment.backgroundPaint else { return self }
      return level == 0 ? background : background.weaker(by: level)
    case .tint: return environment.tintPaint ?? self
    case .faded(let paint, let opacity): return paint.resolved(in: environment).opacity(opacity)
    case .shadowed(let paint, let shadow): return .shadowed(paint.resolved(in: environment), shadow)
    case .color, .separator, .selection, .gradient, .material: return self
    }
  }
}
