import Oriel

/// A button of a sample's dialog, which logs that it was pressed.
struct Choice: View {
  private let title: String
  private let role: ButtonRole?
  private let run: SampleRun
  private let action: @MainActor () -> Void

  init(
    _ title: String, role: ButtonRole? = nil, of run: SampleRun, action: @escaping @MainActor () -> Void = {}
  ) {
    self.title = title
    self.role = role
    self.run = run
    self.action = action
  }

  var body: some View {
    Button(title, role: role) {
      run.note("pressed \(title)")
      action()
    }
  }
}
