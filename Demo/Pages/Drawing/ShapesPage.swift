import Oriel

/// Shapes, paths, and their modifiers.
struct ShapesPage: View {
  @State private var share = 0.7
  @State private var radius = 12.0

  var body: some View {
    PageColumn(.shapes, "Shapes that are filled, stroked or used as a clip.") {
      Section("Shapes") {
        Row("Filled") {
          Flow(spacing: 12) {
            Rectangle().fill(.red).frame(width: 48, height: 48)
            RoundedRectangle(cornerRadius: 12).fill(.orange.gradient).frame(width: 48, height: 48)
            UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.yellow)
              .frame(width: 48, height: 48)
            Circle().fill(.green.gradient).frame(width: 48, height: 48)
            Ellipse().fill(.blue).frame(width: 64, height: 40)
            Capsule().fill(.purple.gradient).frame(width: 64, height: 32)
          }
        }
        Row("Stroked") {
          Flow(spacing: 12) {
            Rectangle().stroke(.red, lineWidth: 3).frame(width: 44, height: 44)
            RoundedRectangle(cornerRadius: 12).strokeBorder(.orange, lineWidth: 6).frame(width: 48, height: 48)
            Circle().stroke(.green, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 7]))
              .frame(width: 44, height: 44)
            Ellipse().fill(.blue.opacity(0.3)).stroke(.blue, lineWidth: 2).frame(width: 64, height: 40)
            Capsule().strokeBorder(
              AngularGradient(colors: [.purple, .pink, .purple], center: .center), lineWidth: 5
            )
            .frame(width: 64, height: 32)
          }
        }
        Row("Moved, scaled, turned") {
          Flow(spacing: 24) {
            Rectangle().rotation(.degrees(45)).fill(.teal).frame(width: 32, height: 32)
            Circle().scale(x: 1, y: 0.5).fill(.teal).frame(width: 40, height: 40)
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 10, ty: 0)).fill(.teal)
              .frame(width: 40, height: 32)
            AnyShape(Capsule().offset(x: 0, y: 6).size(width: 40, height: 20)).fill(.teal).frame(width: 40, height: 32)
          }
        }
      }
      Section("Paths") {
        Row("A star of an app’s own") {
          Flow(spacing: 12) {
            Star(points: 5).fill(.yellow).stroke(.orange, lineWidth: 2).frame(width: 56, height: 56)
            Star(points: 8).stroke(.indigo, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
              .frame(width: 56, height: 56)
            Wave().stroke(.blue, lineWidth: 3).frame(width: 96, height: 40)
          }
        }
        Row("A part of a circle") {
          ZStack {
            Circle().inset(by: 4).stroke(.gray.opacity(0.3), lineWidth: 8)
            Circle().inset(by: 4).trim(from: 0, to: share)
              .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
              .rotationEffect(.degrees(-90))
            Text(share.formatted(.percent.precision(.fractionLength(0)))).font(.caption)
          }
          .frame(width: 72, height: 72)
        }
        Slider(value: $share) { Text("Share") }
      }
      Section("Around views") {
        Row("Behind and in front") {
          Flow(spacing: 12) {
            Text("Capsule").padding(.horizontal, 12).padding(.vertical, 4).background(.tint, in: Capsule())
              .foregroundStyle(.white)
            Text("Card").padding(12).background(in: RoundedRectangle(cornerRadius: 8))
              .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.separator))
            Text("Border").padding(6).border(.red, width: 2)
            Text("Tinted").padding(6).overlay(.yellow.opacity(0.4), in: Rectangle())
            ContainerRelativeShape().fill(.pink).padding(6).frame(width: 64, height: 40)
              .background(.pink.opacity(0.3), in: RoundedRectangle(cornerRadius: 14))
              .containerShape(RoundedRectangle(cornerRadius: 14))
          }
        }
        Row("Clipped") {
          Flow(spacing: 12) {
            picture.clipShape(Circle())
            picture.cornerRadius(radius)
            picture.clipShape(Star(points: 6))
            picture.frame(width: 40, height: 40).clipped().contentShape(Rectangle())
          }
        }
        Slider(value: $radius, in: 0...32) { Text("Corner radius") }
      }
    }
  }

  private var picture: some View {
    Image(data: Artwork.landscape).resizable().scaledToFill().frame(width: 72, height: 72)
  }
}

/// A star with a given number of points.
private struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<(2 * points) {
        let angle = Double(index) * .pi / Double(points) - .pi / 2
        let radius = min(rect.width, rect.height) / (index % 2 == 0 ? 2 : 4)
        let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

/// Two waves.
private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addCurve(
        to: CGPoint(x: rect.midX, y: rect.midY), control1: CGPoint(x: rect.width / 4, y: rect.minY - rect.height / 2),
        control2: CGPoint(x: rect.width / 4, y: rect.maxY + rect.height / 2))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.width * 3 / 4, y: rect.minY))
    }
  }
}

extension Page {
  static let shapes = Page("shapes", "Shapes", symbol: "paintbrush", order: 42) { ShapesPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.shapes) }
