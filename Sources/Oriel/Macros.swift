#if Macros
  /// Declares a preview: views that are looked at while they are being written.
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
  /// `swift package previews` lists an app's previews, shows one of them, or writes a picture of each. Needs the package
  /// trait `Macros`, which is on unless an app's manifest says otherwise.
  ///
  /// - Parameters:
  ///   - name: what the preview is called; with nil, it is called by its file and line.
  ///   - traits: how it is shown.
  ///   - body: makes the views. Variables that it declares with `@Previewable` are properties of a view around them.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

  /// Declares a state, or another dynamic property, of a preview: see ``Preview(_:traits:body:)``.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "OrielMacros", type: "PreviewableMacro")

  /// Makes a variable an environment value with a key of its own.
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   @Entry var accent = Color.blue
  ///   @Entry var library: Library?
  /// }
  /// ```
  ///
  /// The value that the variable begins with is read where nobody has set another. Where the variable's type is written
  /// out, that value is made anew each time; otherwise once.
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "OrielMacros", type: "EntryMacro")
#endif
