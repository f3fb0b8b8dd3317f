import Oriel

/// Containers that take the views and sections they are given, and place them in their own way.
struct ContainersPage: View {
  @State private var count = 3
  @State private var isUrgent = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Text("Containers").font(.title).accessibilityHeading(.h1)
        Flow(spacing: 12) {
          Button("Add a Card") { withAnimation { count += 1 } }
          Button("Remove a Card") { withAnimation { count -= 1 } }.disabled(count == 0)
          Toggle("The First Is Urgent", isOn: $isUrgent).toggleStyle(.checkbox)
        }
        Board {
          Section("To do") {
            ForEach(0..<count, id: \.self) { number in
              CountedCard(title: "Card \(number + 1)")
                .containerValue(\.isUrgent, isUrgent && number == 0)
            }
          }
          Section("Done") {
            Text("Write the plan")
            Text("Find the place")
          }
          .containerValue(\.isDone, true)
        }
        Deck {
          Text("The first card")
          Text("The second card")
          ForEach(3...10_000, id: \.self) { Text("Card \($0) of 10,000") }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(18)
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var isUrgent = false
  @Entry fileprivate var isDone = false
}

/// Cards in columns, one for each section.
private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 12) { columns.frame(minWidth: 160) }
      VStack(alignment: .leading, spacing: 12) { columns }
    }
  }

  private var columns: some View {
    ForEach(sections: content) { section in
      VStack(alignment: .leading, spacing: 8) {
        section.header.font(.headline)
        ForEach(section.content) { card in
          card
            .strikethrough(section.containerValues.isDone)
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(
              card.containerValues.isUrgent ? Color.orange.opacity(0.25) : Color.secondary.opacity(0.12),
              in: RoundedRectangle(cornerRadius: 8))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A card that counts.
private struct CountedCard: View {
  let title: String
  @State private var count = 0

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button("\(count)") { count += 1 }.accessibilityLabel("\(title): \(count)")
    }
  }
}

/// Cards of which one is seen.
private struct Deck<Content: View>: View {
  @State private var position = 0
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { cards in
      Flow(spacing: 12) {
        Button("Previous Card") { withAnimation { position -= 1 } }.disabled(position == 0)
        Button("Next Card") { withAnimation { position += 1 } }.disabled(position + 1 >= cards.count)
      }
      ForEach(cards.dropFirst(position).prefix(1)) { card in
        card
          .font(.title2)
          .padding(24)
          .frame(maxWidth: .infinity)
          .background(Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
          .transition(.slide)
      }
    }
  }
}

extension Page {
  static let containers = Page("containers", "Containers", symbol: "rectangle.stack", order: 48) { ContainersPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.containers) }
