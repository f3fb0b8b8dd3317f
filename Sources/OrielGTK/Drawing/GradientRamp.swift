import OrielCore

/// A gradient's colors in GTK's form: sorted from 0 to 1, and at least two.
struct GradientRamp: Equatable {
  /// Red, green, blue and alpha, each between 0 and 1.
  typealias Components = SIMD4<Double>

  /// A color at its location.
  struct Stop: Equatable {
    var offset: Double
    var color: Components
  }

  private(set) var stops: [Stop]

  /// The colors of a gradient in a palette; nil if there are none.
  /// - Parameter foreground: the color of text, which some colors follow.
  @MainActor init?(_ gradient: AnyGradient, in palette: Palette, foreground: Components) {
    var stops: [Stop]
    switch gradient.source {
    case .stops(let given):
      stops = given.map {
        Stop(
          offset: $0.location.isFinite ? Double($0.location) : 0,
          color: Self.components($0.color, in: palette, foreground: foreground))
      }
    case .shades(let color):
      let color = Self.components(color, in: palette, foreground: foreground)
      stops = [Stop(offset: 0, color: Self.lighter(color)), Stop(offset: 1, color: color)]
    }
    guard let first = stops.first else { return nil }
    if stops.count == 1 { stops.append(first) }
    self.init(ordering: stops)
  }

  private init(ordering stops: [Stop]) {
    let ordered = stops.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    self.stops = Self.tintingClearStops(ordered.map(\.element))
    self = part(from: 0, to: 1)
  }

  private init(stops: [Stop]) { self.stops = stops }

  // MARK: Colors

  /// The colors of a gradient as they are, in their order.
  @MainActor static func colors(
    of gradient: AnyGradient, in palette: Palette, foreground: Components
  ) -> [Components] {
    guard case .stops(let stops) = gradient.source else { return [] }
    return stops.map { components($0.color, in: palette, foreground: foreground) }
  }

  /// A color of a palette.
  @MainActor static func color(
    _ color: OrielCore.Color, in palette: Palette, foreground: Components
  ) -> Components { components(color, in: palette, foreground: foreground) }

  @MainActor private static func components(
    _ color: OrielCore.Color, in palette: Palette, foreground: Components
  ) -> Components {
    let paint = ResolvedPaint(.color(color), in: palette, for: .area)
    guard let components = paint.components else {
      return Components(lowHalf: foreground.lowHalf, highHalf: foreground.highHalf * SIMD2(1, paint.clampedAlpha))
    }
    return Components(components, paint.clampedAlpha)
  }

  private static func lighter(_ color: Components) -> Components {
    var lighter = color + (1 - color) * 0.3
    lighter.w = color.w
    return lighter
  }

  /// Gives transparent stops the colors of their neighbors, so that a gradient to `clear` doesn't pass through black.
  private static func tintingClearStops(_ stops: [Stop]) -> [Stop] {
    guard stops.contains(where: { $0.color.w == 0 }) else { return stops }
    var tinted: [Stop] = []
    for (index, stop) in stops.enumerated() {
      guard stop.color.w == 0 else {
        tinted.append(stop)
        continue
      }
      for neighbour in [index - 1, index + 1] where stops.indices.contains(neighbour) {
        var color = stops[neighbour].color
        color.w = 0
        tinted.append(Stop(offset: stop.offset, color: color))
      }
    }
    return tinted
  }

  /// The color at an offset; the first color before the first stop, the last color after the last stop.
  func color(at offset: Double) -> Components {
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else { return last }
    guard next > 0 else { return first }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (offset - before.offset) / (after.offset - before.offset)
    return before.color + (after.color - before.color) * share
  }

  /// The color at the start of the gradient.
  var first: Components { stops.first?.color ?? Components() }
  /// The color at the end of the gradient.
  var last: Components { stops.last?.color ?? Components() }

  // MARK: Other ramps

  /// The same colors with their opacity multiplied by a factor.
  func faded(by opacity: Double) -> GradientRamp {
    let opacity = min(max(opacity, 0), 1)
    return GradientRamp(
      stops: stops.map { Stop(offset: $0.offset, color: $0.color * Components(1, 1, 1, opacity)) })
  }

  /// The same colors in reverse order.
  var reversed: GradientRamp {
    GradientRamp(stops: stops.reversed().map { Stop(offset: 1 - $0.offset, color: $0.color) })
  }

  /// The part between two offsets as a ramp.
  func part(from start: Double, to end: Double) -> GradientRamp {
    let inside = stops.filter { $0.offset >= start && $0.offset <= end }
      .map { Stop(offset: ($0.offset - start) / (end - start), color: $0.color) }
    var all: [Stop] = []
    if inside.first?.offset != 0 { all.append(Stop(offset: 0, color: color(at: start))) }
    all += inside
    if inside.last?.offset != 1 { all.append(Stop(offset: 1, color: color(at: end))) }
    return GradientRamp(stops: all)
  }

  /// The colors in the first `share` of a turn; the first and the last color fill the rest.
  func padded(to share: Double) -> GradientRamp {
    let middle = (1 + share) / 2
    return GradientRamp(
      stops: stops.map { Stop(offset: $0.offset * share, color: $0.color) }
        + [
          Stop(offset: middle, color: last), Stop(offset: middle, color: first), Stop(offset: 1, color: first),
        ])
  }
}
