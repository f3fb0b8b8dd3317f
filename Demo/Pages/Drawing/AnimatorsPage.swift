import Oriel

/// Phase and keyframe animators, matched geometry, and content transitions.
struct AnimatorsPage: View {
  @State private var taps = 0
  @State private var count = 5
  @State private var selection = "Week"
  @State private var isSearching = false
  @Namespace private var namespace

  var body: some View {
    PageColumn(
      .animators, "Phase and keyframe animations, content transitions and matched geometry."
    ) {
      Section("Phases and keyframes") {
        Row("Phases, keyframes") {
          Flow(spacing: 24) {
            Image(systemName: "bell").imageScale(.large)
              .phaseAnimator([0.0, -15, 15], trigger: taps) { bell, angle in
                bell.rotationEffect(.degrees(angle), anchor: .top)
              } animation: { _ in
                .easeInOut(duration: 0.15)
              }
            Circle().fill(.red).frame(width: 24, height: 24)
              .keyframeAnimator(initialValue: Jump(), trigger: taps) { ball, jump in
                ball.scaleEffect(x: jump.width, y: 1).offset(y: jump.height)
              } keyframes: { _ in
                KeyframeTrack(\.height) {
                  CubicKeyframe(-24, duration: 0.25)
                  CubicKeyframe(0, duration: 0.2)
                }
                KeyframeTrack(\.width) {
                  LinearKeyframe(0.8, duration: 0.25)
                  LinearKeyframe(1.3, duration: 0.2)
                  SpringKeyframe(1, spring: .bouncy)
                }
              }
            Button("Play") { taps += 1 }
          }
        }
      }
      Section("Symbols") {
        Row("Active, and with each play") {
          Flow(spacing: 24) {
            Image(systemName: "sparkles").symbolEffect(.pulse, isActive: isSearching)
            Image(systemName: "gearshape").symbolEffect(.rotate, options: .speed(0.5), isActive: isSearching)
            Image(systemName: "star").symbolEffect(.scale.up, isActive: isSearching)
            Image(systemName: "bell").symbolEffect(.bounce, value: taps)
            Toggle("Active", isOn: $isSearching).toggleStyle(.switch)
          }
        }
      }
      Section("Contents and frames") {
        Row("Contents") {
          Flow {
            Text("\(count)").font(.title).contentTransition(.numericText(value: Double(count)))
            Stepper("Count", value: $count.animation(.smooth)).labelsHidden()
          }
        }
        Row("Matched frames") {
          Flow(spacing: 4) {
            ForEach(["Day", "Week", "A whole year"], id: \.self) { name in
              Text(name).padding(.horizontal, 10).padding(.vertical, 4)
                .background {
                  if selection == name {
                    Capsule().fill(.tint.opacity(0.25)).matchedGeometryEffect(id: "selection", in: namespace)
                  }
                }
                .onTapGesture { withAnimation(.snappy) { selection = name } }
            }
          }
        }
      }
    }
  }

  private struct Jump {
    var height = 0.0
    var width = 1.0
  }
}

extension Page {
  static let animators = Page("animators", "Phases and Frames", symbol: "sparkles", order: 43) { AnimatorsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.animators) }
