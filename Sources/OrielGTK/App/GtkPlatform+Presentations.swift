import OrielCore

extension GtkPlatform {
  /// Creates a presentation that isn't shown yet: a sheet, if its form isn't possible. It references `sink` weakly.
  package func makePresentation(
    _ request: PresentationRequest, over parent: (any PlatformSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> any PlatformPresentation {
    let parent = parent as? any GtkSurface
    if let form = request.form as? any GtkPresentationForm {
      if let made = form.makePresentation(request, over: parent, at: site, sink: sink) { return made }
    } else {
      let form = type(of: request.form)
      Diagnostics.warn("there is no presentation in GTK for \(form): a sheet is shown", once: "presentation.\(form)")
    }
    return SheetWindow(request, over: parent, sink: sink)
  }
}
