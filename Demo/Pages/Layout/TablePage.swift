import Foundation
import Oriel

/// A table: columns, sorting, selection, and a hundred thousand rows.
struct TablePage: View {
  @State private var planets = Planet.all
  @State private var sortOrder = [KeyPathComparator(\Planet.distance)]
  @State private var selection: Set<Planet.ID> = []
  @SceneStorage("planets.columns") private var columns: TableColumnCustomization<Planet>
  @State private var showsMoons = true
  @State private var hasHeaders = true
  @State private var isAlternating = false
  @State private var opened: String?
  @State private var number: Int?
  @State private var branch: Branch.ID?
  @State private var showsOthers = true
  @State private var showsNotes = true
  @State private var notes = [Branch(name: "Count the moons", species: 0), Branch(name: "Buy a telescope", species: 0)]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tables").font(.title).accessibilityHeading(.h1)
      Table(planets, selection: $selection, sortOrder: $sortOrder, columnCustomization: $columns) {
        TableColumn("Name", value: \.name)
          .customizationID("name")
          .disabledCustomizationBehavior([.visibility, .reorder])
        TableColumn("Distance", value: \.distance) { Text("\($0.distance) million km") }
          .width(min: 80, ideal: 140)
          .alignment(.numeric)
          .customizationID("distance")
        if showsMoons {
          TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }.alignment(.numeric).customizationID("moons")
        }
        TableColumn("Visited") { VisitToggle(planet: $0) }.customizationID("visited")
        TableColumn("Initial") { Text($0.name.prefix(1)) }.customizationID("initial").defaultVisibility(.hidden)
      }
      .tableStyle(.bordered)
      .tableColumnHeaders(hasHeaders ? .visible : .hidden)
      .alternatingRowBackgrounds(isAlternating ? .enabled : .disabled)
      .onChange(of: sortOrder) { planets.sort(using: sortOrder) }
      .contextMenu(forSelectionType: Planet.ID.self) { chosen in
        if !chosen.isEmpty { Button("Remove") { planets.removeAll { chosen.contains($0.id) } } }
      } primaryAction: {
        opened = $0.sorted().joined(separator: ", ")
      }
      .accessibilityLabel("Planets")
      AdaptiveColumns {
        Table(of: Square.self, selection: $number) {
          TableColumn("Number") { Text("\($0.id)") }
          TableColumn("Square") { Text("\($0.id * $0.id)") }.alignment(.trailing)
        } rows: {
          Section("Below four") { ForEach(Square.all.prefix(4)) { TableRow($0) } }
          Section("The others", isExpanded: $showsOthers) { ForEach(Square.all.dropFirst(4)) { TableRow($0) } }
        }
        .tableStyle(.inset)
        .accessibilityLabel("Squares")
        Table(Branch.all, children: \.branches, selection: $branch) {
          TableColumn("Kingdom", value: \.name)
          TableColumn("Species") { Text("\($0.species)") }.alignment(.numeric)
        }
        .tableStyle(.bordered)
        .accessibilityLabel("Kingdoms")
        Table(of: Branch.self) {
          TableColumn("Notes", value: \.name)
        } rows: {
          DisclosureTableRow(Branch(name: "To do", species: 0), isExpanded: $showsNotes) {
            ForEach(notes) { TableRow($0) }
              .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
              .onDelete { notes.remove(atOffsets: $0) }
          }
        }
        .accessibilityLabel("Notes")
      }
      Flow(spacing: 12) {
        Text("\(selection.count) selected")
        if let opened { Text("opened \(opened)").foregroundStyle(.secondary) }
        Button("Restore Columns") { columns = TableColumnCustomization() }
        Toggle("Moons", isOn: $showsMoons)
        Toggle("Headers", isOn: $hasHeaders)
        Toggle("Stripes", isOn: $isAlternating)
      }
    }
    .padding(18)
  }
}

/// A toggle that keeps its state while its row is in the table.
private struct VisitToggle: View {
  let planet: Planet
  @State private var isVisited = false

  var body: some View {
    Toggle("Visited", isOn: $isVisited).labelsHidden().accessibilityLabel("\(planet.name) visited")
  }
}

private struct Branch: Identifiable {
  let name: String
  let species: Int
  var branches: [Branch]?
  var id: String { name }

  static let all = [
    Branch(
      name: "Animals", species: 2_160_000,
      branches: [
        Branch(
          name: "Vertebrates", species: 74_000,
          branches: [Branch(name: "Birds", species: 11_000), Branch(name: "Mammals", species: 6_600)]),
        Branch(name: "Insects", species: 1_050_000),
      ]),
    Branch(name: "Plants", species: 425_000), Branch(name: "Fungi", species: 157_000),
  ]
}

private struct Planet: Identifiable {
  let name: String
  let distance: Int
  let moons: Int
  var id: String { name }

  static let all = [
    Planet(name: "Mercury", distance: 58, moons: 0), Planet(name: "Venus", distance: 108, moons: 0),
    Planet(name: "Earth", distance: 150, moons: 1), Planet(name: "Mars", distance: 228, moons: 2),
    Planet(name: "Jupiter", distance: 778, moons: 95), Planet(name: "Saturn", distance: 1_432, moons: 146),
    Planet(name: "Uranus", distance: 2_867, moons: 28), Planet(name: "Neptune", distance: 4_515, moons: 16),
  ]
}

private struct Square: Identifiable {
  let id: Int

  static let all = (0..<100_000).map { Square(id: $0) }
}

extension Page {
  static let tables = Page("tables", "Tables", symbol: "tablecells", order: 46) { TablePage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.tables) }
