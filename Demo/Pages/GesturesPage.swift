import Oriel

/// Taps, long presses, drags and hovering on views that aren't controls.
struct GesturesPage: View {
  @State private var taps = 0
  @State private var doubleTaps = 0
  @State private var longPresses = 0
  @State private var isPressing = false
  @State private var presses = 0
  @State private var rowTaps = 0
  @State private var isHovered = false
  @State private var drops = 0
  @State private var rowDrags = 0
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @State private var isCoverOn = true
  @State private var covered = 0
  @GestureState private var distance = CGSize.zero

  var body: some View {
    PageColumn(.gestures, "Pointer gestures on views that aren't controls.") {
      Section("Taps") {
        Row("Tapped \(taps) times, twice \(doubleTaps) times") {
          GestureCard("Tap here").onTapGesture(count: 2) { doubleTaps += 1 }.onTapGesture { taps += 1 }
        }
        Row(isPressing ? "Pressing" : "Pressed long \(longPresses) times") {
          GestureCard("Press here").onLongPressGesture {
            longPresses += 1
          } onPressingChanged: {
            isPressing = $0
          }
        }
        HStack {
          Text("Row tapped \(rowTaps) times, button pressed \(presses) times")
          Spacer()
          Button("Button in the row") { presses += 1 }
        }
        .onTapGesture { rowTaps += 1 }
      }
      Section("Drags") {
        Row(distance == .zero ? "Dropped \(drops) times" : "Dragging") {
          GestureCard("Drag me").offset(distance).pointerStyle(.grabIdle)
            .gesture(
              DragGesture(coordinateSpace: .global)
                .updating($distance) { value, state, _ in state = value.translation }
                .onEnded { _ in drops += 1 })
        }
        Row("Two fingers make it \(Int(scale * 100)) % large, turned by \(Int(angle.degrees))°") {
          GestureCard("Pinch me")
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
            .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
        }
        Row("The row is dragged, not the button: \(rowDrags) times") {
          Button("Button that is dragged over") { presses += 1 }
        }
        .highPriorityGesture(DragGesture().onEnded { _ in rowDrags += 1 })
      }
      ComposedGesturesSection()
      Section("Pointer") {
        Row(isHovered ? "The pointer is over it" : "The pointer is elsewhere") {
          GestureCard("Point here").onHover { isHovered = $0 }
        }
        Row("Pressed behind the cover \(covered) times") {
          Button("Behind a cover") { covered += 1 }
            .overlay { Color.blue.opacity(0.2).onTapGesture {}.accessibilityLabel("Cover").allowsHitTesting(isCoverOn) }
        }
        Toggle("The cover takes clicks", isOn: $isCoverOn)
      }
    }
  }
}

/// A text on a colored background.
struct GestureCard: View {
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title).padding(.horizontal, 16).padding(.vertical, 8).background(Color.accentColor.opacity(0.25))
  }
}

extension Page {
  static let gestures = Page("gestures", "Gestures", symbol: "cursorarrow", order: 36) { GesturesPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.gestures) }
