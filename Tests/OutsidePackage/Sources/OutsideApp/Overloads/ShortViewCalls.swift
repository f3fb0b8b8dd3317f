import Oriel

/// Calls of views without arguments, with those that two overloads have in
/// common, or with a trailing closure only: one declaration has to win.
struct ShortViewCalls: View {
  @State private var isOn = false
  @State private var value = 0.5
  @State private var text = ""
  @AppStorage("count") private var count = 1
  @AppStorage("title") private var title: String?
  @SceneStorage("page") private var page = 1
  private var optional: Double? { value }
  private let url = URL(string: "https://example.org")

  var body: some View {
    VStack {
      controls
      containers
      shapes
    }
  }

  @ViewBuilder private var controls: some View {
    ProgressView()
    ProgressView("Loading")
    ProgressView { Text("Loading") }
    ProgressView(value: value)
    ProgressView(value: optional)
    ProgressView(value: value, total: 2)
    ProgressView(value: 0.5) { Text("Loading") }
    ProgressView("Loading", value: value)
    ProgressView(value: value) {
      Text("Loading")
    } currentValueLabel: {
      Text("half")
    }
    Slider(value: $value)
    Slider(value: $value, in: 0...2)
    Slider(value: $value, in: 0...2, step: 1)
    Slider(value: $value) { isOn = $0 }
    Slider(value: $value) { Text("Amount") }
    Slider(value: $value, in: 0...2) { isOn = $0 }
    Slider(value: $value, in: 0...2) { Text("Amount") }
    Slider(value: $value, in: 0...2, step: 1) { Text("Amount") }
    Slider(value: $value) {
      Text("Amount")
    } onEditingChanged: {
      isOn = $0
    }
    Slider(value: $value) {
      Text("Amount")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $value, in: 0...1) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Stepper("Count", value: $count)
    Stepper("Count", value: $count, in: 0...3)
    Stepper("Count", value: $value, step: 0.5)
    Stepper("Count") {
      count += 1
    } onDecrement: {
      count -= 1
    }
    Stepper(value: $count) { Text("Count") }
    Gauge(value: value) { Text("Fuel") }
    Gauge(value: value) {
      Text("Fuel")
    } currentValueLabel: {
      Text("half")
    }
    TextField("Name", text: $text)
    TextField("Name", text: $text) { toggle() }
    TextField("Name", text: $text) { isOn = $0 }
    TextField("Name", text: $text, onCommit: { toggle() })
    TextField("Name", text: $text, prompt: Text("Ada"))
    TextField("Name", text: $text, axis: .vertical)
    TextField("Count", value: $count, format: .number)
    TextField(text: $text) { Text("Name") }
    SecureField("Password", text: $text)
    Picker("Page", selection: $page) { Text("1").tag(1) }
    Picker(selection: $page) {
      Text("1").tag(1)
    } label: {
      Text("Page")
    }
    DatePicker("Date", selection: .constant(.now))
    ColorPicker("Color", selection: .constant(.red))
    AsyncImage(url: url)
    AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url) { phase in if let image = phase.image { image } else { ProgressView() } }
    AsyncImage(url: url) { image in
      image.resizable()
    } placeholder: {
      Color.gray
    }
    SettingsLink()
    SettingsLink { Text("Settings") }
    ShareLink(item: "text")
    ShareLink("Share", item: "text")
    if let url { ShareLink(item: url) }
    if let url { ShareLink(item: url) { Text("Share") } }
    EmptyView()
  }

  @ViewBuilder private var containers: some View {
    Group {
      Menu("Menu") { Button("Item") {} }
      Menu {
        Button("Item") {}
      } label: {
        Text("Menu")
      }
      Menu("Menu") {
        Button("Item") {}
      } primaryAction: {
        toggle()
      }
      Menu("Menu", systemImage: "star") { Button("Item") {} }
      ControlGroup { Button("Item") {} }
      ControlGroup {
        Button("Item") {}
      } label: {
        Text("Group")
      }
      ControlGroup("Group") { Button("Item") {} }
      GroupBox { Text("a") }
      GroupBox("Box") { Text("a") }
      GroupBox {
        Text("a")
      } label: {
        Text("Box")
      }
      DisclosureGroup("More") { Text("a") }
      DisclosureGroup {
        Text("a")
      } label: {
        Text("More")
      }
      DisclosureGroup(isExpanded: $isOn) {
        Text("a")
      } label: {
        Text("More")
      }
      LabeledContent("Name") { Text("a") }
      LabeledContent("Name", value: "a")
      LabeledContent("Count", value: 3, format: .number)
      LabeledContent {
        Text("a")
      } label: {
        Text("Name")
      }
    }
    Group {
      Section { Text("a") }
      Section("Title") { Text("a") }
      Section {
        Text("a")
      } header: {
        Text("Title")
      }
      Section {
        Text("a")
      } footer: {
        Text("Note")
      }
      Section {
        Text("a")
      } header: {
        Text("Title")
      } footer: {
        Text("Note")
      }
      Section(isExpanded: $isOn) {
        Text("a")
      } header: {
        Text("Title")
      }
      Section("Title", isExpanded: $isOn) { Text("a") }
    }
    Group {
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
      NavigationSplitView {
        Text("a")
      } content: {
        Text("b")
      } detail: {
        Text("c")
      }
      NavigationStack { Text("a") }
      NavigationLink("Link") { Text("a") }
      NavigationLink("Link", value: 1)
      NavigationLink(value: 1) { Text("Link") }
      NavigationLink {
        Text("a")
      } label: {
        Text("Link")
      }
      TabView { Text("a").tabItem { Text("A") } }
      TabView { Tab("A", systemImage: "star") { Text("a") } }
      TabView(selection: $page) { Tab("A", systemImage: "star", value: 1) { Text("a") } }
      TabView(selection: $page) { Text("a").tag(1) }
      ScrollView { Text("a") }
      ScrollView(.horizontal) { Text("a") }
      Form { Text("a") }
      List { Text("a") }
      GeometryReader { proxy in Text("\(proxy.size.width)") }
      GeometryReader { Text("\($0.size.width)") }
      ViewThatFits { Text("a") }
      TimelineView(.animation) { _ in Text("a") }
      TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
    }
    ContentUnavailableView("Nothing", systemImage: "star")
    ContentUnavailableView { Text("Nothing") }
    ContentUnavailableView {
      Text("Nothing")
    } description: {
      Text("at all")
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "a")
    Label("Title", systemImage: "star")
    Label {
      Text("Title")
    } icon: {
      Image(systemName: "star")
    }
    Button("Title") { toggle() }
    Button("Title", action: toggle)
    Button {
      toggle()
    } label: {
      Text("Title")
    }
    Button(action: toggle) { Text("Title") }
    Button("Title", systemImage: "star") { toggle() }
    Button("Title", systemImage: "star", action: toggle)
    Button(role: .cancel) {
      toggle()
    } label: {
      Text("Title")
    }
  }

  @ViewBuilder private var shapes: some View {
    Circle()
    Circle().fill()
    Circle().fill(.red)
    Circle().fill(.red.opacity(0.5))
    Circle().fill(Color.red)
    Circle().fill(.red).stroke(.blue)
    Circle().stroke()
    Circle().stroke(.red)
    Circle().stroke(lineWidth: 2)
    Circle().stroke(.red, lineWidth: 2)
    Circle().stroke(Color.red, lineWidth: 2)
    Circle().stroke(.red, style: StrokeStyle())
    Circle().stroke(style: StrokeStyle(lineWidth: 2))
    Circle().strokeBorder()
    Circle().strokeBorder(.red)
    Circle().strokeBorder(.red, lineWidth: 2)
    Circle().strokeBorder(lineWidth: 2)
    Circle().inset(by: 1).trim(from: 0, to: 0.5).stroke()
    Circle().foregroundStyle(.red)
    Circle().offset(x: 1).rotation(.degrees(1)).scale(2).scale(x: 1, y: 2)
    RoundedRectangle(cornerRadius: 1)
    RoundedRectangle(cornerSize: .zero)
    UnevenRoundedRectangle(topLeadingRadius: 1)
    Rectangle().size(width: 1, height: 1)
    Path()
    Path { $0.move(to: .zero) }
    Path { path in path.addLine(to: .zero) }
    Path(.zero)
    AngularGradient(gradient: Gradient(colors: [.red]), center: .center)
    Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
    Canvas { _, _ in
    } symbols: {
      Text("a")
    }
    Color(red: 1, green: 0, blue: 0)
    Color(.sRGB, red: 1, green: 0, blue: 0)
    Color(white: 0.5)
    Color(hue: 1, saturation: 1, brightness: 1)
    Color.red.opacity(0.5)
    Image(systemName: "star")
    Image("star")
    Image(systemName: "star").resizable().scaledToFit().aspectRatio(contentMode: .fit)
    Image(systemName: "star").aspectRatio(1, contentMode: .fit).symbolEffect(.bounce, value: isOn)
    Image(systemName: "star").symbolEffect(.pulse).symbolEffect(.bounce.up, value: isOn)
  }

  private func toggle() { isOn.toggle() }
}
