import Oriel

struct InvoicePage: View {
  struct Item: Identifiable {
    let id: Int
    var name: String
    var count: Int
    var price: Double
  }

  var number: Int
  var customer: String
  var date: Date
  var items: [Item]
  var discount = 0.0

  private var sum: Double { items.reduce(0) { $0 + Double($1.count) * $1.price } }

  // At most 800 ms: a sum of strings may be a key, a range of dates or a string for Text, and each is tried.
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top) {
        Text("Invoice ").font(.title) + Text("#\(number)").font(.title).bold().foregroundColor(.blue)
        Spacer()
        VStack(alignment: .trailing) {
          Text("For " + customer)
          Text("of \(date, format: .dateTime.day().month().year())").font(.caption).foregroundStyle(.secondary)
        }
      }
      Divider()
      ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
        HStack {
          Text("\(index + 1).").frame(width: 24, alignment: .trailing).foregroundStyle(.secondary)
          Text(item.name + (item.count > 1 ? " × \(item.count)" : ""))
          Spacer()
          Text("\(Double(item.count) * item.price, specifier: "%.2f") €").monospacedDigit()
        }
        .padding(.vertical, 2)
        .background(index % 2 == 1 ? Color.gray.opacity(0.08) : .clear)
      }
      Divider()
      VStack(alignment: .trailing, spacing: 4) {
        Text("Sum: \(sum.formatted(.currency(code: "EUR")))")
        if discount > 0 {
          Text(
            "Discount: " + discount.formatted(.percent) + " = -" + (sum * discount).formatted(.currency(code: "EUR"))
          )
          .foregroundStyle(.green)
        }
        Text("Tax: \((sum * (1 - discount) * 0.19).formatted(.currency(code: "EUR")))").font(.footnote)
        Text("Total: \((sum * (1 - discount) * 1.19).formatted(.currency(code: "EUR")))").font(.title3.bold())
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(32)
    .textSelection(.enabled)
  }
}

struct TripSummary: View {
  var origin: String
  var destination: String
  var departure: Date
  var duration: TimeInterval
  var stops: [String]
  var seats: Int
  var delay: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(origin).bold() + Text(" → ").foregroundColor(.secondary) + Text(destination).bold()
      Text(
        "Departs at \(departure.formatted(date: .omitted, time: .shortened)), takes \(Int(duration / 3600)) h \(Int(duration / 60) % 60) min"
      )
      Text(departure.addingTimeInterval(duration + Double(delay ?? 0) * 60), format: .dateTime.hour().minute())
        .font(.title2.monospacedDigit())
        .foregroundStyle(delay == nil ? .green : delay! > 10 ? .red : .orange)
        .strikethrough(delay != nil && delay! > 60)
      if let delay {
        Label("\(delay) \(delay == 1 ? "minute" : "minutes") late", systemImage: "clock.badge.exclamationmark")
          .foregroundStyle(.red)
      }
      Text(stops.isEmpty ? "Direct" : "\(stops.count) stops: " + stops.joined(separator: ", "))
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
      HStack(spacing: 4) {
        Image(systemName: "chair")
        Text(seats > 9 ? "9+ seats" : seats > 0 ? "\(seats) seats" : "Sold out")
      }
      .font(.footnote.weight(seats < 4 ? .bold : .regular))
      .foregroundStyle(seats == 0 ? Color.secondary : seats < 4 ? .red : .green)
      Text("**Tip**: book *early*, see [our page](https://example.com).").font(.footnote)
    }
    .padding()
    .background(.thinMaterial)
    .cornerRadius(12)
  }
}

struct ScoreBoard: View {
  var home: (name: String, goals: [Int])
  var guest: (name: String, goals: [Int])
  var minute: Int
  var isOver = false

  // At most 1100 ms: a sum of strings as a label has several solutions, and the stack is checked for each.
  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 20) {
        VStack {
          Image(systemName: "shield.fill").font(.system(size: 40)).foregroundStyle(.blue)
          Text(home.name).font(.headline).fontWeight(home.goals.count > guest.goals.count ? .black : .medium)
        }
        Text("\(home.goals.count) : \(guest.goals.count)")
          .font(.system(size: 48, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
          .padding(.horizontal, 20)
          .background(.black.opacity(0.7), in: RoundedRectangle(cornerRadius: 10))
          .foregroundStyle(.white)
        VStack {
          Image(systemName: "shield.fill").font(.system(size: 40)).foregroundStyle(.red)
          Text(guest.name).font(.headline).fontWeight(guest.goals.count > home.goals.count ? .black : .medium)
        }
      }
      Text(isOver ? "Full time" : minute > 90 ? "90+\(minute - 90)′" : "\(minute)′")
        .font(.caption.bold())
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(isOver ? Color.gray : Color.red)
        .foregroundStyle(.white)
        .clipShape(Capsule())
      HStack(alignment: .top) {
        Text(home.goals.map { "\($0)′" }.joined(separator: "\n"))
        Spacer()
        Text(guest.goals.map { "\($0)′" }.joined(separator: "\n")).multilineTextAlignment(.trailing)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      ProgressView(value: Double(min(minute, 90)), total: 90) {
        EmptyView()
      } currentValueLabel: {
        Text("\(Int(Double(min(minute, 90)) / 90 * 100)) % played")
      }
    }
    .padding()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(home.name) \(home.goals.count), " + guest.name + " \(guest.goals.count), minute \(minute)")
  }
}

struct RepositoryRow: View {
  var owner: String
  var name: String
  var stars: Int
  var forks: Int
  var updated: Date
  var language: String?
  var isPrivate: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 4) {
        Image(systemName: isPrivate ? "lock.fill" : "book.closed").foregroundStyle(isPrivate ? .orange : .secondary)
        Text(owner + "/") + Text(name).bold()
        Text(isPrivate ? "Private" : "Public")
          .font(.caption2)
          .padding(.horizontal, 6)
          .overlay(Capsule().stroke(.secondary.opacity(0.5), lineWidth: 1))
      }
      HStack(spacing: 14) {
        if let language {
          HStack(spacing: 4) {
            Circle().fill(language == "Swift" ? .orange : language == "C" ? .gray : .blue).frame(width: 10, height: 10)
            Text(language)
          }
        }
        Label(stars >= 1000 ? "\(Double(stars) / 1000, specifier: "%.1f")k" : "\(stars)", systemImage: "star")
        Label("\(forks)", systemImage: "arrow.triangle.branch")
        Text("Updated \(updated, format: .relative(presentation: .named))")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .labelStyle(.titleAndIcon)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(Color.primary.opacity(0.03), in: RoundedRectangle(cornerRadius: 8))
    .contextMenu {
      Button("Copy Address") {}
      Button("Open “\(name)”") {}
    }
    .help("\(owner)/\(name), \(stars) stars")
  }
}
