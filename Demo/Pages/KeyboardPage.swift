import Oriel

/// Focusable views, keys and commands.
struct KeyboardPage: View {
  private enum Field: Hashable { case first, second }

  @State private var position = 0
  @State private var lastKey = "none"
  @State private var moves = "none"
  @State private var commands = "none"
  @State private var isShiftHeld = false
  @State private var taps = 0
  @State private var first = ""
  @State private var second = ""
  @State private var place = "elsewhere"
  @FocusState private var field: Field?

  var body: some View {
    PageColumn(.keyboard, "Keys and commands for views that aren't controls.") {
      Section("Keys") {
        Row("Left and right move it: \(position)") {
          KeyCard("Slider of its own")
            .focusable()
            .onKeyPress(.leftArrow) {
              position -= 1
              return .handled
            }
            .onKeyPress(.rightArrow) {
              position += 1
              return .handled
            }
        }
        Row("Last key: \(lastKey)") {
          KeyCard("Any letter")
            .focusable(interactions: .edit)
            .focusEffectDisabled()
            .onKeyPress(characters: .letters) {
              lastKey = $0.characters
              return .handled
            }
        }
        Row("Shift") { Text(isShiftHeld ? "held down" : "released") }
          .onModifierKeysChanged(mask: .shift) { isShiftHeld = $1 == .shift }
        Row("Tapped \(taps) times") {
          KeyCard("Tap, or press Space").onTapGesture { taps += 1 }
        }
      }
      Section("Commands") {
        Row("Direction: \(moves)") {
          KeyCard("Arrow keys").focusable().onMoveCommand { moves = "\($0)" }
        }
        Row("Command: \(commands)") {
          KeyCard("Escape or Delete").focusable()
            .onExitCommand { commands = "exit" }
            .onDeleteCommand { commands = "delete" }
        }
      }
      Section("Focus") {
        Row {
          HStack {
            Button("One") {}
            Button("Two") {}
          }
          .focusSection()
        } title: {
          Button("Outside") {}
        }
        TextField("First", text: $first).focused($field, equals: .first)
        TextField("Second, where the focus begins", text: $second).focused($field, equals: .second)
      }
      .defaultFocus($field, .second)
      FocusedValuesSection()
      UndoSection()
      Section("Pointer") {
        Row("The pointer is \(place)") {
          KeyCard("Point here")
            .onContinuousHover { phase in
              switch phase {
              case .active(let point): place = "at \(Int(point.x)), \(Int(point.y))"
              case .ended: place = "elsewhere"
              }
            }
        }
      }
    }
    .toolbar { ToolbarItem(placement: .secondaryAction) { ClearFocusedText() } }
  }
}

/// A text that shows whether it has the focus.
private struct KeyCard: View {
  let title: String
  @Environment(\.isFocused) private var isFocused

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title).bold(isFocused).padding(.horizontal, 16).padding(.vertical, 8)
      .background(Color.accentColor.opacity(isFocused ? 0.4 : 0.2))
  }
}

extension Page {
  static let keyboard = Page("keyboard", "Keyboard", symbol: "keyboard", order: 37) { KeyboardPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.keyboard) }
