import Oriel

struct ProfileCard: View {
  var name: String
  var role: String
  var followers: Int
  @State private var isFollowing = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 100)
        .overlay(alignment: .bottomLeading) {
          Image(systemName: "person.crop.circle.fill")
            .resizable()
            .frame(width: 72, height: 72)
            .background(.white, in: Circle())
            .overlay(Circle().stroke(.white, lineWidth: 3))
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
            .offset(x: 16, y: 36)
        }
      HStack {
        Spacer()
        Button(isFollowing ? "Following" : "Follow") { withAnimation(.spring()) { isFollowing.toggle() } }
          .padding(.horizontal, 16)
          .padding(.vertical, 6)
          .foregroundStyle(isFollowing ? Color.primary : .white)
          .background(isFollowing ? Color.gray.opacity(0.2) : Color.blue)
          .clipShape(Capsule())
          .buttonStyle(.plain)
      }
      .padding(12)
      VStack(alignment: .leading, spacing: 4) {
        Text(name).font(.title2).bold()
        Text(role).foregroundStyle(.secondary)
        Text("\(followers + (isFollowing ? 1 : 0)) followers").font(.caption).padding(.top, 8)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding([.horizontal, .bottom], 16)
    }
    .background(colorScheme == .dark ? Color.black.opacity(0.7) : .white)
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .shadow(radius: 8)
    .padding()
  }
}

struct ArticleCard: View {
  var title: String
  var author: String
  var minutes: Int
  @Binding var isSaved: Bool
  @State private var isHovered = false

  var body: some View {
    ZStack(alignment: .bottom) {
      Image("header")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(height: 220)
        .clipped()
      HStack(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 6) {
          Text("NEW")
            .font(.caption2.weight(.heavy))
            .foregroundStyle(.black)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(.yellow)
            .clipShape(.rect(cornerRadius: 4))
          Text(title).font(.title3.bold()).lineLimit(2).foregroundStyle(.white)
          Text("\(author) · \(minutes) min").font(.caption).foregroundStyle(.white.opacity(0.8))
        }
        Spacer()
        Button {
          isSaved.toggle()
        } label: {
          Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
            .foregroundStyle(isSaved ? .yellow : .white)
            .padding(10)
            .background(.white.opacity(0.2), in: .circle)
        }
        .buttonStyle(.plain)
      }
      .padding(15)
      .background(.black.opacity(0.7))
    }
    .clipShape(.rect(cornerRadius: 20))
    .overlay(RoundedRectangle(cornerRadius: 20).strokeBorder(.white.opacity(isHovered ? 0.8 : 0.2), lineWidth: 2))
    .scaleEffect(isHovered ? 1.02 : 1)
    .shadow(color: .black.opacity(isHovered ? 0.4 : 0.2), radius: isHovered ? 16 : 8, y: 4)
    .animation(.easeOut(duration: 0.2), value: isHovered)
    .onHover { isHovered = $0 }
  }
}

struct PriceCard: View {
  var plan: String
  var price: Double
  var features: [String]
  var isRecommended = false
  var onChoose: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text(plan.uppercased()).font(.headline).kerning(1.5)
        Spacer()
        if isRecommended {
          Text("Recommended")
            .font(.caption.bold())
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(Capsule().fill(.green.opacity(0.2)))
            .foregroundStyle(.green)
        }
      }
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text(price, format: .currency(code: "USD")).font(.system(size: 40, weight: .bold, design: .rounded))
        Text("/ month").foregroundStyle(.secondary)
      }
      ForEach(features, id: \.self) { feature in
        Label(feature, systemImage: "checkmark").font(.subheadline)
      }
      Button(action: onChoose) {
        Text(price == 0 ? "Start for Free" : "Choose " + plan)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
          .background(isRecommended ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          .foregroundStyle(isRecommended ? .white : .primary)
          .cornerRadius(10)
      }
      .buttonStyle(.plain)
    }
    .padding(24)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 18))
    .overlay {
      if isRecommended { RoundedRectangle(cornerRadius: 18).stroke(.green, lineWidth: 2) }
    }
    .frame(minWidth: 240, maxWidth: 300)
  }
}

struct WeatherCard: View {
  struct Hour: Identifiable {
    let id: Int
    var temperature: Double
    var symbol: String
  }

  var city: String
  var hours: [Hour]
  @State private var usesFahrenheit = false

  private func text(_ celsius: Double) -> String {
    usesFahrenheit ? "\(Int((celsius * 9 / 5 + 32).rounded()))°F" : "\(Int(celsius.rounded()))°C"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Text(city).font(.title.weight(.semibold))
          Text(hours.first.map { text($0.temperature) } ?? "–").font(.system(size: 56, weight: .thin))
        }
        Spacer()
        Image(systemName: hours.first?.symbol ?? "cloud").symbolRenderingMode(.multicolor).font(.system(size: 44))
      }
      Divider().overlay(.white.opacity(0.5))
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 18) {
          ForEach(hours) { hour in
            VStack(spacing: 8) {
              Text(hour.id == 0 ? "Now" : "\(hour.id):00").font(.caption)
              Image(systemName: hour.symbol)
              Text(text(hour.temperature)).font(.callout.bold())
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 12)
            .background(hour.id == 0 ? .white.opacity(0.3) : .clear, in: .capsule)
          }
        }
      }
    }
    .padding(20)
    .foregroundStyle(.white)
    .background {
      LinearGradient(
        colors: [Color(red: 0.2, green: 0.5, blue: 0.9), Color(red: 0.1, green: 0.3, blue: 0.6)], startPoint: .top,
        endPoint: .bottom)
    }
    .clipShape(RoundedRectangle(cornerRadius: 24))
    .onTapGesture { usesFahrenheit.toggle() }
    .accessibilityElement(children: .combine)
  }
}
