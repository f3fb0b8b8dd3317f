import Oriel

/// Sheets and covers with all of their options.
struct SheetsPage: View {
  @Environment(GalleryModel.self) private var gallery
  @State private var options = SheetOptions()

  var body: some View {
    PageColumn(.sheets, "Modal windows with live content.") {
      Section("Sheets") {
        PlainSheet(run: gallery.run(.plainSheet))
        FormSheet(run: gallery.run(.formSheet))
        ItemSheet(run: gallery.run(.itemSheet))
        LongSheet(run: gallery.run(.longSheet))
      }
      Section("One after another") {
        NestedSheets(run: gallery.run(.nestedSheets))
        SheetAlert(run: gallery.run(.sheetAlert), alert: gallery.run(.sheetAlertAlert))
        AlertSheet(run: gallery.run(.alertSheet), alert: gallery.run(.alertSheetAlert))
        ReplacedSheet(run: gallery.run(.replacedSheet), other: gallery.run(.replacement))
        TwoSheets(run: gallery.run(.twoSheets), second: gallery.run(.secondSheet))
      }
      Section("Dismissal") {
        HeldSheet(run: gallery.run(.heldSheet))
        GuardedSheet(run: gallery.run(.guardedSheet))
      }
      Section("Covers") {
        CoverSample(run: gallery.run(.cover))
        ItemCover(run: gallery.run(.itemCover))
      }
      Section("Heights") {
        DetentSheet(run: gallery.run(.detents))
      }
      SheetOptionsSection(run: gallery.run(.customSheet), options: options)
    }
  }
}

extension Page {
  static let sheets = Page(
    "sheets", "Sheets and Covers", symbol: "rectangle.on.rectangle", order: 100, samples: Sample.sheets,
    pictures: "sheet"
  ) { SheetsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.sheets) }
