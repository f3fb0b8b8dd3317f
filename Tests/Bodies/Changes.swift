import Oriel

struct SearchPage: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var isSearching = false
  @State private var scope = 0
  @FocusState private var isFocused: Bool
  var search: (String) async throws -> [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField("Search", text: $query)
          .textFieldStyle(.plain)
          .focused($isFocused)
          .onSubmit { isFocused = false }
        if !query.isEmpty {
          Button("Clear", systemImage: "xmark.circle.fill") { query = "" }
            .labelStyle(.iconOnly)
            .buttonStyle(.plain)
        }
      }
      .padding(8)
      .background(RoundedRectangle(cornerRadius: 10).fill(.gray.opacity(isFocused ? 0.25 : 0.15)))
      Picker("Scope", selection: $scope) {
        Text("All").tag(0)
        Text("Titles").tag(1)
        Text("Texts").tag(2)
      }
      .pickerStyle(.segmented)
      List {
        if isSearching {
          ProgressView().frame(maxWidth: .infinity)
        } else if results.isEmpty && !query.isEmpty {
          Text("Nothing found for “\(query)”").foregroundStyle(.secondary)
        } else {
          ForEach(Array(results.enumerated()), id: \.offset) { index, result in
            Text("\(index + 1). ").foregroundColor(.secondary) + Text(result).bold(index == 0)
          }
        }
      }
    }
    .padding()
    .task(id: query) {
      guard !query.isEmpty else {
        results = []
        return
      }
      isSearching = true
      defer { isSearching = false }
      do {
        try await Task.sleep(for: .milliseconds(300))
        results = try await search(query)
      } catch {
        results = []
      }
    }
    .onChange(of: scope) { old, new in
      if old != new { results.removeAll() }
    }
    .onAppear { isFocused = true }
  }
}

struct LoginPage: View {
  enum Field: Hashable { case user, password, code }
  enum Phase {
    case idle, loading
    case failed(String)
    case done
  }

  @State private var user = ""
  @State private var password = ""
  @State private var code = ""
  @State private var phase = Phase.idle
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 14) {
      Image(systemName: "lock.shield").font(.system(size: 60)).foregroundStyle(.tint).padding(.bottom, 20)
      TextField("User", text: $user).focused($field, equals: .user).onSubmit { field = .password }
      SecureField("Password", text: $password).focused($field, equals: .password).onSubmit { field = .code }
      TextField("Code", text: $code)
        .focused($field, equals: .code)
        .onChange(of: code) { _, new in
          let digits = new.filter(\.isNumber).prefix(6)
          if digits != new { code = String(digits) }
          if digits.count == 6 { logIn() }
        }
      Group {
        switch phase {
        case .idle: EmptyView()
        case .loading: ProgressView()
        case .failed(let reason): Text(reason).foregroundStyle(.red).font(.callout)
        case .done: Label("Welcome", systemImage: "checkmark").foregroundStyle(.green)
        }
      }
      .frame(height: 24)
      Button(action: logIn) {
        Text("Log In").fontWeight(.semibold).frame(maxWidth: .infinity).padding(.vertical, 4)
      }
      .buttonStyle(.borderedProminent)
      .disabled(user.isEmpty || password.count < 4)
    }
    .textFieldStyle(.roundedBorder)
    .frame(maxWidth: 280)
    .padding(40)
    .onAppear { field = user.isEmpty ? .user : .password }
    .onChange(of: field) { if case .failed = phase { phase = .idle } }
  }

  private func logIn() { phase = user == password ? .failed("Wrong password") : .loading }
}

struct StopwatchPage: View {
  @State private var start: Date?
  @State private var elapsed: TimeInterval = 0
  @State private var laps: [TimeInterval] = []

  private func text(_ time: TimeInterval) -> String {
    String(format: "%02d:%02d.%02d", Int(time) / 60, Int(time) % 60, Int(time * 100) % 100)
  }

  var body: some View {
    VStack(spacing: 24) {
      TimelineView(.animation(paused: start == nil)) { context in
        let time = elapsed + (start.map { context.date.timeIntervalSince($0) } ?? 0)
        Text(text(time)).font(.system(size: 64, weight: .light).monospacedDigit())
        ZStack {
          Circle().stroke(.quaternary, lineWidth: 6)
          Circle().trim(from: 0, to: time.truncatingRemainder(dividingBy: 60) / 60).stroke(.orange, lineWidth: 6)
        }
        .frame(width: 80, height: 80)
      }
      HStack {
        Button(start == nil ? "Reset" : "Lap") {
          if let start {
            laps.append(elapsed + Date.now.timeIntervalSince(start))
          } else {
            elapsed = 0
            laps = []
          }
        }
        .disabled(start == nil && elapsed == 0)
        Spacer()
        Button(start == nil ? "Start" : "Stop") {
          if let begin = start { elapsed += Date.now.timeIntervalSince(begin) }
          start = start == nil ? .now : nil
        }
        .tint(start == nil ? .green : .red)
        .keyboardShortcut(.defaultAction)
      }
      .buttonStyle(.bordered)
      List(Array(laps.enumerated().reversed()), id: \.offset) { index, lap in
        HStack {
          Text("Lap \(index + 1)")
          Spacer()
          Text(text(index == 0 ? lap : lap - laps[index - 1]))
            .foregroundStyle(lap == laps.max() ? .red : lap == laps.min() ? .green : .primary)
        }
      }
    }
    .padding()
  }
}

struct DraftPage: View {
  @State private var title = ""
  @State private var text = ""
  @State private var saved: Date?
  @State private var isDirty = false
  @State private var limit = 280
  @Environment(\.scenePhase) private var scenePhase

  // At most 1000 ms: the compiler checks the stack again for each solution of the comparison in onChange.
  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $title).font(.title2.bold()).textFieldStyle(.plain)
      Divider()
      TextEditor(text: $text)
        .scrollContentBackground(.hidden)
        .overlay(alignment: .topLeading) {
          if text.isEmpty { Text("Write…").foregroundStyle(.tertiary).padding(8).allowsHitTesting(false) }
        }
      HStack {
        if let saved {
          Text("Saved ") + Text(saved, style: .relative) + Text(" ago")
        } else {
          Text(isDirty ? "Changed" : "New")
        }
        Spacer()
        Gauge(value: Double(min(text.count, limit)), in: 0...Double(limit)) {
          Text("\(limit - text.count)")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(text.count > limit ? .red : text.count > limit * 9 / 10 ? .orange : .blue)
        .scaleEffect(0.6)
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
    .padding(16)
    .onChange(of: text) { isDirty = true }
    .onChange(of: title) { old, new in
      isDirty = isDirty || old.trimmingCharacters(in: .whitespaces) != new.trimmingCharacters(in: .whitespaces)
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      guard phase == .background && isDirty else { return }
      saved = .now
      isDirty = false
    }
    .onDisappear { if isDirty { saved = .now } }
  }
}
