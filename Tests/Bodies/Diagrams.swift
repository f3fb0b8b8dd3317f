import Oriel

struct BarDiagram: View {
  var values: [Double]
  var labels: [String]
  @State private var highlighted: Int?

  private var highest: Double { max(values.max() ?? 1, 1) }

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width / CGFloat(max(values.count, 1))
      ZStack(alignment: .bottomLeading) {
        ForEach(0..<5) { line in
          Rectangle()
            .fill(.gray.opacity(0.3))
            .frame(height: 1)
            .offset(y: -geometry.size.height * CGFloat(line) / 4)
        }
        HStack(alignment: .bottom, spacing: width * 0.2) {
          ForEach(Array(zip(values, labels).enumerated()), id: \.offset) { index, pair in
            VStack(spacing: 4) {
              if highlighted == index {
                Text(pair.0, format: .number.precision(.fractionLength(1))).font(.caption.bold())
              }
              RoundedRectangle(cornerRadius: 4)
                .fill(
                  LinearGradient(
                    colors: highlighted == index ? [.orange, .red] : [.blue.opacity(0.6), .blue], startPoint: .top,
                    endPoint: .bottom)
                )
                .frame(width: width * 0.8, height: geometry.size.height * CGFloat(pair.0 / highest) - 20)
              Text(pair.1).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            }
            .onHover { highlighted = $0 ? index : nil }
          }
        }
      }
    }
    .frame(height: 200)
    .padding()
    .animation(.easeInOut, value: highlighted)
  }
}

struct LineDiagram: View {
  var values: [Double]
  var color = Color.green
  @State private var progress: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Value").font(.headline)
        Spacer()
        Text(values.last ?? 0, format: .currency(code: "EUR"))
          .foregroundStyle((values.last ?? 0) >= (values.first ?? 0) ? .green : .red)
      }
      GeometryReader { proxy in
        let low = values.min() ?? 0
        let range = max((values.max() ?? 1) - low, 0.001)
        let step = proxy.size.width / CGFloat(max(values.count - 1, 1))
        Path { path in
          for (index, value) in values.enumerated() {
            let point = CGPoint(
              x: CGFloat(index) * step, y: proxy.size.height * (1 - CGFloat((value - low) / range)))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
        }
        .trim(from: 0, to: progress)
        .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        Path { path in
          path.move(to: CGPoint(x: 0, y: proxy.size.height))
          for (index, value) in values.enumerated() {
            path.addLine(
              to: CGPoint(x: CGFloat(index) * step, y: proxy.size.height * (1 - CGFloat((value - low) / range))))
          }
          path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
          path.closeSubpath()
        }
        .fill(.linearGradient(colors: [color.opacity(0.4), color.opacity(0)], startPoint: .top, endPoint: .bottom))
        .opacity(Double(progress))
      }
      .frame(height: 160)
      .background(Color.gray.opacity(0.05))
    }
    .padding(16)
    .onAppear { withAnimation(.easeInOut(duration: 1.2)) { progress = 1 } }
  }
}

struct RingDiagram: View {
  struct Slice: Identifiable {
    let id: String
    var value: Double
    var color: Color
  }

  var slices: [Slice]
  private var total: Double { slices.map(\.value).reduce(0, +) }

  private func start(of index: Int) -> Double { slices[..<index].map(\.value).reduce(0, +) / max(total, 1) }

  var body: some View {
    HStack(spacing: 24) {
      ZStack {
        Circle().stroke(.gray.opacity(0.2), lineWidth: 24)
        ForEach(Array(slices.enumerated()), id: \.element.id) { index, slice in
          Circle()
            .trim(from: start(of: index) + 0.005, to: start(of: index) + slice.value / max(total, 1) - 0.005)
            .stroke(slice.color.gradient, style: StrokeStyle(lineWidth: 24, lineCap: .butt))
            .rotationEffect(.degrees(-90))
        }
        VStack {
          Text("Total").font(.caption).foregroundStyle(.secondary)
          Text("\(total, specifier: "%.0f")").font(.title.bold())
        }
      }
      .frame(width: 160, height: 160)
      .padding(12)
      VStack(alignment: .leading, spacing: 6) {
        ForEach(slices) { slice in
          HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 3).fill(slice.color).frame(width: 12, height: 12)
            Text(slice.id)
            Spacer()
            Text("\(Int((slice.value / max(total, 1) * 100).rounded())) %").monospacedDigit().foregroundStyle(
              .secondary)
          }
        }
      }
      .frame(maxWidth: 180)
    }
  }
}

struct ClockDiagram: View {
  var date: Date
  var isRunning = true

  var body: some View {
    TimelineView(.periodic(from: date, by: 1)) { context in
      Canvas { graphics, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(size.width, size.height) / 2 - 8
        let seconds = context.date.timeIntervalSince(date)
        graphics.stroke(
          Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
          with: .color(.primary), lineWidth: 3)
        for tick in 0..<60 {
          let angle = Double(tick) / 60 * 2 * .pi
          let length: CGFloat = tick % 5 == 0 ? 12 : 5
          var path = Path()
          path.move(to: CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius))
          path.addLine(
            to: CGPoint(x: center.x + cos(angle) * (radius - length), y: center.y + sin(angle) * (radius - length)))
          graphics.stroke(path, with: .color(tick % 5 == 0 ? .primary : .secondary), lineWidth: tick % 5 == 0 ? 2 : 1)
        }
        var hand = Path()
        hand.move(to: center)
        hand.addLine(
          to: CGPoint(
            x: center.x + sin(seconds / 30 * .pi) * radius * 0.85, y: center.y - cos(seconds / 30 * .pi) * radius * 0.85
          ))
        graphics.stroke(hand, with: .color(.red), style: StrokeStyle(lineWidth: 2, lineCap: .round))
        graphics.draw(
          Text("\(Int(seconds)) s").font(.caption).foregroundColor(.secondary),
          at: CGPoint(x: center.x, y: center.y + radius / 2))
      }
      .frame(width: 200, height: 200)
      .opacity(isRunning ? 1 : 0.4)
      .accessibilityLabel("Clock")
    }
  }
}
