/// Receives the events of an alert, a dialog, a preview or another presentation of the platform.
@MainActor package protocol EventSink<Event>: AnyObject {
  associatedtype Event
  func handle(_ event: Event)
}

/// `pressed`, `dismissed` or `failed` is the last event.
package typealias AlertEventSink = EventSink<AlertEvent>
/// `chosen`, `cancelled` or `failed` is the last event.
package typealias FileDialogEventSink = EventSink<FileDialogEvent>
/// `chosen`, `cancelled` or `failed` is the last event.
package typealias PhotoPickerEventSink = EventSink<PhotoPickerEvent>
/// `closed` or `failed` is the last event.
package typealias PresentationEventSink = EventSink<PresentationEvent>
/// `closed` or `failed` is the last event.
package typealias QuickLookEventSink = EventSink<QuickLookEvent>
