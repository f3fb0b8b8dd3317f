import Oriel

@MainActor
class DownloadViewModel: ObservableObject {
  @Published private(set) var progress = 0.0
  @Published var isFinished = false
  @Published var failure: LibraryError?
  private var task: Task<Void, Never>?

  func start() {
    task?.cancel()
    task = Task {
      for step in 1...10 {
        try? await Task.sleep(for: .milliseconds(100))
        if Task.isCancelled { return }
        progress = Double(step) / 10
      }
      isFinished = true
    }
  }

  func cancel() {
    objectWillChange.send()
    task?.cancel()
  }
}

/// A view model of the older kind, with work in tasks.
struct DownloadScreen: View {
  @StateObject private var viewModel = DownloadViewModel()
  @ObservedObject var account: Account
  @State private var showingAlert = false
  @State private var items = ["One", "Two", "Three"]
  @Environment(\.dismissWindow) private var dismissWindow
  let onFinish: (Int) -> Void
  let spacing: CGFloat = 12

  private var hasFailed: Binding<Bool> {
    Binding {
      viewModel.failure != nil
    } set: { newValue in
      if !newValue { viewModel.failure = nil }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      header
      ForEach(0..<items.count, id: \.self) { index in
        Text(items[index])
      }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        Button("Remove \(item)") { items.remove(atOffsets: IndexSet(integer: index)) }
      }
      Button {
        Task {
          await refresh()
          showingAlert = true
        }
      } label: {
        Label("Refresh", systemImage: "arrow.clockwise")
      }
      .keyboardShortcut("r", modifiers: [.command, .shift])
      Button("Download", action: viewModel.start)
      Button("Stop", role: .cancel, action: viewModel.cancel)
    }
    .frame(minWidth: 300, maxWidth: .infinity, alignment: .leading)
    .alert("Refreshed", isPresented: $showingAlert) {}
    .alert(isPresented: hasFailed, error: viewModel.failure) {
      Button("Dismiss") {}
    }
    .confirmationDialog("Downloaded", isPresented: $viewModel.isFinished) {
      Button("Show") { onFinish(items.count) }
      Button("Close the Window") { dismissWindow() }
    }
    .onChange(of: viewModel.progress, initial: true) { _, progress in
      account.name = progress.formatted(.percent)
    }
  }

  @ViewBuilder private var header: some View {
    if viewModel.progress > 0 {
      Text("\(viewModel.progress, specifier: "%.1f") of \(items.count, format: .number)")
    } else if #available(macOS 14, *) {
      Text("Not started").font(.system(size: 13, weight: .semibold))
    }
    Group {
      Text("First") + Text(" and second").bold()
      Divider()
    }
  }

  private func refresh() async {
    items = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: ["Four", "Five"]) }
    }
    items.move(fromOffsets: IndexSet(integer: 0), toOffset: 2)
  }
}

#if DEBUG
  /// What people keep beside their screens.
  struct DownloadScreenPreview: View {
    var body: some View {
      DownloadScreen(account: Account(), onFinish: { count in print(count) })
        .environment(\.isEnabled, false)
        .environment(\.font, .body)
    }
  }
#endif
