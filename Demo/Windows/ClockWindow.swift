import Oriel

/// A window without a title and a background of its title bar.
struct ClockWindow: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, style: .time).font(.largeTitle)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
