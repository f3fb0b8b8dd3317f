import Oriel

/// A modifier with a state of its own.
struct Badge: ViewModifier {
  enum Kind {
    case warning
    case information
  }

  let kind: Kind
  @State private var isExpanded = false

  func body(content: Content) -> some View {
    HStack {
      Image(systemName: kind == .warning ? "exclamationmark.triangle" : "info.circle")
      content.lineLimit(isExpanded ? nil : 1)
      Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
    }
    .padding(6)
    .background(kind == .warning ? Color.yellow : Color.gray)
  }
}

extension View {
  func badge(_ kind: Badge.Kind) -> some View { modifier(Badge(kind: kind)) }

  @ViewBuilder func emphasised(if isEmphasised: Bool) -> some View {
    if isEmphasised {
      bold()
    } else {
      self
    }
  }
}
