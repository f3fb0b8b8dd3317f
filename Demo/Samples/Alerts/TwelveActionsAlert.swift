import Oriel

/// Twelve actions of a `ForEach`.
struct TwelveActionsAlert: View {
  @Bindable var run: SampleRun

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  var body: some View {
    SampleRow(run: run)
      .alert("In which month does the year begin?", isPresented: $run.isPresented) {
        ForEach(Self.months, id: \.self) { month in
          Choice(month, of: run)
        }
      }
  }
}
