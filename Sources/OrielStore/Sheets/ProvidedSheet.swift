import OrielCore

/// Presents a sheet if there is a provider with the capability that it requires. Otherwise the binding becomes false.
struct ProvidedSheet<SheetContent: View>: ViewModifier {
  let name: String
  let capability: StoreCapability
  @Binding var isPresented: Bool
  /// Runs after the binding has become false because the sheet can't be presented.
  let onUnavailable: @MainActor (ProviderError) -> Void
  /// Runs after each dismissal of the sheet.
  let onDismiss: @MainActor () -> Void
  let sheetContent: @MainActor (any StoreProvider) -> SheetContent

  @Environment(\.storeProvider) private var provider

  private var obstacle: ProviderError? {
    guard let provider else { return .missing }
    return provider.capabilities.contains(capability) ? nil : .unsupported
  }

  func body(content: Content) -> some View {
    content
      .onChange(of: isPresented ? obstacle : nil, initial: true) { _, obstacle in
        if let obstacle { refuse(obstacle) }
      }
      .sheet(
        isPresented: Binding(get: { isPresented && obstacle == nil }, set: { isPresented = $0 }), onDismiss: onDismiss
      ) {
        if let provider { sheetContent(provider) }
      }
  }

  private func refuse(_ obstacle: ProviderError) {
    Diagnostics.warn(
      obstacle == .missing
        ? "\(name) presents nothing: register a provider with storeProvider(_:)"
        : "\(name) presents nothing: the store provider lacks the capability \(capability)", once: name)
    isPresented = false
    onUnavailable(obstacle)
  }
}
