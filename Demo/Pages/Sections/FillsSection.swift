import Oriel

/// Fills other than a single color.
struct FillsSection: View {
  private static let colors = Gradient(colors: [.blue, .purple, .pink])

  private static let mesh = MeshGradient(
    width: 3, height: 3,
    points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.75, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
    colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])

  private static let materials: [(name: LocalizedStringKey, style: AnyShapeStyle)] = [
    ("Ultra-thin", AnyShapeStyle(.ultraThinMaterial)), ("Regular", AnyShapeStyle(.regularMaterial)),
    ("Ultra-thick", AnyShapeStyle(.ultraThickMaterial)), ("Bar", AnyShapeStyle(.bar)),
  ]

  var body: some View {
    Section("Gradients and materials") {
      Row("Gradients") {
        Flow {
          sample(LinearGradient(gradient: Self.colors, startPoint: .leading, endPoint: .trailing), "Linear")
          sample(RadialGradient(gradient: Self.colors, center: .center, startRadius: 0, endRadius: 36), "Radial")
          sample(EllipticalGradient(gradient: Self.colors), "Elliptical")
          sample(AngularGradient(gradient: Self.colors, center: .center), "Angular")
          sample(Self.mesh, "Mesh")
        }
      }
      Row("Gradient of a color, and with less opacity") {
        Flow {
          Tile("Indigo", .indigo.gradient)
          Tile("half of it", .indigo.gradient.opacity(0.5))
        }
      }
      Row("Shadows of a style") {
        Flow(spacing: 18) {
          Capsule().fill(.indigo.shadow(.drop(radius: 4, y: 2))).frame(width: 56, height: 28)
          Capsule().fill(.background.shadow(.inner(radius: 3, y: 2))).frame(width: 56, height: 28)
          Circle().stroke(.tint.shadow(.drop(color: .red, radius: 3)), lineWidth: 4).frame(width: 28, height: 28)
        }
      }
      Row("Materials") {
        Flow {
          ForEach(0..<Self.materials.count, id: \.self) { index in
            Text(Self.materials[index].name).padding(6).background(Self.materials[index].style)
          }
        }
        .padding(6)
        .background(.linearGradient(Self.colors, startPoint: .leading, endPoint: .trailing))
      }
      Row("Glass") {
        Flow {
          Text("Regular").padding(.horizontal, 10).padding(.vertical, 6).glassEffect()
          Text("Tinted").padding(.horizontal, 10).padding(.vertical, 6).glassEffect(.clear.tint(.yellow))
        }
        .padding(6)
        .background(.linearGradient(Self.colors, startPoint: .leading, endPoint: .trailing))
      }
    }
  }

  private func sample(_ gradient: some View, _ name: LocalizedStringKey) -> some View {
    VStack(spacing: 3) {
      gradient.frame(width: 72, height: 48)
      Text(name).font(.caption)
    }
  }
}
