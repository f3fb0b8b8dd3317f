import Oriel

// A type of an app without its body.

struct NoView: View {}  // error: type 'NoView' does not conform to protocol 'View'

struct NoViewButProperties: View {  // error: does not conform to protocol 'View'
  @State private var count = 0
  let title: String
}

struct NeverView: View {  // error: does not conform to protocol 'View'
  typealias Body = Never
}

struct WrongView: View {  // error: does not conform to protocol 'View'
  var body: String { "text" }
}

final class NoViewClass: View {}  // error: does not conform to protocol 'View'

struct NoModifier: ViewModifier {}  // error: does not conform to protocol 'ViewModifier'

struct NoApp: App {}  // error: does not conform to protocol 'App'

struct NoScene: Scene {}  // error: does not conform to protocol 'Scene'

struct NoCommands: Commands {}  // error: does not conform to protocol 'Commands'

struct NoToolbar: ToolbarContent {}  // error: does not conform to protocol 'ToolbarContent'

struct NoCustomizableToolbar: CustomizableToolbarContent {}  // error: does not conform to protocol

struct NoGesture: Gesture {  // error: does not conform to protocol 'Gesture'
  typealias Value = Int
}

struct NoRows: TableRowContent {}  // error: does not conform to protocol 'TableRowContent'

struct NoColumns: TableColumnContent {}  // error: does not conform to protocol 'TableColumnContent'

struct NoLabelStyle: LabelStyle {}  // error: does not conform to protocol 'LabelStyle'

struct NoShape: Shape {}  // error: does not conform to protocol 'Shape'

struct NoWidget: GtkWidgetRepresentable {}  // error: does not conform to protocol 'GtkWidgetRepresentable'
