import Oriel

/// Calls of modifiers without arguments, with those that two overloads have in
/// common, or with a trailing closure only: one declaration has to win.
struct ShortModifierCalls: View {
  @State private var isOn = false
  @State private var value = 0.5
  @State private var text = ""
  @FocusState private var isFocused

  var body: some View {
    VStack {
      modifiers
    }
  }

  @ViewBuilder private var modifiers: some View {
    Group {
      Text("a").padding().padding(1).padding(.top).padding(.top, 1).padding(.horizontal).padding([.leading, .top], 2)
        .padding(EdgeInsets()).padding(.init(top: 1, leading: 1, bottom: 1, trailing: 1))
      Text("a").frame(width: 1).frame(height: 1).frame(width: 1, height: 1).frame(maxWidth: .infinity)
        .frame(alignment: .top).frame(maxWidth: .infinity, alignment: .leading).frame(width: nil)
      Text("a").background(.red).background(Color.red).background { Color.red }.background(in: Circle())
        .background().background(.red, in: Circle()).background(.red, in: .capsule).background(in: .capsule)
        .background(alignment: .top) { Text("b") }.background(Circle().fill(.red)).background(Circle())
        .background(Color.red, alignment: .top).background(.bar).background(.red.opacity(0.5))
        .background(.black.opacity(0.7), ignoresSafeAreaEdges: .top).background(ignoresSafeAreaEdges: .all)
        .background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        .background(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Text("a").overlay(.red).overlay(Color.red).overlay(.red, ignoresSafeAreaEdges: []).overlay { Color.red }.overlay(
        .red, in: Circle()
      )
      .overlay(alignment: .top) { Text("b") }.overlay(Circle().stroke(.red)).overlay(Text("b"), alignment: .top)
      .overlay(Circle().stroke(.red, lineWidth: 1)).overlay(RoundedRectangle(cornerRadius: 1).stroke())
      Text("a").foregroundStyle(.red).foregroundStyle(.red, .blue).foregroundStyle(.secondary).foregroundColor(.red)
        .foregroundColor(nil).foregroundStyle(Color.red.opacity(0.5)).foregroundStyle(.red.opacity(0.5))
        .foregroundStyle(isOn ? .red : .blue).foregroundStyle(isOn ? Color.red : .primary).tint(.red).tint(nil)
      Text("a").onChange(of: isOn) { toggle() }.onChange(of: isOn) { old, new in isOn = old && new }
        .onChange(of: isOn) { _, _ in }.onChange(of: isOn) { isOn = $1 }
        .onChange(of: isOn, initial: true) { toggle() }.onChange(of: isOn, initial: true) { _, new in isOn = new }
        .onChange(of: isOn, toggle)
    }
    Group {
      Text("a").contentShape(Circle()).contentShape(.rect).contentShape(.hoverEffect, Circle())
      Text("a").contextMenu { Button("Item") {} }
      Text("a").contextMenu {
        Button("Item") {}
      } preview: {
        Text("b")
      }
      List { Text("a") }.contextMenu(forSelectionType: Int.self) { _ in Button("Item") {} }
      Text("a").containerRelativeFrame(.horizontal).containerRelativeFrame(.horizontal) { length, _ in length }
      Text("a").draggable("text").draggable("text") { Text("b") }
      Text("a").onDrag { NSItemProvider() }.onDrag {
        NSItemProvider()
      } preview: {
        Text("b")
      }
      Text("a").onDrop(of: [.plainText], isTargeted: nil) { _ in true }
        .onDrop(of: [.plainText], isTargeted: $isOn) { _, _ in true }
      Text("a").dropDestination(for: String.self) { _, _ in true }
      Text("a").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        value = $0.width
      }
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _, new in
        value = new.width
      }
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { value = $0 }
      Text("a").sensoryFeedback(.success, trigger: isOn).sensoryFeedback(.success, trigger: isOn) { old, _ in old }
        .sensoryFeedback(trigger: isOn) { .success }.sensoryFeedback(trigger: isOn) { _, _ in nil }
      Text("a").toolbar { Button("Item") {} }
      Text("a").toolbar { ToolbarItem { Button("Item") {} } }
      Text("a").toolbar { ToolbarItem(placement: .primaryAction) { Text("b") } }
      Text("a").toolbar { if isOn { Button("Item") {} } }
      Text("a").toolbar { if isOn { ToolbarItem { Button("Item") {} } } }
      Text("a").toolbar { ToolbarItemGroup { Button("Item") {} } }
      Text("a").toolbar(.hidden).toolbar(.visible, for: .windowToolbar).toolbar(id: "bar") {
        ToolbarItem(id: "item") { Button("Item") {} }
      }
    }
    Group {
      Button("a") {}.buttonStyle(.bordered).buttonStyle(PlainButtonStyle()).buttonStyle(.plain).buttonStyle(Pressed())
      Text("a").sheet(isPresented: $isOn) { Text("b") }.popover(isPresented: $isOn) { Text("b") }
        .alert("b", isPresented: $isOn) {}.alert("b", isPresented: $isOn) { Button("Item") {} }
        .alert("b", isPresented: $isOn) {
          Button("Item") {}
        } message: {
          Text("c")
        }
        .alert(text, isPresented: $isOn) { Button("Item") {} }.alert(Text("b"), isPresented: $isOn) { Button("I") {} }
        .confirmationDialog("b", isPresented: $isOn) { Button("Item") {} }
        .confirmationDialog(text, isPresented: $isOn) {
          Button("I") {}
        } message: {
          Text("c")
        }
      Text("a").searchable(text: $text).searchable(text: $text, prompt: "b").searchable(text: $text, prompt: Text("b"))
        .searchable(text: $text, prompt: text)
      Text("a").task { toggle() }.task(id: isOn) { toggle() }.onAppear { toggle() }.onAppear().onDisappear(perform: nil)
      Text("a").navigationTitle("b").navigationTitle(text).navigationTitle(Text("b")).navigationSubtitle(text)
      Text("a").help("b").help(text).help(Text("b")).badge(1).badge("b").badge(text).badge(Text("b")).badge(
        nil as Text?)
      Text("a").font(.title).font(.system(size: 1)).font(.system(.body)).font(.system(.body, design: .serif))
        .font(.custom("b", size: 1)).font(.title.bold()).font(nil).font(.system(size: 1, weight: .bold))
        .font(.system(.body, design: .rounded, weight: .bold)).fontDesign(.serif).fontWeight(nil)
      Text("a").offset().offset(x: 1).offset(y: 1).offset(CGSize.zero).position(x: 1, y: 1).position(CGPoint.zero)
        .scaleEffect(1).scaleEffect(x: 1).scaleEffect(CGSize.zero).rotationEffect(.degrees(1)).shadow(radius: 1)
        .clipShape(.capsule).clipShape(Circle()).clipped().mask { Circle() }.mask(Circle()).mask(Text("b"))
        .fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1).ignoresSafeArea().border(.red)
        .cornerRadius(1).opacity(1).hidden().disabled(true).id(1).tag(1).zIndex(1).blur(radius: 1)
      Text("a").accessibilityLabel("b").accessibilityLabel(text).accessibilityLabel(Text("b")).accessibilityValue(text)
        .accessibilityHint("b").accessibilityElement().accessibilityHidden(true).accessibilityAction { toggle() }
        .accessibilityAction(named: "b") { toggle() }.accessibilityAddTraits(.isButton)
      Text("a").onSubmit { toggle() }.focused($isFocused).keyboardShortcut("a").keyboardShortcut(.defaultAction)
        .onKeyPress(.space) { .handled }.onKeyPress { _ in .ignored }
      Text("a").lineLimit(1).lineLimit(nil)
        .lineLimit(2, reservesSpace: true).bold().italic().underline().strikethrough(true, color: .red).kerning(1)
      Text("a").safeAreaInset(edge: .top) { Text("b") }.safeAreaPadding().safeAreaPadding(.top).swipeActions {
        Text("b")
      }
      .listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowInsets(nil).refreshable { await toggle() }
      .environment(\.isEnabled, true).preferredColorScheme(.dark).preferredColorScheme(nil)
      .gridCellColumns(2).gridCellAnchor(.top).alignmentGuide(.leading) { $0.width }
      .alignmentGuide(.top) { _ in 0 }.coordinateSpace(name: "b").coordinateSpace(.named("b"))
    }
  }

  @available(*, deprecated) private var deprecated: some View {
    Text("a").onChange(of: isOn) { isOn = $0 }.onChange(of: isOn) { new in isOn = new }
      .onChange(of: isOn, perform: { _ in }).onChange(of: isOn) { _ in toggle() }
  }

  private func toggle() { isOn.toggle() }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
}
