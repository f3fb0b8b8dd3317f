import Oriel

/// Gradients, materials and what can be made of other styles.
struct StyleOverloads: View {
  private let gradient = Gradient(colors: [.red, .blue])
  private let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .clear, location: 0.8)]
  private let colors: [Color] = [.red, .green, .blue]
  private let corner = UnitPoint(x: 0.9, y: 0.1)

  var body: some View {
    VStack {
      views
      Group {
        Text("Linear").background(.linearGradient(gradient, startPoint: .topLeading, endPoint: .bottomTrailing))
        Text("Linear").background(.linearGradient(colors: colors, startPoint: .zero, endPoint: corner))
        Text("Linear").background(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
        Text("Linear").background(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom))
        Text("Radial").background(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 40))
        Text("Radial").background(.radialGradient(colors: colors, center: .top, startRadius: 0, endRadius: 40))
        Text("Radial").background(.radialGradient(stops: stops, center: .top, startRadius: 0, endRadius: 40))
        Text("Radial").background(.radialGradient(Color.red.gradient, endRadius: 40))
        Text("Elliptical").background(.ellipticalGradient(gradient))
        Text("Elliptical").background(.ellipticalGradient(colors: colors, center: .bottom))
        Text("Elliptical").background(.ellipticalGradient(stops: stops, startRadiusFraction: 0.1))
        Text("Elliptical").background(.ellipticalGradient(Color.red.gradient, endRadiusFraction: 1))
      }
      Group {
        Text("Angular").background(
          .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        Text("Angular").background(
          .angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .radians(.pi)))
        Text("Angular").background(
          .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        Text("Angular").background(
          .angularGradient(Color.red.gradient, startAngle: .zero, endAngle: .degrees(90)))
        Text("Conic").background(.conicGradient(gradient, center: .center))
        Text("Conic").background(.conicGradient(colors: colors, center: .center, angle: .degrees(45)))
        Text("Conic").background(.conicGradient(stops: stops, center: .center))
        Text("Conic").background(.conicGradient(Color.red.gradient))
      }
      others
    }
  }

  @ViewBuilder private var views: some View {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).opacity(0.5)
    LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom).frame(width: 20)
    RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 20)
    RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 20)
    RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 20)
    EllipticalGradient(gradient: gradient)
    EllipticalGradient(colors: colors, center: .leading)
    EllipticalGradient(stops: stops, startRadiusFraction: 0, endRadiusFraction: 1)
    AngularGradient(gradient: gradient, center: .center)
    AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: Angle(degrees: 180))
    AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: Angle(radians: 1))
    AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(270))
    AngularGradient(gradient: gradient, center: .center, angle: .degrees(45))
    AngularGradient(colors: colors, center: .center)
    AngularGradient(stops: stops, center: .center, angle: .zero)
  }

  @ViewBuilder private var others: some View {
    Text("Materials").background(.ultraThinMaterial).background(.thinMaterial).background(.regularMaterial)
      .background(.thickMaterial).background(.ultraThickMaterial).background(.bar).background(Material.thin)
    Text("Levels").background(.background.secondary).background(.tint.tertiary).background(.red.quaternary)
      .background(.quinary).background(.foreground).background(.selection)
    Text("Opacity").background(.tint.opacity(0.2)).background(.bar.opacity(0.5)).overlay(.blue.opacity(0.1))
    Text("Any").foregroundStyle(AnyShapeStyle(gradient)).background(AnyGradient(gradient))
    Text("A colour’s own").foregroundStyle(Color.blue.gradient).background(.mint.gradient.opacity(0.5))
  }
}
