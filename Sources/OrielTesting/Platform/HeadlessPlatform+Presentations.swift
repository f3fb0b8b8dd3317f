import OrielCore

extension HeadlessPlatform {
  /// Adds a dialog that has been requested.
  private func present<Event, Dialog: HeadlessDialog<Event>>(
    _ dialog: Dialog, in dialogs: ReferenceWritableKeyPath<HeadlessPlatform, [Dialog]>
  ) -> Dialog {
    self[keyPath: dialogs].append(dialog)
    service()
    return dialog
  }
}

extension HeadlessPlatform: AlertPlatform {
  package func presentAlert(_ request: AlertRequest, over parent: (any PlatformSurface)?, sink: any AlertEventSink)
    -> any PresentedAlert
  {
    present(HeadlessAlert(request, over: parent, sink: sink, platform: self), in: \.alerts)
  }

  package func standardLabel(_ label: StandardLabel) -> String {
    switch label {
    case .ok: "OK"
    case .cancel: "Cancel"
    case .close: "Close"
    case .replace: "Replace"
    case .paste: "Paste"
    case .delete: "Delete"
    case .dontAskAgain: "Don't ask again"
    }
  }
}

extension HeadlessPlatform: PresentationPlatform {
  package func makePresentation(
    _ request: PresentationRequest, over parent: (any PlatformSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> any PlatformPresentation {
    let presentation = HeadlessPresentation(
      request, over: parent, at: site as? TestWidget, sink: sink, platform: self)
    presentations.append(presentation)
    return presentation
  }
}

extension HeadlessPlatform: FileDialogPlatform {
  package func presentFileDialog(
    _ request: FileDialogRequest, over parent: (any PlatformSurface)?, sink: any FileDialogEventSink
  ) -> any PresentedFileDialog {
    present(HeadlessFileDialog(request, over: parent, sink: sink, platform: self), in: \.fileDialogs)
  }
}

extension HeadlessPlatform: QuickLookPlatform {
  package func presentQuickLook(
    _ request: QuickLookRequest, over parent: (any PlatformSurface)?, sink: any QuickLookEventSink
  ) -> any PresentedQuickLook {
    present(HeadlessQuickLook(request, "preview", over: parent, sink: sink, platform: self), in: \.previews)
  }
}

extension HeadlessPlatform: PhotoPickerPlatform {
  package func presentPhotoPicker(
    _ request: PhotoPickerRequest, over parent: (any PlatformSurface)?, sink: any PhotoPickerEventSink
  ) -> any PresentedPhotoPicker {
    present(
      HeadlessPhotoPicker(request, "photo picker", over: parent, sink: sink, platform: self), in: \.photoPickers)
  }
}
