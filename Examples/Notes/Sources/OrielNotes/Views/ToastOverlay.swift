import Oriel

/// Shows a toast until it has been read.
struct ToastOverlay: View {
  @Binding var toast: Toast?
  @State private var isHovered = false

  var body: some View {
    ZStack {
      if let toast {
        ToastView(toast: toast) { self.toast = nil }
          .id(toast.id)
          .onHover { isHovered = $0 }
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .animation(.snappy, value: toast?.id)
    .task(id: Pause(toast: toast?.id, isHovered: isHovered)) {
      guard let toast, !isHovered, (try? await Task.sleep(for: .seconds(6))) != nil else { return }
      if self.toast?.id == toast.id { self.toast = nil }
    }
    .onChange(of: toast?.id) {
      if let toast { AccessibilityNotification.Announcement(String(localized: toast.message)).post() }
    }
  }

  /// What a toast waits for.
  private struct Pause: Equatable {
    var toast: UUID?
    var isHovered: Bool
  }
}

/// A message with a button.
private struct ToastView: View {
  let toast: Toast
  let dismiss: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text(toast.message).lineLimit(2)
      if let action = toast.action {
        Button(String(localized: action.title)) {
          dismiss()
          action.perform()
        }
        .buttonStyle(ToastButtonStyle())
      }
      Button("Close", systemImage: "xmark", action: dismiss)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
    .padding(.leading, 18)
    .padding(.trailing, 6)
    .padding(.vertical, 6)
    .background(Color.black.opacity(0.85), in: .capsule)
    .foregroundStyle(.white)
    .padding(18)
    .padding(.bottom, 36)
  }
}

/// A button on a toast.
private struct ToastButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .bold()
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(.white.opacity(configuration.isPressed ? 0.35 : 0.18), in: .capsule)
  }
}
