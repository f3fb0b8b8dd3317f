import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A kind of presentation that is added without a change of Oriel.
final class BannerTests: PopoverTestCase {
  @Observable @MainActor final class News {
    var isShown = false
    var isHeld = false
    var width = 200.0
    var text = "News"
    @ObservationIgnored var dismissals = 0
  }

  private struct Stage: View {
    let news: News

    var body: some View {
      Text("Window")
        .banner(isPresented: Bindable(news).isShown, width: news.width) {
          news.dismissals += 1
        } content: {
          Text(news.text).interactiveDismissDisabled(news.isHeld)
        }
    }
  }

  /// A form that the platform doesn't know.
  private struct UnknownForm: PresentationForm {}

  private func banner(in opened: Opened) -> GtkWidgetPointer? {
    descendants(of: opened.widget).first { gtk_widget_has_css_class($0, BannerPresentation.name) != 0 }
  }

  private func waitForBanner(in opened: Opened) throws -> GtkWidgetPointer {
    wait("the banner") { banner(in: opened).map { gtk_widget_get_mapped($0) != 0 } ?? false }
    settle()
    return try XCTUnwrap(banner(in: opened))
  }

  private func waitForNoBanner(in opened: Opened) {
    wait("the banner to go") { banner(in: opened) == nil }
    settle()
  }

  func testABannerIsShownUpdatedAndDismissedByItsBinding() async throws {
    let news = News()
    let opened = try open(Stage(news: news))
    XCTAssertNil(banner(in: opened))
    news.isShown = true
    let banner = try waitForBanner(in: opened)
    XCTAssertTrue(texts(in: banner).contains("News"))
    news.text = "More news"
    news.width = 240
    wait("the update") { texts(in: banner).contains("More news") && gtk_widget_get_width(banner) >= 240 }
    news.isShown = false
    waitForNoBanner(in: opened)
    XCTAssertEqual(news.dismissals, 1)
    XCTAssertEqual(warnings, [])
  }

  func testTheUserDismissesABannerUnlessItsContentDisablesThat() async throws {
    let news = News()
    (news.isShown, news.isHeld) = (true, true)
    let opened = try open(Stage(news: news))
    let banner = try waitForBanner(in: opened)
    let close = try XCTUnwrap(widgets("GtkButton", in: banner).first)
    XCTAssertEqual(gtk_widget_get_visible(close), 0)
    news.isHeld = false
    wait("the button") { gtk_widget_get_visible(close) != 0 }
    click(close)
    waitForNoBanner(in: opened)
    XCTAssertFalse(news.isShown)
    XCTAssertEqual(news.dismissals, 1)
  }

  func testAFormThatIsUnknownOrLacksItsPlaceIsASheet() async throws {
    let sink = SheetTestCase.SheetSink()
    func make(_ form: any PresentationForm) -> any PlatformPresentation {
      let made = GtkPlatform().makePresentation(PresentationRequest(form), over: nil, at: nil, sink: sink)
      addTeardownBlock { @MainActor in made.dispose() }
      return made
    }
    XCTAssertTrue(make(BannerForm(width: 100)) is SheetWindow)
    XCTAssertEqual(warnings, [])
    XCTAssertTrue(make(UnknownForm()) is SheetWindow)
    XCTAssertTrue(make(UnknownForm()) is SheetWindow)
    XCTAssertEqual(warnings, ["there is no presentation in GTK for UnknownForm: a sheet is shown"])
  }
}
