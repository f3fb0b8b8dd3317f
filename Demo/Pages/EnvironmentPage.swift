import Oriel

/// The desktop's settings in the environment, and requests of views to the desktop.
struct EnvironmentPage: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.scenePhase) private var phase
  @Environment(\.displayScale) private var displayScale
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @ScaledMetric private var symbolSize = 24.0

  @State private var preference = Choice.desktop
  @State private var size = DynamicTypeSize.large
  @State private var opened = "nothing yet"
  @State private var number = 0.0

  private enum Choice { case desktop, light, dark }
  private static let manual = URL(string: "https://example.org/manual")!

  var body: some View {
    PageColumn(.environment, "Environment values that follow the desktop’s settings.") {
      Section("Desktop") {
        Row("Style") {
          Text("\(colorScheme == .dark ? "dark" : "light"), \(contrast == .increased ? "more" : "usual") contrast")
        }
        Row("Style, for a part") { SchemeName().colorScheme(colorScheme == .dark ? .light : .dark) }
        Row("Direction") {
          Flow {
            Image(iconName: "go-next-symbolic").flipsForRightToLeftLayoutDirection(true).accessibilityHidden(true)
            Text(direction == .rightToLeft ? "right to left" : "left to right")
          }
        }
        Row("Size of text") { Text("\(typeSize)") }
        Row("Locale") { Text("\(locale.identifier), \(timeZone.identifier)") }
        Row("Animations") { Text(reduceMotion ? "off" : "on") }
        Row("Window") { Text("\(phase), scale \(Int(displayScale))") }
      }
      Section("Style of this window") {
        Row("Prefers") {
          Button("Desktop's") { preference = .desktop }
          Button("Light") { preference = .light }
          Button("Dark") { preference = .dark }
        }
      }
      .preferredColorScheme(preference == .desktop ? nil : preference == .dark ? .dark : .light)
      Section("Size of text") {
        Stepper("Size", onIncrement: change(by: 1), onDecrement: change(by: -1))
        Text("Text in the size \(size)").dynamicTypeSize(size)
        Text("At most extra large").dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(size)
        Row("Grows with the desktop's") { Image(systemName: "textformat").frame(width: symbolSize, height: symbolSize) }
      }
      Section("Links") {
        Row("Opened by the desktop") { Link("Manual", destination: Self.manual) }
        Row("Opened by the page") {
          Link("Manual, in the page", destination: Self.manual)
            .environment(
              \.openURL,
              OpenURLAction { url in
                opened = url.absoluteString
                return .handled
              })
        }
        Row("The page has opened") { Text(opened) }
      }
      .onOpenURL { opened = $0.absoluteString }
      Section("Views that compare themselves") {
        Stepper("Number", value: $number, step: 0.25)
        Rounded(number: number).equatable()
      }
    }
  }

  private func change(by number: Int) -> (() -> Void)? {
    let sizes = DynamicTypeSize.allCases
    guard let index = sizes.firstIndex(of: size), sizes.indices.contains(index + number) else { return nil }
    return { size = sizes[index + number] }
  }
}

/// The scheme that a part of the page reads.
private struct SchemeName: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View { Text(colorScheme == .dark ? "reads dark" : "reads light") }
}

/// Runs its body when the number rounds to another one.
private struct Rounded: View, Equatable {
  var number: Double

  nonisolated static func == (first: Rounded, second: Rounded) -> Bool {
    first.number.rounded() == second.number.rounded()
  }

  var body: some View { Row("Rounded") { Text("\(Int(number.rounded()))") } }
}

extension Page {
  static let environment = Page("environment", "Environment", symbol: "display", order: 62) { EnvironmentPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.environment) }
