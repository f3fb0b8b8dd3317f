import Oriel
import OrielStore

/// Calls of deprecated forms, each of which compiles with a warning only.
@available(*, deprecated) struct FormerCalls: View {
  private struct Thing: Identifiable { let id = 1 }
  private struct Dropping: DropDelegate { func performDrop(info: DropInfo) -> Bool { true } }

  @State private var isOn = false
  @State private var thing: Thing?
  @State private var text = ""
  @State private var number = 1.0
  @State private var tag: Int?
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    VStack {
      dialogs
      bars
      descriptions
      looks
      input
      menus
      fields
      links
    }
  }

  private var dialogs: some View {
    Text("a")
      .alert(isPresented: $isOn) {
        Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("c")))
      }
      .alert(item: $thing) { _ in
        Alert.sideBySideButtons(
          title: Text("a"), primaryButton: .cancel(Text("b")), secondaryButton: .destructive(Text("c"), action: nil))
      }
      .actionSheet(isPresented: $isOn) { ActionSheet(title: Text("a"), buttons: [.default(Text("b")), .cancel()]) }
      .actionSheet(item: $thing) { _ in ActionSheet(title: Text("a")) }
      .offerCodeRedemption(isPresented: $isOn)
      .onTapGesture { presentation.wrappedValue.dismiss() }
  }

  private var bars: some View {
    Text("a")
      .navigationBarItems(leading: Text("b")).navigationBarItems(trailing: Text("b"))
      .navigationBarItems(leading: Text("b"), trailing: Text("c"))
      .navigationBarTitle(Text("b")).navigationBarTitle("b").navigationBarTitle("b" as String)
      .navigationBarTitle(Text("b"), displayMode: .inline).navigationBarTitle("b", displayMode: .large)
      .navigationBarHidden(true).statusBar(hidden: true)
      .searchable(text: $text, placement: .automatic, prompt: Text("b")) { Text("c") }
      .searchable(text: $text, prompt: "b") { Text("c") }.searchable(text: $text) { Text("c") }
  }

  private var descriptions: some View {
    Text("a")
      .accessibility(label: Text("b")).accessibility(value: Text("b")).accessibility(hidden: true)
      .accessibility(identifier: "b").accessibility(selectionIdentifier: AnyHashable(1))
      .accessibility(hint: Text("b")).accessibility(activationPoint: CGPoint(x: 1, y: 1))
      .accessibility(activationPoint: UnitPoint.center).accessibility(inputLabels: [Text("b")])
      .accessibility(addTraits: .isButton).accessibility(removeTraits: .isButton).accessibility(sortPriority: 1)
  }

  private var looks: some View {
    Text("a")
      .animation(.default).frame().colorScheme(.dark).background(Color.red, alignment: .center)
      .background(Text("b"), alignment: .leading).overlay(Text("b"), alignment: .top).foregroundColor(.red)
      .edgesIgnoringSafeArea(.all).coordinateSpace(name: "b").accentColor(.red).mask(Circle()).cornerRadius(4)
      .cornerRadius(4, antialiased: false)
  }

  private var input: some View {
    Text("a")
      .onChange(of: isOn) { isOn = $0 }.onChange(of: isOn, perform: { (isNow: Bool) in isOn = isNow })
      .onTapGesture(count: 1, coordinateSpace: .local) { (point: CGPoint) in number = Double(point.x) }
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 2, pressing: { _ in }) {}
      .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
      .onContinuousHover(coordinateSpace: .local) { (_: HoverPhase) in }
      .focusable(true, onFocusChange: { _ in })
      .onPasteCommand(of: ["public.text"]) { (_: [NSItemProvider]) in }
      .onPasteCommand(of: ["public.text"], validator: { $0.count }) { (_: Int) in }
      .onDrop(of: ["public.text"], delegate: Dropping())
      .onDrop(of: ["public.text"], isTargeted: nil) { (_: [NSItemProvider]) in true }
  }

  private var menus: some View {
    VStack {
      MenuButton("a") { Button("b") {} }.menuButtonStyle(BorderlessButtonMenuButtonStyle())
      MenuButton(label: Text("a")) { Button("b") {} }.menuButtonStyle(PullDownMenuButtonStyle())
        .menuButtonStyle(DefaultMenuButtonStyle()).menuButtonStyle(BorderlessPullDownMenuButtonStyle())
      Text("a").contextMenu(ContextMenu { Button("b") {} })
    }
  }

  private var fields: some View {
    VStack {
      TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
      TextField("a", text: $text, onCommit: {})
      TextField("a", value: $number, formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {})
    }
    .autocapitalization(.none).autocapitalization(.allCharacters).disableAutocorrection(true)
    .textFieldStyle(.squareBorder)
  }

  private var links: some View {
    NavigationView {
      NavigationLink(destination: Text("a"), isActive: $isOn) { Text("b") }
      NavigationLink("a", destination: Text("b"), tag: 1, selection: $tag)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
