import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What controls and other views ask of the platform.
@MainActor struct ControlTests {
  private func element<Kind: OrielCore.Element>(_ kind: ElementKind, in view: some View) throws -> Kind {
    try #require(Screen { view }.find(kind).widget.element as? Kind)
  }

  private func layout<Node: LayoutNode>(_ kind: ElementKind, in view: some View) throws -> Node {
    try #require(Screen { view }.find(kind).view.node as? Node)
  }

  // MARK: Buttons

  @Test func `Buttons have looks, roles, sizes and tints`() throws {
    let styles: [(AnyView, ButtonElement.Style)] = [
      (AnyView(Button("b") {}.buttonStyle(.automatic)), .automatic),
      (AnyView(Button("b") {}.buttonStyle(.bordered)), .bordered),
      (AnyView(Button("b") {}.buttonStyle(.borderedProminent)), .borderedProminent),
      (AnyView(Button("b") {}.buttonStyle(.borderless)), .borderless),
      (AnyView(Button("b") {}.buttonStyle(.plain)), .plain), (AnyView(Button("b") {}.buttonStyle(.link)), .link),
    ]
    for (view, style) in styles { #expect(try element(.button, in: view) == ButtonElement(style: style)) }
    #expect(
      try element(.button, in: Button("b", role: .destructive) {}.tint(.red).controlSize(.large).disabled(true))
        == ButtonElement(role: .destructive, isEnabled: false, tint: .color(.red), size: .large))
    #expect(
      try element(.button, in: Button("b") {}.tint(HierarchicalShapeStyle.secondary))
        == ButtonElement(tint: .foreground(level: 1)))
  }

  @Test func `A button with a role only has the label of the role`() throws {
    let screen = Screen {
      Button(role: .cancel) {}
      Button(role: .close) {}
      Button(role: .confirm) {}
    }
    #expect(try screen.find(.button).all.map { try $0.label } == ["Cancel", "Close", "OK"])
  }

  @Test func `A button around a view is named by what it contains`() throws {
    let screen = Screen {
      Button {
      } label: {
        Label("Delete", systemImage: "trash")
      }
      Button("Open", systemImage: "folder") {}
      Button("Close", systemImage: "xmark", role: .cancel) {}
      Button(role: .destructive) {
      } label: {
        Text("Erase")
      }
      Button(String("Verbatim %@"), role: .cancel) {}
    }
    #expect(try screen.find(.button).all.map { try $0.label } == ["Delete", "Open", "Close", "Erase", "Verbatim %@"])
    #expect(try screen.button("Close").role == .cancel)
    #expect(try screen.button("Erase").role == .destructive)
    let icon = try screen.button("Delete").find(.image).widget.element as? ImageElement
    #expect(icon == ImageElement(source: .symbol("trash"), isDecorative: true))
  }

  // MARK: Toggles

  @Test func `Toggles have looks, and may hide their labels`() throws {
    let styles: [(AnyView, ToggleElement.Style)] = [
      (AnyView(Toggle("t", isOn: .constant(true)).toggleStyle(.automatic)), .automatic),
      (AnyView(Toggle("t", isOn: .constant(true)).toggleStyle(.switch)), .switch),
      (AnyView(Toggle("t", isOn: .constant(true)).toggleStyle(.checkbox)), .checkbox),
      (AnyView(Toggle("t", isOn: .constant(true)).toggleStyle(.button)), .button),
    ]
    for (view, style) in styles {
      #expect(try element(.toggle, in: view) == ToggleElement(isOn: true, style: style))
    }
    let hidden = Toggle(isOn: .constant(false)) { Text("t") }.labelsHidden()
    #expect(try element(.toggle, in: hidden) == ToggleElement(isOn: false, isLabelHidden: true))
    #expect(Screen { Toggle("Mute", systemImage: "bell", isOn: .constant(true)) }.toggle("Mute").exists)
  }

  // MARK: Text fields

  @Test func `Text fields have looks, axes, prompts and limits`() throws {
    let text = Binding.constant("text")
    let usual = TextFieldElement(text: "text", prompt: "f", label: "f")
    #expect(try element(.textField, in: TextField("f", text: text)) == usual)

    var tall = usual
    tall.axis = .vertical
    tall.prompt = "Type"
    tall.lineLimit = 4
    tall.alignment = .center
    tall.font = .title
    tall.style = .plain
    let view = TextField("f", text: text, prompt: Text("Type"), axis: .vertical).lineLimit(4).font(.title)
      .multilineTextAlignment(.center).textFieldStyle(.plain)
    #expect(try element(.textField, in: view) == tall)

    var rounded = usual
    rounded.style = .roundedBorder
    #expect(
      try element(.textField, in: TextField(String("f"), text: text, axis: .horizontal).textFieldStyle(.roundedBorder))
        == rounded)
    #expect(
      try element(.textField, in: TextField(String("f"), text: text, prompt: nil).textFieldStyle(.automatic))
        == usual)

    var secret = usual
    secret.isSecure = true
    #expect(try element(.secureField, in: SecureField("f", text: text)) == secret)
    secret.prompt = "Secret"
    #expect(try element(.secureField, in: SecureField("f", text: text, prompt: Text("Secret"))) == secret)
  }

  @Test func `Submitting runs the inner action before the outer one`() throws {
    let log = Log()
    let screen = Screen {
      VStack {
        TextField("field", text: .constant("")).onSubmit { log("inner") }
        TextField("other", text: .constant("")).onSubmit(of: .search) { log("search") }
      }
      .onSubmit { log("outer") }
    }
    try screen.textField("field").submit()
    #expect(log.take() == ["inner", "outer"])
    try screen.textField("other").submit()
    #expect(log.take() == ["outer"])
  }

  // MARK: Images

  @Test func `Images come from names, files and data, in sizes and modes`() throws {
    let picture = Image(file: URL(filePath: "/tmp/picture.png")).resizable()
    #expect(
      try element(.image, in: picture.scaledToFit())
        == ImageElement(source: .file(URL(filePath: "/tmp/picture.png")), isResizable: true))
    #expect(
      try element(.image, in: Image(systemName: "star").imageScale(.large).foregroundStyle(.red).font(.title))
        == ImageElement(source: .symbol("star"), foreground: .color(.red), font: .title, scale: .large))
    #expect(try element(.image, in: Image(iconName: "go-up")) == ImageElement(source: .icon("go-up")))
    #expect(
      try element(.image, in: Image(decorative: "logo"))
        == ImageElement(source: .resource("logo", nil), isDecorative: true))
    let data = Data([1, 2, 3])
    #expect(try element(.image, in: Image(data: data)) == ImageElement(source: .data(data)))
  }

  // MARK: Containers

  @Test func `Stacks, scroll views, spacers and dividers know their directions`() throws {
    let row: StackNode = try layout(.stack, in: HStack(alignment: .bottom, spacing: 3) {})
    #expect(row.arrangement == StackArrangement(VerticalAlignment.bottom, spacing: 3))
    let column: StackNode = try layout(.stack, in: VStack(alignment: .leading) {})
    #expect(column.arrangement == StackArrangement(HorizontalAlignment.leading))
    let layers: ZStackNode = try layout(.layers, in: ZStack(alignment: .topLeading) {})
    #expect(layers.arrangement == ZStackArrangement(.topLeading))
    #expect(
      try element(.scrollView, in: ScrollView(.horizontal, showsIndicators: false) {})
        == ScrollElement(axes: .horizontal, horizontal: .never, vertical: .never))
    let room = Screen(size: .unspecified) { HStack { Spacer(minLength: 5) } }
    #expect(try room.find(.spacer).frame == CGRect(x: 0, y: 0, width: 5, height: 0))
    #expect(try element(.divider, in: HStack { Divider() }) == DividerElement(axis: .vertical))
    #expect(try element(.divider, in: VStack { Group { Divider() } }) == DividerElement(axis: .horizontal))
    let color: DrawnNode = try layout(.color, in: Color.red)
    #expect(color.drawing == Drawing(fill: .color(.red)))
  }

  @Test func `Forms, sections and lists hold their rows`() {
    let screen = Screen {
      Form {
        Section("Header") {
          Text("row 1")
          Text("row 2")
        }
        Section {
          Text("row 3")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
      List([1, 2], id: \.self) { Text("item \($0)") }
    }
    #expect(
      screen.texts == ["Header", "row 1", "row 2", "Head", "row 3", "Foot", "item 1", "item 2"])
    #expect(screen.find(.section)[1].find(.part)[0].texts == ["Head"])
    #expect(screen.find(.list).find(.text).count == 2)
  }
}
