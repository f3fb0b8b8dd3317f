/// How a `PhotosPicker` is shown.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let number: Int

  /// A button, which presents the picker in a window.
  public static let presentation = PhotosPickerStyle(number: 0)
  /// The picker itself, in the place of the view. It fills the size that it is offered.
  public static let inline = PhotosPickerStyle(number: 1)
  /// A single row of pictures, which scrolls horizontally.
  public static let compact = PhotosPickerStyle(number: 2)
}

private enum PhotosPickerStyleKey: EnvironmentKey { static var defaultValue: PhotosPickerStyle { .presentation } }

extension EnvironmentValues {
  var photosPickerStyle: PhotosPickerStyle {
    get { self[PhotosPickerStyleKey.self] }
    set { self[PhotosPickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how ``PhotosPicker`` is shown in this view.
  ///
  /// A picker that is shown inline or as a row has no buttons to accept: it writes each change of the selection.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { environment(\.photosPickerStyle, style) }
}
