import OrielCore

/// An event of a headless panel.
package protocol PanelEvent {
  static var presented: Self { get }
  static func failed(_ reason: String) -> Self
}

extension FileDialogEvent: PanelEvent {}
extension PhotoPickerEvent: PanelEvent {}
extension QuickLookEvent: PanelEvent {}

/// A headless dialog about files.
@MainActor package class HeadlessPanel<Request, Event: PanelEvent>: HeadlessDialog<Event> {
  /// The current request, including changes by the user.
  package final internal(set) var request: Request
  /// The name in records.
  final let noun: String

  init(
    _ request: Request, _ noun: String, over parent: (any PlatformSurface)?, sink: any EventSink<Event>,
    platform: HeadlessPlatform
  ) {
    self.request = request
    self.noun = noun
    super.init(over: parent, platform: platform) { [weak sink] in sink?.handle($0) }
  }

  package final func update(_ request: Request) {
    guard phase != .gone else { return }
    self.request = request
    platform.recordChange(.presentationUpdated(noun))
  }

  override final func didArrive() {
    platform.record(.presented(noun))
    report(.presented)
  }

  /// Makes the presentation fail, as if the desktop couldn't show it.
  final func fail(_ reason: String) { end(.failed(noun, reason), .failed(reason)) }
}
