import Oriel

struct PhotoGrid: View {
  struct Photo: Identifiable, Hashable {
    let id: Int
    var name: String
    var isFavorite = false
  }

  @State private var photos: [Photo] = (0..<60).map { Photo(id: $0, name: "Photo \($0)") }
  @State private var selection: Set<Int> = []
  @State private var size: CGFloat = 120
  private var columns: [GridItem] { [GridItem(.adaptive(minimum: size, maximum: size * 2), spacing: 4)] }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach($photos) { $photo in
          RoundedRectangle(cornerRadius: 6)
            .fill(Color(hue: Double(photo.id) / 60, saturation: 0.6, brightness: 0.9))
            .aspectRatio(1, contentMode: .fit)
            .overlay(alignment: .topTrailing) {
              Image(systemName: photo.isFavorite ? "heart.fill" : "heart")
                .foregroundStyle(photo.isFavorite ? .red : .white)
                .padding(6)
                .onTapGesture { photo.isFavorite.toggle() }
            }
            .overlay(alignment: .bottom) {
              Text(photo.name).font(.caption2).padding(4).frame(maxWidth: .infinity).background(.black.opacity(0.4))
            }
            .overlay {
              if selection.contains(photo.id) {
                RoundedRectangle(cornerRadius: 6).stroke(.blue, lineWidth: 4)
              }
            }
            .opacity(selection.isEmpty || selection.contains(photo.id) ? 1 : 0.5)
            .onTapGesture { selection.formSymmetricDifference([photo.id]) }
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Text(selection.isEmpty ? "\(photos.count) photos" : "\(selection.count) selected")
        Slider(value: $size, in: 60...240).frame(maxWidth: 160)
      }
      .padding(10)
      .background(.thinMaterial)
    }
    .animation(.default, value: size)
  }
}

struct MonthGrid: View {
  @State private var month = 0
  @State private var chosen: Int?
  var marked: Set<Int> = [3, 14, 15]
  private let letters = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button("Previous", systemImage: "chevron.left") { month -= 1 }.labelStyle(.iconOnly)
        Spacer()
        Text("Month \((month % 12 + 12) % 12 + 1)").font(.headline)
        Spacer()
        Button("Next", systemImage: "chevron.right") { month += 1 }.labelStyle(.iconOnly)
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7), spacing: 6) {
        ForEach(Array(letters.enumerated()), id: \.offset) { index, letter in
          Text(letter).font(.caption).foregroundStyle(index >= 5 ? .red : .secondary)
        }
        ForEach(1..<32) { day in
          VStack(spacing: 2) {
            Text("\(day)")
              .font(.system(size: 15, weight: chosen == day ? .bold : .regular))
              .foregroundStyle(chosen == day ? .white : (day + month) % 7 >= 5 ? .red : .primary)
              .frame(width: 32, height: 32)
              .background(chosen == day ? Color.accentColor : Color.clear)
              .clipShape(Circle())
            Circle()
              .fill(marked.contains(day) ? Color.orange : .clear)
              .frame(width: 5, height: 5)
          }
          .onTapGesture { chosen = chosen == day ? nil : day }
        }
      }
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 12).fill(.background).shadow(color: .black.opacity(0.1), radius: 6))
    .frame(maxWidth: 340)
  }
}

struct StatisticsGrid: View {
  var steps: Int
  var goal: Int
  var distance: Double
  var heartRates: [Int]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
      GridRow {
        Label("Steps", systemImage: "figure.walk").gridColumnAlignment(.trailing)
        Text(steps, format: .number).bold().monospacedDigit()
        ProgressView(value: min(Double(steps) / Double(goal), 1))
          .tint(steps >= goal ? .green : .blue)
          .frame(width: 120)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Label("Distance", systemImage: "map")
        Text("\(distance / 1000, specifier: "%.2f") km").bold()
        Text(distance > 5000 ? "Well done" : "Keep going").foregroundStyle(.secondary)
      }
      GridRow(alignment: .firstTextBaseline) {
        Label("Heart", systemImage: "heart")
        Text(heartRates.isEmpty ? "–" : "\(heartRates.reduce(0, +) / heartRates.count)").bold()
        HStack(alignment: .bottom, spacing: 2) {
          ForEach(Array(heartRates.enumerated()), id: \.offset) { _, rate in
            Capsule()
              .fill(rate > 140 ? .red : rate > 100 ? .orange : .green)
              .frame(width: 4, height: CGFloat(rate) / 200 * 40)
          }
        }
        .frame(height: 40)
      }
      GridRow {
        Text("\(goal - steps > 0 ? "\(goal - steps) steps to go" : "Goal reached")").gridCellColumns(3)
          .font(.footnote)
          .frame(maxWidth: .infinity)
          .padding(8)
          .background(.quaternary, in: .rect(cornerRadius: 8))
      }
    }
    .padding()
  }
}

struct BoardGrid: View {
  @State private var cells: [[Int]] = Array(repeating: Array(repeating: 0, count: 8), count: 8)
  @State private var isBlackNext = true
  private let side: CGFloat = 44

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<8) { row in
        HStack(spacing: 1) {
          ForEach(0..<8) { column in
            ZStack {
              Rectangle().fill((row + column).isMultiple(of: 2) ? Color.green : Color.green.opacity(0.8))
              if cells[row][column] != 0 {
                Circle()
                  .fill(cells[row][column] == 1 ? .black : .white)
                  .padding(side * 0.12)
                  .shadow(color: .black.opacity(0.3), radius: 2, x: 1, y: 1)
                  .transition(.scale.combined(with: .opacity))
              }
            }
            .frame(width: side, height: side)
            .onTapGesture {
              guard cells[row][column] == 0 else { return }
              withAnimation(.bouncy) { cells[row][column] = isBlackNext ? 1 : 2 }
              isBlackNext.toggle()
            }
          }
        }
      }
    }
    .background(.black)
    .border(.black, width: 2)
    .overlay(alignment: .top) {
      Text("\(cells.flatMap { $0 }.filter { $0 == 1 }.count) : \(cells.flatMap { $0 }.filter { $0 == 2 }.count)")
        .font(.headline.monospacedDigit())
        .padding(6)
        .background(.ultraThinMaterial, in: Capsule())
        .offset(y: -side)
    }
  }
}
