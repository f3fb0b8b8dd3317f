import Oriel

// Without a mistake: what an app declares with a body, and what takes another's place.

struct RightView: View {
  var body: some View { Text("a").modifier(RightModifier()) }
}

struct RightModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct RightApp: App {
  var body: some Scene { RightScene() }
}

struct RightScene: Scene {
  var body: some Scene { WindowGroup { RightView() }.commands { RightCommands() } }
}

struct RightCommands: Commands {
  var body: some Commands { CommandMenu("Menu") { Button("Item") {} } }
}

struct RightToolbar: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem { Button("Item") {} } }
}

struct RightGesture: Gesture {
  var body: some Gesture<DragGesture.Value> { DragGesture() }
}

struct RightRows: TableRowContent {
  struct Person: Identifiable { let id: Int }
  var tableRowBody: some TableRowContent<Person> { TableRow(Person(id: 1)) }
}

struct RightShape: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct RightLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct RightWidget: GtkWidgetRepresentable {
  let make: () -> GtkWidgetPointer
  func makeWidget(context: Context) -> GtkWidgetPointer { make() }
  func updateWidget(_ widget: GtkWidgetPointer, context: Context) {}
}

struct RightLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.title }
}

struct RightNever: View {
  var body: Never { fatalError() }
}
