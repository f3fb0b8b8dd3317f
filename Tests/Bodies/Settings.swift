import Oriel

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
  var scheme: ColorScheme? { self == .system ? nil : self == .dark ? .dark : .light }
}

struct GeneralSettings: View {
  @AppStorage("launchesAtLogin") private var launchesAtLogin = false
  @AppStorage("checksForUpdates") private var checksForUpdates = true
  @AppStorage("interval") private var interval = 24
  @AppStorage("downloadLimit") private var downloadLimit = 0.5
  @State private var isResetting = false

  var body: some View {
    Form {
      Toggle("Open at login", isOn: $launchesAtLogin)
      Toggle("Check for updates", isOn: $checksForUpdates)
      Picker("Every", selection: $interval) {
        Text("Hour").tag(1)
        Text("Day").tag(24)
        Text("Week").tag(24 * 7)
        Divider()
        Text("Month").tag(24 * 30)
      }
      .disabled(!checksForUpdates)
      .padding(.leading, 20)
      LabeledContent("Download limit") {
        HStack {
          Slider(value: $downloadLimit, in: 0...1)
          Text(downloadLimit, format: .percent.precision(.fractionLength(0)))
            .monospacedDigit()
            .frame(width: 50, alignment: .trailing)
        }
      }
      HStack {
        Spacer()
        Button("Reset…", role: .destructive) { isResetting = true }
      }
    }
    .padding(20)
    .frame(width: 400)
    .confirmationDialog("Reset all settings?", isPresented: $isResetting, titleVisibility: .visible) {
      Button("Reset", role: .destructive) {
        interval = 24
        downloadLimit = 0.5
      }
    } message: {
      Text("This can't be undone.")
    }
  }
}

struct AppearanceSettings: View {
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("fontSize") private var fontSize = 13.0
  @AppStorage("showsSidebar") private var showsSidebar = true
  @State private var accent = Color.blue

  var body: some View {
    Form {
      Section("Theme") {
        Picker("Appearance", selection: $theme) {
          ForEach(Theme.allCases) { theme in
            Label(theme.rawValue.capitalized, systemImage: theme == .dark ? "moon" : "sun.max").tag(theme)
          }
        }
        .pickerStyle(.inline)
        .labelsHidden()
        ColorPicker("Accent", selection: $accent, supportsOpacity: false)
      }
      Section("Text") {
        Slider(value: $fontSize, in: 9...24, step: 1) {
          Text("Size: \(Int(fontSize)) pt")
        }
        Text("The quick brown fox jumps over the lazy dog")
          .font(.system(size: fontSize, weight: .medium, design: .serif))
          .foregroundStyle(accent)
          .lineLimit(1)
          .padding(8)
          .background(accent.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
          .overlay(RoundedRectangle(cornerRadius: 6).stroke(accent, lineWidth: 1))
      }
      Section {
        Toggle("Show the sidebar", isOn: $showsSidebar)
        Button("Use Defaults") {
          withAnimation(.easeInOut(duration: 0.2)) {
            theme = .system
            fontSize = 13
            accent = .blue
          }
        }
        .disabled(theme == .system && fontSize == 13)
      }
    }
    .formStyle(.grouped)
    .tint(accent)
    .preferredColorScheme(theme.scheme)
  }
}

struct NotificationSettings: View {
  struct Channel: Identifiable {
    let id: String
    var isOn: Bool
    var sound: Int
  }

  @State private var channels = [
    Channel(id: "Messages", isOn: true, sound: 0), Channel(id: "Mentions", isOn: true, sound: 1),
    Channel(id: "News", isOn: false, sound: 0),
  ]
  @State private var quietFrom = Date.now
  @State private var quietTo = Date.now
  @State private var isQuiet = false

  var body: some View {
    List {
      Section("Channels") {
        ForEach($channels) { $channel in
          DisclosureGroup {
            Picker("Sound", selection: $channel.sound) {
              ForEach(0..<3) { Text("Sound \($0 + 1)") }
            }
          } label: {
            Toggle(channel.id, isOn: $channel.isOn)
              .bold(channel.isOn)
              .foregroundStyle(channel.isOn ? .primary : .secondary)
          }
        }
      }
      Section {
        Toggle("Quiet hours", isOn: $isQuiet.animation(.default))
        if isQuiet {
          DatePicker("From", selection: $quietFrom, displayedComponents: .hourAndMinute)
          DatePicker("To", selection: $quietTo, displayedComponents: .hourAndMinute)
        }
      } footer: {
        Text(
          "\(channels.filter(\.isOn).count) of \(channels.count) channels are on"
            + (isQuiet ? ", with quiet hours." : ".")
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
    }
    .listStyle(.inset)
    .toolbar {
      Button("All Off", systemImage: "bell.slash") {
        for index in channels.indices { channels[index].isOn = false }
      }
      .disabled(channels.allSatisfy { !$0.isOn })
    }
  }
}

struct SettingsWindow: View {
  @State private var selection = 0
  @State private var query = ""

  var body: some View {
    TabView(selection: $selection) {
      GeneralSettings()
        .tabItem { Label("General", systemImage: "gearshape") }
        .tag(0)
      AppearanceSettings()
        .tabItem { Label("Appearance", systemImage: "paintpalette") }
        .tag(1)
      NotificationSettings()
        .tabItem { Label("Notifications", systemImage: "bell") }
        .badge(selection == 2 ? 0 : 3)
        .tag(2)
      VStack(spacing: 16) {
        Image(systemName: "shippingbox.fill")
          .font(.system(size: 48))
          .foregroundStyle(.linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        Text("Parcel").font(.largeTitle.bold())
        Text("Version 2.\(selection).1").foregroundStyle(.secondary).textSelection(.enabled)
        Link("Web page", destination: URL(string: "https://example.com")!)
      }
      .padding(40)
      .tabItem { Label("About", systemImage: "info.circle") }
      .tag(3)
    }
    .frame(width: 480, height: selection == 3 ? 260 : 420)
    .animation(.snappy, value: selection)
    .searchable(text: $query, prompt: "Search settings")
    .onChange(of: query) { _, new in
      if new.localizedCaseInsensitiveContains("font") { selection = 1 }
    }
  }
}
