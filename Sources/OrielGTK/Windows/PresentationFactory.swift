import OrielCore

/// Creates presentations by their form.
@MainActor enum PresentationFactory {
  /// Creates a presentation that isn't shown yet: a sheet, if its form isn't possible. It references `sink` weakly.
  static func make(
    _ request: PresentationRequest, over parent: (any GtkSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> any PlatformPresentation {
    if let form = request.form as? any GtkPresentationForm {
      if let made = form.makePresentation(request, over: parent, at: site, sink: sink) { return made }
    } else {
      let form = type(of: request.form)
      Diagnostics.warn("there is no presentation in GTK for \(form): a sheet is shown", once: "presentation.\(form)")
    }
    return SheetWindow(request, over: parent, sink: sink)
  }
}
