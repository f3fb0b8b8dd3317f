#if Macros
  /// Declares a preview of views for their developer.
  ///
  /// ```swift
  /// #Preview("Empty") { Inbox(messages: []) }
  ///
  /// #Preview("Counting", traits: .sizeThatFitsLayout) {
  ///   @Previewable @State var count = 0
  ///   Stepper("Count", value: $count)
  /// }
  /// ```
  ///
  /// `swift package previews` lists an app's previews, opens one, or writes a PNG file of each. Requires the package trait
  /// `Macros`, which is enabled by default.
  ///
  /// - Parameters:
  ///   - name: the name; with nil, the file and line.
  ///   - traits: the size and surroundings.
  ///   - body: creates the views. Variables that it declares with `@Previewable` are properties of an enclosing view.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

  /// Declares a state, or another dynamic property, of a preview: see ``Preview(_:traits:body:)``.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "OrielMacros", type: "PreviewableMacro")

  /// Declares an environment value, a focused value or a value of transactions with its key.
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   @Entry var accent = Color.blue
  ///   @Entry var library: Library?
  /// }
  /// extension FocusedValues {
  ///   @Entry var noteText: Binding<String>?
  /// }
  /// ```
  ///
  /// The variable is in an extension of `EnvironmentValues`, `FocusedValues`, `ContainerValues` or `Transaction`. The initial
  /// value is the default. It is evaluated at each read if the variable has a type annotation, otherwise once. Focused
  /// values are optional, and have no default.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "OrielMacros", type: "EntryMacro")

  /// Makes a structure animatable by its stored variables, without code for `animatableData`.
  ///
  /// ```swift
  /// @Animatable struct Wedge: Shape {
  ///   var start: Angle
  ///   var end: Angle
  ///   @AnimatableIgnored var isClosed = true
  ///
  ///   func path(in rect: CGRect) -> Path { … }
  /// }
  /// ```
  ///
  /// Constants, computed variables, and those with an attribute aren't animated. The others have a type annotation, or a
  /// number with a decimal point as their initial value, and their type conforms to `Animatable`.
  @attached(extension, conformances: Animatable, names: named(animatableData))
  public macro Animatable() = #externalMacro(module: "OrielMacros", type: "AnimatableMacro")

  /// Leaves a variable out of the data of ``Animatable()``.
  @attached(peer)
  public macro AnimatableIgnored() = #externalMacro(module: "OrielMacros", type: "AnimatableIgnoredMacro")
#endif
