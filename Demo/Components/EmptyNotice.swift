import Oriel

/// A placeholder for an empty area.
struct EmptyNotice: View {
  let title: LocalizedStringKey
  let detail: LocalizedStringKey
  let symbol: String

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: symbol)
        .font(.largeTitle)
        .imageScale(.large)
        .accessibilityHidden(true)
      Text(title).font(.headline)
      Text(detail).font(.caption)
    }
    .multilineTextAlignment(.center)
    .foregroundStyle(.secondary)
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
