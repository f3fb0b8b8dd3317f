import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor struct AccessibilityAuditTests {
  private typealias Kind = AccessibilityFinding.Kind

  private func findings(_ kind: Kind, @ViewBuilder of content: () -> some View) -> [String] {
    Screen(content: content).accessibilityAudit(for: [kind]).map(\.description)
  }

  @Test func `Controls and pictures need a name`() {
    let found = findings(.name) {
      Button("") {}
      Toggle("", isOn: .constant(true))
      TextEditor(text: .constant(""))
      Image("portrait")
      Color.blue.onTapGesture {}
    }
    #expect(
      found == [
        "button \"\" has no accessible name", "toggle \"\" has no accessible name",
        "text editor has no accessible name",
        "image \"portrait\" has no accessible name; give it one, or make it decorative",
        "color can be activated and has no accessible name",
      ])
  }

  @Test func `Named, decorative and hidden views are no problem`() {
    let screen = Screen {
      Text("Account").font(.title).accessibilityHeading(.h1)
      Button("") {}.accessibilityLabel("Add")
      Button(action: {}) { Image(systemName: "plus") }
      Image("portrait").accessibilityLabel("Ada")
      Image(decorative: "frame")
      Image(systemName: "star")
      Image("portrait").accessibilityHidden(true)
      Toggle("Sound", isOn: .constant(true)).labelsHidden()
      Text("Open").onTapGesture {}.padding()
      Button("") {}.hidden()
    }
    #expect(screen.accessibilityAudit(for: [.name, .contrast, .order, .heading]) == [])
  }

  @Test func `A small view with a tap gesture is a small target`() {
    let found = findings(.targetSize) {
      Image(systemName: "star").onTapGesture {}
      Image(systemName: "star").frame(width: 32, height: 32).onTapGesture {}
      Button("Small") {}.frame(width: 100, height: 10)
      Button("Shown") {}.frame(width: 100, height: 10).accessibilityRespondsToUserInteraction(false)
      Button("Off") {}.disabled(true)
    }
    #expect(found.first == "image \"star\" is a target of 16 × 16 points, less than 24")
    #expect(found.filter { $0.contains("star") }.count == 1)
    #expect(!found.contains { $0.contains("Shown") || $0.contains("Off") })
  }

  @Test func `Text needs a contrast to a known background`() {
    let gray = Color(white: 0.6)
    let found = findings(.contrast) {
      Text("gray").foregroundStyle(gray)
      Text("large").font(.largeTitle).foregroundStyle(Color(white: 0.5))
      Text("desktop").foregroundStyle(.red)
      Text("white on dark").foregroundStyle(.white).padding().background(Color(white: 0.2))
      Text("white on light").foregroundStyle(.white).padding().background(Color(white: 0.9))
      Text("usual on dark").background(Color(white: 0.2))
      Text("on an unknown color").foregroundStyle(gray).background(.tint)
      ZStack {
        Color.black
        Text("on a layer").foregroundStyle(gray)
      }
    }
    #expect(
      found == [
        "text \"gray\" has a contrast of 2.6 to what is behind it, less than 4.5",
        "text \"white on light\" has a contrast of 1.2 to what is behind it, less than 4.5",
        "text \"usual on dark\" has a contrast of 1 to what is behind it, less than 4.5",
      ])
  }

  @Test func `Elements are read in the order of their places`() {
    let found = findings(.order) {
      HStack {
        VStack {
          Text("1")
          Text("2")
        }
        VStack {
          Text("3")
          Text("4")
        }
      }
      Text("5")
      ZStack {
        Text("layer")
        Text("other").offset(x: -200)
      }
    }
    #expect(found == [])
    struct Reversed: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 200, height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.maxX - 100 * CGFloat(index + 1), y: bounds.minY), proposal: .unspecified)
        }
      }
    }
    let reversed = findings(.order) {
      Reversed {
        Text("last")
        Text("first")
      }
    }
    #expect(reversed == ["text \"first\" is read after text \"last\", but is before it"])
    let sorted = findings(.order) {
      Reversed {
        Text("last")
        Text("first").accessibilitySortPriority(1)
      }
    }
    #expect(sorted == [])
  }

  @Test func `A title is a heading, and so are the parts of a long screen`() {
    let titles = findings(.heading) {
      Text("Title").font(.title)
      Text("Heading").font(.title).accessibilityHeading(.h1)
      Section("Header") {}.headerProminence(.increased)
      Button("Large") {}.font(.title)
      Text("12:30").font(.title)
    }
    #expect(titles == ["text \"Title\" is in a title's font and no heading; add accessibilityHeading(_:)"])
    let rows = ForEach(0..<11, id: \.self) { Text("Row \($0)") }
    #expect(findings(.heading) { rows } == ["window \"Test\" has 11 elements and no heading"])
    #expect(findings(.heading) { Section("Rows") { rows } } == [])
  }

  @Test func `A sheet is examined too`() throws {
    let screen = Screen {
      Text("Behind").sheet(isPresented: .constant(true)) { Button("") {}.accessibilityIdentifier("nameless") }
    }
    #expect(screen.accessibilityAudit(for: [.name]).map(\.element) == ["button \"\" #nameless"])
  }

  @Test func `Usual screens pass`() {
    let settings = Screen {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada"))
          SecureField("Password", text: .constant(""))
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
        }
        Section("Sound") {
          Toggle("Sound", isOn: .constant(true))
          Slider(value: .constant(0.5)) { Text("Volume") }
          Stepper("Voices", value: .constant(1))
          DatePicker("Alarm", selection: .constant(Date(timeIntervalSince1970: 0)))
          ColorPicker("Color", selection: .constant(.red))
        }
        Section { Button("Delete", role: .destructive) {} }
      }
    }
    #expect(settings.accessibilityAudit() == [])
    let list = Screen {
      NavigationStack {
        List {
          Section("Fruit") { ForEach(["Apple", "Pear"], id: \.self) { NavigationLink($0, value: $0) } }
        }
        .navigationTitle("Food")
        .toolbar { Button("Add", systemImage: "plus") {} }
      }
    }
    #expect(list.accessibilityAudit() == [])
  }
}
