import Oriel

/// Graphical effects, which apply to any view.
struct EffectsPage: View {
  @State private var angle = 20.0
  @State private var scale = 1.0
  @State private var clicks = 0

  private static let modes: [(name: String, mode: BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("difference", .difference), ("luminosity", .luminosity), ("out", .destinationOut),
  ]

  var body: some View {
    PageColumn(.effects, "Transforms, shadows, masks and blending. They change how a view looks, not its layout.") {
      Section("Transforms") {
        Flow(spacing: 36) {
          Button("Clicked \(clicks) times") { clicks += 1 }
            .scaleEffect(scale)
            .rotationEffect(.degrees(angle))
            .sensoryFeedback(.selection, trigger: clicks)
            // Space for the rotated button, also with large text.
            .padding(.vertical, 44)
          Tile("Slanted", .teal).transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 0, ty: 0))
          Tile("In space", .orange).rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
          Tile("From far away", .orange)
            .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0)
          Tile("Wave", .pink).modifier(Wave(amount: angle / 180)).projectionEffect(ProjectionTransform())
          Tile("By its size", .green)
            .visualEffect { tile, geometry in
              tile.offset(x: geometry.size.width * angle / 720).opacity(1 - abs(angle) / 360)
            }
        }
        .geometryGroup()
        .frame(maxWidth: .infinity, minHeight: 120)
        Slider(value: $angle, in: -180...180) { Text("Angle") }
        Slider(value: $scale, in: 0.5...2) { Text("Scale") }
      }
      Section("Pictures") {
        VStack(alignment: .leading) {
          Text("Shadow, blur, mask")
          Flow(spacing: 18) {
            Tile("Shadow", .indigo).shadow(radius: 4, y: 3)
            Tile("Sharp", .indigo).shadow(color: .orange, radius: 0, x: 4, y: 4)
            Tile("Blurred", .indigo).blur(radius: 1.5)
            Tile("Fading out to the right", .indigo)
              .mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
              .frame(width: 72, height: 24)
              .mask { Text("Masked").font(.headline) }
          }
        }
        Row("As a whole, and each for itself") {
          Flow(spacing: 18) {
            overlapping.compositingGroup().opacity(0.5)
            overlapping.drawingGroup().opacity(0.5)
            overlapping
          }
        }
      }
      Section("Colors") {
        Flow {
          sample("unchanged") { $0 }
          sample("brightness") { $0.brightness(0.25) }
          sample("contrast") { $0.contrast(1.8) }
          sample("saturation") { $0.saturation(2) }
          sample("grayscale") { $0.grayscale(1) }
          sample("hue") { $0.hueRotation(.degrees(120)) }
          sample("inverted") { $0.colorInvert() }
          sample("multiplied") { $0.colorMultiply(.orange) }
          sample("to alpha") { $0.luminanceToAlpha() }
        }
      }
      Section("Mixed with what is behind") {
        Flow {
          ForEach(Self.modes.indices, id: \.self) { index in
            VStack(spacing: 3) {
              ZStack {
                LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
                Circle().fill(.teal).padding(6).blendMode(Self.modes[index].mode)
              }
              .compositingGroup()
              .frame(width: 72, height: 56)
              Text(Self.modes[index].name).font(.caption)
            }
          }
        }
      }
    }
  }

  private var overlapping: some View {
    HStack(spacing: -12) {
      Circle().fill(.red)
      Circle().fill(.blue)
    }
    .frame(width: 72, height: 40)
  }

  private func sample(_ name: String, _ change: (AnyView) -> some View) -> some View {
    VStack(spacing: 3) {
      change(AnyView(Image(data: Artwork.landscape).resizable().scaledToFill().frame(width: 64, height: 48).clipped()))
      Text(name).font(.caption)
    }
  }
}

/// A transform that depends on the size of the view.
private struct Wave: GeometryEffect {
  let amount: Double

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 0, y: size.height * sin(amount * .pi)))
  }
}

extension Page {
  static let effects = Page("effects", "Effects", symbol: "sparkles", order: 44) { EffectsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.effects) }
