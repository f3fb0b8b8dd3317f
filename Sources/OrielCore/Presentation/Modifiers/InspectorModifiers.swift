extension View {
  /// Presents an inspector beside the view while a binding is true: a column at the trailing edge.
  ///
  /// ```swift
  /// Canvas()
  ///   .inspector(isPresented: $showsDetails) {
  ///     Details().inspectorColumnWidth(min: 200, ideal: 260, max: 400)
  ///   }
  /// ```
  ///
  /// The user drags the divider between the column's limits, or moves it with the keyboard: with the arrow keys,
  /// farther with Control, and to the limits with Home and End. The width is restored when the app runs again. Dragged
  /// to less than half its minimum, the column closes, unless `interactiveDismissDisabled(_:)` forbids it. In a window
  /// that is compact across, or too narrow for the view and the column, the inspector is a sheet; it changes between
  /// the two without losing its state.
  ///
  /// The view takes all the room that it is offered, and leaves a part of it to the column. Of several inspectors in a
  /// window one is shown at a time, unless one is inside another.
  ///
  /// Unlike other modifiers, on a group it applies to the group as a whole: its views stand together beside the one
  /// column, below each other. So an inspector stays open, with its state, when one view of an `if` or a `switch` takes
  /// another's place; one for each view would close and open again.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true. It becomes false when the inspector was dismissed.
  ///   - content: the inspector's content.
  public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View {
    let content = content()
    return modifier(InspectorModifier(source: PresentationSource(isPresented) { content }))
  }
}

private struct InspectorModifier<Inspector: View>: ViewModifier {
  let source: PresentationSource<Inspector>
  @State private var lacksRoom = false

  func body(content: Content) -> some View {
    content
      .modifier(InspectorSplitModifier(lacksRoom: $lacksRoom))
      .modifier(PresentationModifier(kind: .inspector, source: source, lacksRoom: lacksRoom))
  }
}

/// Puts the view into a widget that has room for a column beside it.
private struct InspectorSplitModifier: WrappingModifier {
  let lacksRoom: Binding<Bool>

  func element(in context: ElementContext) -> InspectorSplitElement { InspectorSplitElement() }

  func handle(_ event: InspectorSplitEvent, in context: ElementContext) {
    switch event {
    case .roomChanged(let fitsColumn): lacksRoom.wrappedValue = !fitsColumn
    }
  }
}

/// A widget around its child that has room for a column beside it.
package struct InspectorSplitElement: Element {
  package typealias Event = InspectorSplitEvent
}

/// What happens to the room of an inspector.
package enum InspectorSplitEvent: WidgetEvent {
  /// There is, or is no longer, room for a column beside the content.
  case roomChanged(fitsColumn: Bool)
}
