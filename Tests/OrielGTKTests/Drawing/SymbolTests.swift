import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Symbols: which picture they have, and how Oriel's own are drawn.
@MainActor final class SymbolTests: GtkTestCase {
  /// What a symbol looks like in black on white, in 32 pixels.
  private func pixels(_ symbol: String, isMirrored: Bool = false, in window: GtkWidgetPointer) throws -> [[Bool]] {
    let paintable = SymbolPaintable.make(try XCTUnwrap(SymbolPicture(symbol), symbol), isMirrored: isMirrored)
    let pixels = try Pixels(of: paintable, in: window)
    return (0..<16).map { y in (0..<16).map { x in pixels[x, y].x < 128 } }
  }

  private func withWindow(_ body: (GtkWidgetPointer) throws -> Void) throws {
    let window = TestWindow(self, Color.clear)
    window.show()
    defer { window.close() }
    try body(window.content)
  }

  // MARK: Choice

  func testEverySymbolThatAppsUseHasAPicture() async throws {
    XCTAssertGreaterThan(CommonSymbols.names.count, 500)
    XCTAssertEqual(CommonSymbols.names.filter { Icon(symbol: $0) == nil }, [])
  }

  func testSymbolsHavePicturesWithoutAnIconTheme() async throws {
    let missing = CommonSymbols.names.filter { SymbolPicture($0) == nil && SymbolPicture(beginningOf: $0) == nil }
    XCTAssertEqual(missing, [])
  }

  func testNoTwoFrequentSymbolsHaveTheSamePicture() async throws {
    // What is the same in SF Symbols, at least in a left-to-right layout.
    let synonyms: Set = [
      "chevron.forward", "chevron.backward", "arrow.forward", "line.horizontal.3.decrease",
      "arrow.trianglehead.clockwise",
      "line.horizontal.3.decrease.circle", "line.horizontal.3.decrease.circle.fill",
      "clock.arrow.trianglehead.counterclockwise.rotate.90",
    ]
    var symbols: [String: [String]] = [:]
    for name in CommonSymbols.names.prefix(250) where !synonyms.contains(name) {
      let icon = try XCTUnwrap(Icon(symbol: name))
      symbols["\(icon)", default: []].append(name)
    }
    let shared = symbols.values.filter { $0.count > 1 }.map { $0.joined(separator: " = ") }
    XCTAssertEqual(shared.sorted(), [])
  }

  func testTheThemesIconComesFirst() async throws {
    func name(_ symbol: String) -> String? {
      if case .theme(let name) = Icon(symbol: symbol) { name } else { nil }
    }
    XCTAssertEqual(name("trash"), "user-trash-symbolic")
    XCTAssertEqual(name("folder"), "folder-symbolic")
    XCTAssertEqual(name("line.3.horizontal"), "open-menu-symbolic")
    for symbol in ["cart", "chart.bar", "qrcode", "trophy.fill", "trash.fill", "star.circle", "books.vertical"] {
      XCTAssertNil(name(symbol), symbol)
    }
    XCTAssertNil(Icon(symbol: "no.such.symbol"))
  }

  // MARK: Drawing

  func testEveryDrawingCanBeRead() async throws {
    XCTAssertGreaterThan(SymbolDrawings.names.count, 400)
    for name in SymbolDrawings.names {
      let layers = try XCTUnwrap(SymbolDrawings.layers(of: Substring(name)))
      XCTAssertFalse(layers.isEmpty, name)
      for layer in layers {
        let path = try XCTUnwrap(SymbolPaths.path(layer.path), "\(name): \(layer.path)")
        var bounds = graphene_rect_t()
        XCTAssertTrue(gsk_path_get_bounds(path, &bounds) != 0, "\(name): \(layer.path)")
        let (x, y) = (bounds.origin.x, bounds.origin.y)
        XCTAssertTrue(
          x >= -1.5 && y >= -1.5 && x + bounds.size.width <= 17.5 && y + bounds.size.height <= 17.5,
          "\(name) leaves the grid")
      }
    }
    for (name, drawing) in SymbolPicture.aliases {
      XCTAssertTrue(SymbolDrawings.contains(drawing), "\(name) is called \(drawing), of which there is no drawing")
      XCTAssertFalse(SymbolDrawings.contains(name), "\(name) has a drawing of its own")
    }
  }

  func testAFilledSymbolIsSolidWhereTheOutlineIsEmpty() async throws {
    try withWindow { window in
      XCTAssertFalse(try pixels("heart", in: window)[7][7])
      XCTAssertTrue(try pixels("heart.fill", in: window)[7][7])
      // The hands of a clock are cut out.
      XCTAssertTrue(try pixels("clock.fill", in: window)[4][4])
      XCTAssertFalse(try pixels("clock.fill", in: window)[6][7])
    }
  }

  func testACircleEnclosesASymbol() async throws {
    try withWindow { window in
      let plain = try pixels("plus.circle", in: window)
      XCTAssertTrue(plain[8][1] && plain[8][14] && plain[1][8] && plain[8][8])
      XCTAssertFalse(plain[5][5])
      let filled = try pixels("plus.circle.fill", in: window)
      XCTAssertTrue(filled[4][5] && filled[8][2])
      XCTAssertFalse(filled[8][8])
    }
  }

  func testASlashAndABadgeKeepADistance() async throws {
    try withWindow { window in
      let slashed = try pixels("square.fill.slash", in: window)
      XCTAssertTrue(slashed[12][4] && slashed[8][7])
      XCTAssertFalse(slashed[6][8])
      let badged = try pixels("folder.fill.badge.plus", in: window)
      XCTAssertTrue(badged[8][3] && badged[12][12])
      XCTAssertFalse(badged[10][10])
    }
  }

  func testSymbolsWithADirectionAreMirrored() async throws {
    try withWindow { window in
      for symbol in ["list.bullet", "text.append"] {
        let (drawn, mirrored) = (
          try pixels(symbol, in: window), try pixels(symbol, isMirrored: true, in: window)
        )
        XCTAssertNotEqual(drawn, mirrored, symbol)
        XCTAssertEqual(drawn[4].filter { $0 }.count, mirrored[4].filter { $0 }.count, symbol)
      }
      XCTAssertEqual(try pixels("cart", in: window), try pixels("cart", isMirrored: true, in: window))
    }
  }

  func testAnImageShowsASymbolInTheTextColorAndInItsSize() async throws {
    let window = TestWindow(
      self,
      HStack {
        Image(systemName: "square.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        Image(systemName: "square.fill").imageScale(.large)
        Image(systemName: "square.fill").resizable().frame(width: 60, height: 60)
      })
    window.show()
    let images = window.content.all(gtk_image_get_type())
    XCTAssertEqual(images.map { gtk_image_get_storage_type($0.opaque) }, [GTK_IMAGE_PAINTABLE, GTK_IMAGE_PAINTABLE])
    XCTAssertEqual(images.map { gtk_widget_get_width($0) }, [16, 24])
    drain()
    let pixels = try XCTUnwrap(try Pixels(shownBy: images[0]))
    assertPixel(pixels[8, 8], 255, 0, 0)
    XCTAssertEqual(warnings, [])
    window.close()
  }
}
