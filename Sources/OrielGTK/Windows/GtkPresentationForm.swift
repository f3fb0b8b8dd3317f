import OrielCore

/// A form with a presentation in GTK. The conformance is declared in the file of the presentation.
package protocol GtkPresentationForm: PresentationForm {
  /// Creates a presentation that isn't shown yet; nil if this form needs a parent or a site that it lacks, so that a
  /// sheet is shown instead. It references `sink` weakly.
  ///
  /// - Parameters:
  ///   - request: the request of this form.
  ///   - parent: the surface above which, or in which, it is presented.
  ///   - site: the widget that it is attached to or beside.
  @MainActor func makePresentation(
    _ request: PresentationRequest, over parent: (any GtkSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> (any PlatformPresentation)?
}
