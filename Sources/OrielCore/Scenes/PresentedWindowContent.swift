/// The content of a window of a ``WindowGroup`` that presents values. The group makes it.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  private let make: () -> Content

  init(_ make: @escaping () -> Content) { self.make = make }

  /// The views that the group makes for the value of the window.
  public var body: some View { make() }
}
