import Oriel

/// A drawing by a closure.
struct CanvasPage: View {
  @State private var bars = 12.0
  @State private var isLoading = true

  var body: some View {
    PageColumn(.canvas, "Paths, text, images and views drawn by a closure, and redacted views.") {
      Section("Canvas") {
        Canvas { context, size in
          let width = size.width / bars
          for index in 0..<Int(bars) {
            let share = (sin(Double(index) * 0.7) + 1.2) / 2.4
            let bar = CGRect(
              x: Double(index) * width + 2, y: size.height * (1 - share), width: width - 4, height: size.height * share)
            context.fill(
              Path(roundedRect: bar, cornerRadius: 3),
              with: .linearGradient(
                Gradient(colors: [.blue, .purple]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
          }
          var line = Path()
          line.move(to: CGPoint(x: 0, y: size.height / 2))
          line.addLine(to: CGPoint(x: size.width, y: size.height / 2))
          context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 1, dash: [6, 4]))
          context.draw(Text("half").font(.caption), at: CGPoint(x: 4, y: size.height / 2), anchor: .bottomLeading)
        }
        .frame(height: 120)
        Slider(value: $bars, in: 4...40, step: 1) { Text("Bars") }.accentColor(.purple)
        Row("Clips, layers, filters, symbols") {
          Canvas { context, size in
            context.drawLayer { layer in
              layer.clip(to: Path(ellipseIn: CGRect(x: 8, y: 8, width: 64, height: 64)))
              layer.draw(Image(data: Artwork.landscape), in: CGRect(x: 0, y: 0, width: 96, height: 80))
            }
            var shadowed = context
            shadowed.addFilter(.shadow(radius: 3, y: 2))
            shadowed.fill(Path(CGRect(x: 96, y: 16, width: 48, height: 48)), with: .color(.orange))
            guard let symbol = context.resolveSymbol(id: "badge") else { return }
            for index in 0..<5 {
              var turned = context
              turned.translateBy(x: 210, y: 40)
              turned.rotate(by: .degrees(Double(index) * 72))
              turned.opacity = 1 - Double(index) * 0.18
              turned.draw(symbol, at: CGPoint(x: 0, y: -24))
            }
          } symbols: {
            Tile("Badge", .pink).tag("badge")
          }
          .frame(width: 280, height: 80)
        }
      }
      Section("Images") {
        Row("Pixels, tiles, cap insets, templates") {
          Flow(spacing: 12) {
            Image(data: Artwork.landscape).resizable().interpolation(.none).antialiased(false)
              .frame(width: 72, height: 48)
            Image(data: Artwork.landscape).resizable(resizingMode: .tile).frame(width: 72, height: 48)
            Image(data: Artwork.landscape)
              .resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), resizingMode: .tile)
              .frame(width: 72, height: 48)
            Image(data: Artwork.landscape).resizable().renderingMode(.template).foregroundStyle(.green)
              .frame(width: 72, height: 48)
          }
        }
      }
      Section("Symbols") {
        Row("Variants, where the icon theme has them") {
          Flow(spacing: 12) {
            Image(systemName: "star").symbolRenderingMode(.monochrome)
            Image(systemName: "star").symbolVariant(.fill)
            Image(systemName: "mic").symbolVariant(.slash)
          }
          .symbolRenderingMode(.hierarchical)
        }
      }
      LoadedImagesSection()
      Section("Placeholders") {
        HStack(spacing: 12) {
          Image(data: Artwork.landscape).resizable().frame(width: 48, height: 48).cornerRadius(8)
          VStack(alignment: .leading, spacing: 6) {
            Text("A title").font(.headline)
            Text("What this is about, in a few words more").privacySensitive()
            Text("Never hidden").font(.caption).unredacted()
          }
        }
        .redacted(reason: isLoading ? .placeholder : [])
        Toggle("Hide what isn’t known yet", isOn: $isLoading)
      }
    }
  }
}

extension Page {
  static let canvas = Page("canvas", "Canvas and Images", symbol: "scribble", order: 46) { CanvasPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.canvas) }
