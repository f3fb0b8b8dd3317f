extension View {
  /// Presents an inspector, a column at the trailing edge of the view, while a binding is true.
  ///
  /// ```swift
  /// Editor()
  ///   .inspector(isPresented: $showsDetails) {
  ///     Details().inspectorColumnWidth(min: 200, ideal: 260, max: 400)
  ///   }
  /// ```
  ///
  /// The user resizes the column by dragging the divider or with the keyboard: the arrow keys move it, with Control in
  /// larger steps, and Home and End move it to the limits. The width is restored at the next launch. If the user drags
  /// the divider to less than half of the minimum width, the inspector is dismissed, unless
  /// `interactiveDismissDisabled(_:)` prevents this. In a window of compact width, or one too narrow for the view and
  /// the column, the inspector becomes a sheet; its content keeps its state.
  ///
  /// The view accepts all of the proposed width, less the column. A window displays one inspector at a time, unless one
  /// is nested in another.
  ///
  /// Unlike other modifiers, this one applies to a group as a whole: the group's views are stacked vertically beside
  /// one column. An inspector therefore stays open, with its state, when an `if` or `switch` in the group changes
  /// branches.
  ///
  /// - Parameters:
  ///   - isPresented: presents the inspector while it is true. It becomes false when the inspector is dismissed.
  ///   - content: the content of the inspector.
  public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View {
    let content = content()
    return modifier(InspectorModifier(source: PresentationSource(isPresented) { content }))
  }
}

private struct InspectorModifier<Inspector: View>: ViewModifier {
  let source: PresentationSource<Inspector>
  @State private var lacksRoom = false
  @State private var toggle = InspectorToggle()

  func body(content: Content) -> some View {
    let _ = toggle.connect(source.flag)
    content
      .modifier(InspectorSplitModifier(lacksRoom: $lacksRoom))
      .modifier(PresentationModifier(kind: InspectorKind(), source: source, lacksRoom: lacksRoom))
      .focusedSceneValue(\.inspectorToggle, toggle)
  }
}

/// Wraps the view in a widget that can display a column beside it.
private struct InspectorSplitModifier: WrappingModifier {
  let lacksRoom: Binding<Bool>

  func element(in context: ElementContext) -> InspectorSplitElement { InspectorSplitElement() }

  func handle(_ event: InspectorSplitEvent, in context: ElementContext) {
    switch event {
    case .roomChanged(let fitsColumn): lacksRoom.wrappedValue = !fitsColumn
    }
  }
}

/// A container of a view and an optional column beside it.
package struct InspectorSplitElement: Element {
  package typealias Event = InspectorSplitEvent
}

/// The events that an inspector's container reports.
package enum InspectorSplitEvent: WidgetEvent {
  /// The width has become sufficient, or insufficient, for a column beside the content.
  case roomChanged(fitsColumn: Bool)
}
