// The types of SwiftUI that have no counterpart here, of which no other library has the name.

/// Objects of Core Data. Unavailable.
@available(
  *, unavailable,
  message: "There is no Core Data: keep the objects in an @Observable object, in files or in a database"
)
@propertyWrapper public struct FetchRequest<Result> {
  /// The objects.
  public var wrappedValue: [Result] { [] }
  /// Creates a request.
  public init(sortDescriptors: [Any] = []) {}
}

/// Objects of Core Data in sections. Unavailable.
@available(
  *, unavailable,
  message: "There is no Core Data: keep the objects in an @Observable object, in files or in a database"
)
@propertyWrapper public struct SectionedFetchRequest<Section, Result> {
  /// The objects.
  public var wrappedValue: [Result] { [] }
  /// Creates a request.
  public init(sortDescriptors: [Any] = []) {}
}

/// The objects of a request. Unavailable.
@available(*, unavailable, message: "There is no Core Data: use an array")
public struct FetchedResults<Result> {}

/// The items of a Touch Bar. Unavailable.
@available(*, unavailable, message: "There is no Touch Bar: use toolbar(content:)")
public struct TouchBar<Content> {}

/// A button with a question mark. Unavailable.
@available(
  *, unavailable,
  message: "GNOME has no help button: use Link, or a command in CommandGroup(replacing: .help)"
)
public struct HelpLink {
  /// Creates a link.
  public init(action: @escaping () -> Void) {}
}

/// A scene around the user. Unavailable.
@available(*, unavailable, message: "There is no space around a desktop: use Window or WindowGroup")
public struct ImmersiveSpace<Content> {}

/// An app's widgets. Unavailable.
@available(*, unavailable, message: "There are no widgets on the desktop: use MenuBarExtra")
public protocol WidgetBundle {}

/// A control of the system. Unavailable.
@available(*, unavailable, message: "There are no controls of apps on the desktop: use MenuBarExtra")
public protocol ControlWidget {}

/// A renderer of texts. Unavailable.
@available(
  *, unavailable,
  message: "Text isn't drawn by renderers: draw it with Canvas, or animate a Text for each part"
)
public protocol TextRenderer {}

/// An attribute for renderers of texts. Unavailable.
@available(
  *, unavailable,
  message: "Text isn't drawn by renderers: draw it with Canvas, or animate a Text for each part"
)
public protocol TextAttribute {}

/// Shaders in Metal. Unavailable.
@available(*, unavailable, message: "There are no shaders in Metal: draw with Canvas")
public enum ShaderLibrary {}

/// A shader in Metal. Unavailable.
@available(*, unavailable, message: "There are no shaders in Metal: draw with Canvas")
public struct ShaderFunction {}

/// A reader of sizes in space. Unavailable.
@available(*, unavailable, message: "There is no depth on a desktop: use GeometryReader")
public struct GeometryReader3D<Content> {}

/// A button that asks for a text. Unavailable.
@available(*, unavailable, message: "There is no watch: use TextField")
public struct TextFieldLink<Label> {}

/// A picker that is a wheel. Unavailable.
@available(*, unavailable, message: "Pickers have no wheels: use .menu or .inline")
public struct WheelPickerStyle {
  /// Creates the style.
  public init() {}
}

/// A date picker that is a wheel. Unavailable.
@available(*, unavailable, message: "Pickers have no wheels: use .field, .compact or .graphical")
public struct WheelDatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The delegate of an app for a watch. Unavailable.
@available(*, unavailable, message: "There is no watch: use onChange(of: scenePhase), in the app")
@propertyWrapper public struct WKApplicationDelegateAdaptor<Delegate> {
  /// The delegate.
  public var wrappedValue: Delegate { preconditionFailure() }
  /// Creates the property.
  public init(_ type: Delegate.Type = Delegate.self) {}
}
