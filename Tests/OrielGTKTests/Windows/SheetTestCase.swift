import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Shows sheets in this process, and looks at their real windows.
@MainActor class SheetTestCase: AlertTestCase {
  /// Records the events of a sheet.
  final class SheetSink: EventSink {
    var events: [PresentationEvent] = []

    func handle(_ event: PresentationEvent) { events.append(event) }

    /// The events, except those of sizes.
    var story: [PresentationEvent] { events.filter { $0 != .resized } }
  }

  /// A window of the app, the owner of sheets.
  func makeOwner(title: String = "App", width: Double = 700, height: Double = 500) throws -> GtkPlatformWindow {
    var request = WindowRequest(title: title, identifier: "main")
    request.defaultWidth = width + WindowEdges.width
    request.defaultHeight = height + WindowEdges.height
    let owner = GtkPlatformWindow(request, application: nil, sink: owners)
    owner.present()
    wait("the window and its size") { owner.size != nil && gtk_widget_get_mapped(owner.widget) != 0 }
    addTeardownBlock { @MainActor in
      owner.close()
      self.settle()
    }
    return owner
  }

  private let owners = Owners()

  private final class Owners: WindowEventSink {
    func windowShouldClose() -> Bool { true }
    func windowDidClose() {}
    func windowDidResize(_ size: SurfaceSize) {}
  }

  /// Shows views in a sheet, and waits until it is on the screen and laid out.
  func show<Content: View>(
    _ content: Content, over owner: GtkPlatformWindow, form: any PresentationForm = SheetForm(),
    file: StaticString = #filePath, line: UInt = #line, _ change: (inout PresentationRequest) -> Void = { _ in }
  ) throws -> TestSheet<Content> {
    var request = PresentationRequest(form)
    change(&request)
    let sheet = try TestSheet(content, request, over: owner)
    sheet.presentation.present()
    XCTAssertEqual(sheet.sink.events, [], "nothing is heard during the call", file: file, line: line)
    wait("the sheet", file: file, line: line) { sheet.sink.story == [.presented] && sheet.presentation.size != nil }
    return sheet
  }

  /// Takes a sheet away, and waits for the end.
  func end<Content: View>(
    _ sheet: TestSheet<Content>, file: StaticString = #filePath, line: UInt = #line
  ) {
    sheet.presentation.dismiss(animated: false)
    wait("the end", file: file, line: line) { sheet.sink.events.last == .closed }
    sheet.dispose()
    settle()
  }

  /// Types keys through the display server and the window manager.
  func type(_ keys: String..., into window: GtkWidgetPointer) throws {
    let tool = "/usr/bin/xdotool"
    guard FileManager.default.isExecutableFile(atPath: tool) else { throw XCTSkip("xdotool isn't installed.") }
    wait("the sheet to have the keyboard") { gtk_window_is_active(window.as(GtkWindow.self)) != 0 }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["key", "--clearmodifiers"] + keys
    try process.run()
    process.waitUntilExit()
  }
}

/// Views in a sheet that has no presenter: what the platform does, without the core's part of a presentation.
@MainActor final class TestSheet<Content: View> {
  let presentation: any PlatformPresentation
  let sink = SheetTestCase.SheetSink()
  let graph: Graph
  let window: GtkWidgetPointer
  private(set) var request: PresentationRequest
  private let platform = GtkPlatform()
  private let host: ViewHost

  init(_ content: Content, _ request: PresentationRequest, over owner: (any PlatformSurface)?) throws {
    self.request = request
    presentation = platform.makePresentation(request, over: owner, at: nil, sink: sink)
    window = try XCTUnwrap(presentation as? SheetWindow).gtkWindow.asWidget
    graph = Graph(scheduler: platform)
    host = ViewHost(
      graph: graph, platform: platform, container: presentation, environment: EnvironmentScope(parent: nil))
    host.mount(content)
    graph.flush()
    presentation.update(request)
  }

  var gtkWindow: UnsafeMutablePointer<GtkWindow> { window.as(GtkWindow.self) }

  /// Hands the sheet a changed request.
  func update(_ change: (inout PresentationRequest) -> Void) {
    change(&request)
    presentation.update(request)
  }

  /// Gives the content a new value.
  func update(_ content: Content) {
    host.update(content)
    graph.flush()
  }

  /// The height of the room for the content.
  var contentHeight: Double? { presentation.size?.height }

  /// Releases everything.
  func dispose() {
    host.unmount()
    presentation.dispose()
  }
}

extension GtkPlatformWindow {
  /// The window as a widget.
  @MainActor var widget: GtkWidgetPointer { gtkWindow.asWidget }
}

extension UnsafeMutablePointer<GtkWindow> {
  /// The window as a widget.
  var asWidget: GtkWidgetPointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self) }
}
