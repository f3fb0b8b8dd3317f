import FoundationEssentials

extension TextField where Label == Text {
  /// Creates a field with a binding of the selection, and a localized title.
  ///
  /// The binding is written when the user moves the caret, selects or types: after that of the text, in the same update.
  /// What the app writes is selected. If it writes both in one update, the text comes first. A selection that is written
  /// while another view has the keyboard focus is that of the next time when the field has it; otherwise GTK selects the
  /// whole text of a field of one line. It moves no focus.
  ///
  /// The selection is nil until the field has had the focus. It is kept when the field loses the focus, so that a button
  /// can insert something at the caret. To write nil removes the selection, not the focus.
  ///
  /// - Parameters:
  ///   - titleKey: the label.
  ///   - text: the text.
  ///   - selection: the selected part of the text.
  ///   - prompt: the placeholder; nil for the label.
  ///   - axis: the axis along which the field grows; nil for a field of one line.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    core = TextFieldCore(
      text: text, selection: selection, label: Text(titleKey), prompt: prompt, axis: axis ?? .horizontal)
  }

  /// Creates a field with a binding of the selection, and a verbatim title. See
  /// ``TextField/init(_:text:selection:prompt:axis:)``.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    core = TextFieldCore(
      text: text, selection: selection, label: Text(title), prompt: prompt, axis: axis ?? .horizontal)
  }

  /// Creates a field with a binding of the selection, and a title that is a resource. See
  /// ``TextField/init(_:text:selection:prompt:axis:)``.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    core = TextFieldCore(
      text: text, selection: selection, label: Text(titleResource), prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension TextField {
  /// Creates a field with a binding of the selection, and a label of views. See
  /// ``TextField/init(_:text:selection:prompt:axis:)``.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    let core = TextFieldCore(
      text: text, selection: selection, label: label as? Text ?? Text(verbatim: ""), prompt: prompt,
      axis: axis ?? .horizontal)
    self.init(core: core, label: label is Text ? nil : label)
  }
}
