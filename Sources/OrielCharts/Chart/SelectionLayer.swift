import OrielCore

/// The area of the plot in which the user selects values with the pointer.
struct SelectionLayer<Area: View>: View {
  let proxy: ChartProxy
  @ViewBuilder let area: Area

  private var settings: ChartSettings { proxy.settings }

  var body: some View {
    if let gesture = settings.gesture {
      gesture(proxy, AnyView(area))
    } else if settings.selects {
      area
        .gesture(DragGesture(minimumDistance: 0).onChanged { select($0.startLocation, $0.location) })
        .onContinuousHover { phase in
          switch phase {
          case .active(let point): selectValues(at: point)
          case .ended:
            settings.x.selectValue?(nil)
            settings.y.selectValue?(nil)
          }
        }
    } else {
      area
    }
  }

  private func select(_ start: CGPoint, _ end: CGPoint) {
    selectValues(at: end)
    proxy.selectXRange(from: start.x, to: end.x)
    proxy.selectYRange(from: start.y, to: end.y)
    proxy.selectAngleValue(at: proxy.angle(at: end))
  }

  private func selectValues(at point: CGPoint) {
    proxy.selectXValue(at: point.x)
    proxy.selectYValue(at: point.y)
  }
}
