import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

private struct Small_Previews: PreviewProvider {
  static var previews: some View {
    Text("Small").frame(width: 120, height: 60).previewLayout(.sizeThatFits)
    Text("Other").previewDisplayName("Named")
  }
}

private enum Declared: PreviewRegistry {
  static var fileID: String { "Tests/Declared.swift" }
  static var line: Int { 12 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> Preview {
    Preview("Declared", traits: .fixedLayout(width: 200, height: 100)) { Text("Declared") }
  }
}

private enum Nameless: PreviewRegistry {
  static var fileID: String { "Tests/Declared.swift" }
  static var line: Int { 9 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> Preview { Preview { Text("No name") } }
}

private final class Reference_Previews: PreviewProvider {
  static var previews: some View { Text("Of a class") }
}

/// Previews of a program: how they are found, and what is done with them.
@MainActor final class PreviewTests: AlertTestCase {
  private var items: [PreviewItem] {
    PreviewCommand.items.filter {
      ["Declared", "Tests/Declared.swift:9", "Small", "Named", "Reference"].contains($0.name)
    }
  }

  func testEveryTypeThatConformsIsFoundInTheOrderOfPlaces() async throws {
    XCTAssertEqual(
      items.map(\.name).filter { $0.hasSuffix("Declared") || $0.hasSuffix("9") },
      ["Tests/Declared.swift:9", "Declared"])
    XCTAssertEqual(Set(items.map(\.name)).count, 5, "\(items.map(\.name))")
    for (name, number, layout) in [("Small", 1, PreviewLayout.sizeThatFits), ("Named", 2, .device)] {
      let item = try XCTUnwrap(items.first { $0.name == name })
      XCTAssertEqual(item.layout, layout)
      XCTAssertTrue(item.place.hasSuffix("Small_Previews:\(number)"), item.place)
    }
  }

  func testTheVariableSaysWhatIsDone() async throws {
    XCTAssertNil(PreviewCommand([:]))
    XCTAssertNil(PreviewCommand(["ORIEL_PREVIEWS": ""]))
    XCTAssertEqual(PreviewCommand(["ORIEL_PREVIEWS": "list"]), .list)
    XCTAssertEqual(PreviewCommand(["ORIEL_PREVIEWS": "show Two words"]), .show("Two words"))
    XCTAssertEqual(PreviewCommand(["ORIEL_PREVIEWS": "render /tmp/pictures"]), .render(folder: "/tmp/pictures"))
    XCTAssertEqual(PreviewCommand(["ORIEL_PREVIEWS": "1"]), .list)
  }
}
