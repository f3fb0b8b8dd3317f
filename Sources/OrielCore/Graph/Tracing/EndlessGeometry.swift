extension _GraphNode {
  /// Tells the app's author that each layout causes the next one. The node calls the app no more until a layout has
  /// changed nothing.
  func warnOfEndlessGeometry(_ problem: String) {
    Diagnostics.warn(
      problem + " in each layout", at: self,
      advice:
        "it is called again when something else changes the layout. Set only state that the value doesn't depend on",
      once: "geometry.loop.\(place ?? "")")
  }
}
