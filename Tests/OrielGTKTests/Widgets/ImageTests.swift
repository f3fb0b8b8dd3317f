import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class ImageTests: GtkTestCase {
  // A PNG of two by one pixels.
  private static let picture = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVQI12P8z8DAwMAAAAYIAQHDmmDFAAAAAElFTkSuQmCC")

  private func iconName(_ widget: GtkWidgetPointer?) -> String? {
    widget?.first(gtk_image_get_type()).flatMap { gtk_image_get_icon_name($0.opaque) }.map { String(cString: $0) }
  }

  func testEverySymbolHasAnIconInTheTheme() async throws {
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    let missing = SymbolTable.all.filter { gtk_icon_theme_has_icon(theme, $0.icon) == 0 }
    XCTAssertEqual(missing.map { "\($0.symbol): \($0.icon)" }, [])
    XCTAssertGreaterThan(SymbolTable.all.count, 250)
  }

  func testSymbolsAndTheirVariantsAreIcons() async throws {
    XCTAssertEqual(SymbolTable.icon(for: "trash"), "user-trash-symbolic")
    XCTAssertEqual(SymbolTable.icon(for: "trash.fill"), "user-trash-symbolic")
    XCTAssertEqual(SymbolTable.icon(for: "star.fill"), "starred-symbolic")
    XCTAssertEqual(SymbolTable.icon(for: "star"), "non-starred-symbolic")
    XCTAssertEqual(SymbolTable.icon(for: "gear.circle.fill"), "emblem-system-symbolic")
    XCTAssertNil(SymbolTable.icon(for: "no.such.symbol"))
  }

  func testAnUnknownSymbolIsAPlaceholderAndOneWarning() async throws {
    let window = TestWindow(
      self,
      HStack {
        Image(systemName: "no.such.symbol")
        Image(systemName: "no.such.symbol")
      })
    XCTAssertEqual(iconName(window.content.first(gtk_image_get_type())), "image-missing")
    XCTAssertEqual(warnings.count, 1)
    XCTAssert(warnings[0].hasPrefix("there is no icon for the symbol \"no.such.symbol\""), warnings[0])
    window.close()
  }

  func testAnIconThatBecomesAPictureKeepsItsPlace() async throws {
    let data = try XCTUnwrap(Self.picture)
    func row(_ image: OrielCore.Image) -> some View {
      HStack {
        Text(verbatim: "a")
        image
        Text(verbatim: "b")
      }
    }
    let window = TestWindow(self, row(Image(systemName: "trash")))
    window.show()
    window.update(row(Image(data: data)))
    let children = window.content.children
    XCTAssertEqual(children.count, 3)
    XCTAssertTrue(children[1].raw.isInstance(of: gtk_picture_get_type()))
    window.update(row(Image(data: data).resizable()))
    let resizable = window.content.children
    XCTAssertEqual(
      [resizable.count, resizable.firstIndex(of: children[0]), resizable.firstIndex(of: children[2])], [3, 0, 2])
    spin(until: { gtk_widget_get_width(resizable[1]) > 300 }, "the picture taking the room between the texts")
    XCTAssertEqual(warnings, [])
    window.close()
  }

  func testWhatIsNoPictureIsAPlaceholder() async throws {
    let window = TestWindow(self, Image(file: URL(fileURLWithPath: "/nonexistent.png")))
    XCTAssertEqual(iconName(window.first), "image-missing")
    XCTAssertEqual(warnings.count, 1)
    window.close()
  }

  func testAFontAndAScaleSetTheSize() async throws {
    func size(_ view: some View) throws -> Int32 {
      let window = TestWindow(self, view)
      defer { window.close() }
      return gtk_image_get_pixel_size(try XCTUnwrap(window.first?.first(gtk_image_get_type())).opaque)
    }
    XCTAssertEqual(try size(Image(systemName: "trash")), -1)
    XCTAssertEqual(try size(Image(systemName: "trash").imageScale(.large)), 24)
    XCTAssertEqual(try size(Image(systemName: "trash").font(.largeTitle)), 32)
    XCTAssertEqual(try size(Image(systemName: "trash").font(.system(size: 22))), 32)
  }
}
