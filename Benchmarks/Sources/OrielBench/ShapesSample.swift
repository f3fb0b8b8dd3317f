import BenchSupport
import Oriel

/// A thousand stars, one of which changes its color.
struct ShapesSample: View {
  static let rows = 40
  static let columns = 25
  @State private var isBuilt = false
  @State private var isRed = false

  var body: some View {
    VStack(spacing: 2) {
      if isBuilt {
        ForEach(0..<Self.rows, id: \.self) { row in
          HStack(spacing: 2) {
            ForEach(0..<Self.columns, id: \.self) { column in
              Star().fill(row == 20 && column == 12 && isRed ? Color.red : Color.blue)
            }
          }
        }
      }
    }
    .onAppear { Driver.shapes = ($isBuilt, $isRed) }
  }
}

struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<10 {
        let angle = Double(index) * .pi / 5
        let radius = min(rect.size.width, rect.size.height) / (index % 2 == 0 ? 2 : 4)
        let point = CGPoint(x: rect.size.width / 2 + radius * sin(angle), y: rect.size.height / 2 - radius * cos(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

extension Driver {
  static func runShapes() {
    let changes = [
      bench_change(name: "build", times: 1) { _ in Driver.onMain { Driver.shapes?.isBuilt.wrappedValue = true } },
      bench_change(name: "one", times: 7) { number in
        Driver.onMain { Driver.shapes?.isRed.wrappedValue = number % 2 == 0 }
      },
    ]
    bench_changes(changes, Int32(changes.count))
  }
}
