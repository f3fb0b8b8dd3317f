import Oriel

struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var minutes: Int
  var ingredients: [String]
  var category: String
}

struct RecipeBrowser: View {
  @State private var recipes: [Recipe] = []
  @State private var category: String? = "Soups"
  @State private var recipe: Recipe?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var query = ""

  private let categories = ["Soups", "Pasta", "Desserts"]

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(categories, id: \.self, selection: $category) { category in
        Label(category, systemImage: category == "Desserts" ? "birthday.cake" : "fork.knife")
          .badge(recipes.filter { $0.category == category }.count)
      }
      .navigationTitle("Recipes")
      .navigationSplitViewColumnWidth(min: 150, ideal: 180, max: 240)
    } content: {
      List(selection: $recipe) {
        ForEach(recipes.filter { $0.category == category && (query.isEmpty || $0.name.contains(query)) }) { recipe in
          NavigationLink(value: recipe) {
            VStack(alignment: .leading) {
              Text(recipe.name).font(.headline)
              Text("\(recipe.minutes) min · \(recipe.ingredients.count) ingredients").font(.caption)
            }
          }
        }
      }
      .searchable(text: $query, placement: .sidebar, prompt: "Search \(category ?? "recipes")")
    } detail: {
      if let recipe {
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Text(recipe.name).font(.largeTitle.bold())
            ForEach(recipe.ingredients, id: \.self) { Label($0, systemImage: "circle.fill").imageScale(.small) }
          }
          .padding()
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .toolbar { ShareLink(item: recipe.name + ": " + recipe.ingredients.joined(separator: ", ")) }
      } else {
        ContentUnavailableView("No Recipe", systemImage: "fork.knife", description: Text("Choose one in the list."))
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct ShopStack: View {
  enum Route: Hashable {
    case category(String)
    case product(Int)
    case cart
  }

  @State private var path = NavigationPath()
  @State private var cart: [Int: Int] = [:]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Categories") {
          ForEach(["Books", "Music", "Games"], id: \.self) { name in
            NavigationLink(name, value: Route.category(name))
          }
        }
        Section("Offers") {
          ForEach(0..<4) { id in
            NavigationLink(value: Route.product(id)) {
              HStack {
                Text("Product \(id)")
                Spacer()
                Text("\(Double(id) * 2.5 + 4.99, specifier: "%.2f") €").foregroundStyle(.red).bold()
              }
            }
          }
        }
      }
      .navigationTitle("Shop")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .category(let name):
          List(0..<20) { id in NavigationLink("\(name) \(id + 1)", value: Route.product(id)) }
            .navigationTitle(name)
        case .product(let id):
          VStack(spacing: 20) {
            Text("Product \(id)").font(.title)
            Stepper(
              "\(cart[id, default: 0]) in the cart",
              value: Binding(get: { cart[id, default: 0] }, set: { cart[id] = $0 }), in: 0...9)
            Button("To the Cart") { path.append(Route.cart) }.buttonStyle(.borderedProminent)
          }
          .padding()
        case .cart:
          Text("\(cart.values.reduce(0, +)) products").navigationTitle("Cart")
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Cart", systemImage: cart.isEmpty ? "cart" : "cart.fill") { path.append(Route.cart) }
            .badge(cart.values.reduce(0, +))
        }
      }
    }
    .onOpenURL { url in
      if let id = Int(url.lastPathComponent) { path.append(Route.product(id)) }
    }
  }
}

struct HomeTabs: View {
  enum Page: String, CaseIterable, Hashable {
    case feed, search, profile
    var symbol: String { self == .feed ? "house" : self == .search ? "magnifyingglass" : "person" }
  }

  @SceneStorage("page") private var page = Page.feed
  @State private var unread = 5
  @State private var isSignedIn = true

  var body: some View {
    TabView(selection: $page) {
      Tab("Feed", systemImage: Page.feed.symbol, value: Page.feed) {
        NavigationStack {
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 16) {
              ForEach(0..<50) { index in
                Text("Entry \(index + 1)")
                  .frame(maxWidth: .infinity, alignment: .leading)
                  .padding()
                  .background(index < unread ? Color.accentColor.opacity(0.1) : Color.gray.opacity(0.1))
                  .cornerRadius(8)
                  .onAppear { if index < unread { unread -= 1 } }
              }
            }
            .padding(.horizontal)
          }
          .navigationTitle("Feed")
        }
      }
      .badge(unread)
      Tab("Search", systemImage: Page.search.symbol, value: Page.search) {
        Text("Search").font(.largeTitle)
      }
      Tab("Profile", systemImage: Page.profile.symbol, value: Page.profile) {
        if isSignedIn {
          VStack {
            Image(systemName: "person.crop.circle").font(.system(size: 80)).foregroundStyle(.tint)
            Button("Sign Out", role: .destructive) { withAnimation { isSignedIn = false } }
          }
        } else {
          Button("Sign In") { isSignedIn = true }
        }
      }
    }
    .onChange(of: page) { if page == .feed { unread = 0 } }
  }
}

struct TourPage: View {
  struct Step: Identifiable {
    let id: Int
    var title: String
    var text: String
    var symbol: String
  }

  var steps: [Step]
  @State private var current = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      HStack {
        Spacer()
        Button("Skip") { dismiss() }.opacity(current == steps.count - 1 ? 0 : 1)
      }
      ZStack {
        ForEach(steps) { step in
          if step.id == current {
            VStack(spacing: 24) {
              Image(systemName: step.symbol)
                .font(.system(size: 64))
                .foregroundStyle(.white)
                .frame(width: 140, height: 140)
                .background(
                  Circle().fill(Color(hue: Double(step.id) / Double(steps.count), saturation: 0.7, brightness: 0.8)))
              Text(step.title).font(.title.bold())
              Text(step.text).multilineTextAlignment(.center).foregroundStyle(.secondary).frame(maxWidth: 300)
            }
            .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
          }
        }
      }
      .frame(maxHeight: .infinity)
      HStack(spacing: 8) {
        ForEach(steps.indices, id: \.self) { index in
          Capsule()
            .fill(index == current ? Color.accentColor : Color.secondary.opacity(0.3))
            .frame(width: index == current ? 24 : 8, height: 8)
        }
      }
      .padding(.vertical)
      Button(current < steps.count - 1 ? "Continue" : "Begin") {
        if current < steps.count - 1 { withAnimation { current += 1 } } else { dismiss() }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(30)
  }
}
