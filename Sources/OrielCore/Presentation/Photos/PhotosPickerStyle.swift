/// The appearance of a `PhotosPicker`.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let number: Int

  /// A button, which presents the picker in a window.
  public static let presentation = PhotosPickerStyle(number: 0)
  /// The picker itself, which takes the proposed size.
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
  /// Sets the style of ``PhotosPicker`` in this view.
  ///
  /// An inline or compact picker has no buttons: it writes each change of the selection to the binding.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { environment(\.photosPickerStyle, style) }
}
