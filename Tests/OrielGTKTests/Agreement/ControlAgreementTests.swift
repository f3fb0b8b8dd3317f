import Foundation
import OrielCore
import XCTest

/// Screens of controls.
@MainActor final class ControlAgreementTests: AgreementTestCase {
  private struct Settings: View {
    @State private var isOn = false
    @State private var count = 3
    @State private var volume = 0.5
    @State private var color = "Red"
    @State private var size = "S"
    @State private var day = Date(timeIntervalSince1970: 86_400 * 365)

    var body: some View {
      Form {
        Toggle("Details", isOn: $isOn)
        if isOn { Text("revealed") }
        Stepper("Count", value: $count, in: 0...4)
        Text("count \(count)")
        Slider(value: $volume) { Text("Volume") }
        Picker("Color", selection: $color) { ForEach(["Red", "Green"], id: \.self) { Text($0) } }
        Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
        DatePicker("Day", selection: $day, displayedComponents: .date)
        Text("\(color) \(size)")
      }
    }
  }

  func testAFormOfControls() async throws {
    try await compare(
      Settings(),
      [
        .tap("Details"), .press("Tab"), .press("Up"), .press("Up"), .decrement("Count"), .decrement("Count"),
        .increment("Count"),
        .pick("Green", in: "Color"), .pick("M", in: "Size"), .tap("Details"), .press("space"),
      ])
  }

  private struct Menus: View {
    @State private var shows = true
    @State private var sort = "name"
    @State private var log = "nothing"

    var body: some View {
      VStack {
        Menu("View") {
          Toggle("Sidebar", isOn: $shows)
          Picker("Sort", selection: $sort) {
            Text("by name").tag("name")
            Text("by date").tag("date")
          }
          .pickerStyle(.inline)
          Button("Reload") { log = "reloaded" }
        }
        Text(shows ? "with sidebar" : "without")
        Text(sort)
        Text(log)
      }
    }
  }

  func testAMenuWithToggles() async throws {
    try await compare(
      Menus(), [.choose("Sidebar", in: "View"), .choose("by date", in: "View"), .choose("Reload", in: "View")])
  }

  private struct Disclosure: View {
    @State private var isExpanded = false
    @State private var text = ""

    var body: some View {
      VStack {
        DisclosureGroup("Advanced", isExpanded: $isExpanded) {
          TextField("Host", text: $text)
          Text("port 80")
        }
        Button("Toggle") { isExpanded.toggle() }
      }
    }
  }

  func testADisclosureGroup() async throws {
    try await compare(
      Disclosure(),
      [.tap("Advanced"), .tap("Host"), .type("h"), .tap("Toggle"), .press("Tab"), .press("Return"), .tap("Toggle")])
  }

  private struct Boxes: View {
    @State private var first = true
    @State private var second = false
    @State private var third = false

    var body: some View {
      VStack {
        Toggle("First", isOn: $first).toggleStyle(.checkbox)
        Toggle("Second", isOn: $second).toggleStyle(.switch)
        Toggle("Third", isOn: $third).toggleStyle(.button)
        ProgressView(value: first ? 0.5 : 0.25)
        Text("\(first) \(second) \(third)")
        Text("hidden").hidden()
      }
    }
  }

  func testTogglesOfEveryStyle() async throws {
    try await compare(
      Boxes(),
      [
        .tap("First"), .tap("Second"), .tap("Third"), .press("space"), .press("Return"), .press("shift+Tab"),
        .press("space"), .press("Return"),
      ])
  }
}
