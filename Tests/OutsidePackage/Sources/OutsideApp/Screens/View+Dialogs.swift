import Oriel

extension View {
  /// Forwards to Oriel's own, as helpers of apps do.
  func confirmation<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions)
  }

  /// Shows a text as long as there is one.
  func errorAlert(for text: Binding<String?>) -> some View {
    let isPresented = Binding(
      get: { text.wrappedValue != nil },
      set: { if !$0 { text.wrappedValue = nil } })
    return alert("Something happened", isPresented: isPresented, presenting: text.wrappedValue) { _ in
      Button("OK", role: .cancel) {}
    } message: { text in
      Text(text)
    }
  }
}
