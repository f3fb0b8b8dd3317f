import Observation
import Oriel
import OrielTesting

extension Growth {
  static let all = views + lists

  static let views = [
    Growth(name: "mount", count: 10_000) { count in
      { _ = Screen { VStack { ForEach(0..<count) { Text("\($0)") } } } }
    },
    Growth(name: "close", count: 10_000) { count in
      let screen = Screen { VStack { ForEach(0..<count) { Text("\($0)") } } }
      return { try? screen.closeWindow() }
    },
    changing("flip", Flipping.init) { $0.isOn.toggle() },
    changing("show", Showing.init) { $0.isOn.toggle() },
    Growth(name: "show-backwards", count: 1_000) { count in
      let switches = (0..<count).map { _ in Model(count: 0) }
      let screen = Screen { VStack { ForEach(0..<count) { Switched(model: switches[$0]) } } }
      return {
        for model in switches.reversed() { model.isOn = true }
        settle(screen)
      }
    },
    changing("reverse", Rows.init) { $0.items.reverse() },
    changing("rotate", Rows.init) { $0.items.append($0.items.removeFirst()) },
    changing("insert", Rows.init) { $0.items = $0.items.flatMap { [$0, -$0 - 1] } },
    changing("clear", Rows.init) { $0.items = [] },
    changing("reverse-framed", Framed.init) { $0.items.reverse() },
    changing("reverse-each-framed", EachFramed.init) { $0.items.reverse() },
    changing("clear-framed", Framed.init) { $0.items = [] },
    changing("flip-framed", FlippingFramed.init) { $0.isOn.toggle() },
    changing("placed-often", Placed.init) { $0.items = [] },
    changing("observed-by-all", Observing.init) { $0.isOn.toggle() },
    changing("read-by-one", Reading.init) { $0.isOn.toggle() },
    changing("rows-with-sheets", Presenting.init) { $0.items.reverse() },
    changing("sheet", InSheet.init) { $0.items.reverse() },
    Growth(name: "sheet-adapts", count: 1_000) { count in
      let screen = Screen { InPopover(model: Model(count: count)) }
      return { try? screen.resize(width: 300, height: 600) }
    },
    Growth(name: "find-all", count: 100) { count in
      let screen = Screen { VStack { ForEach(0..<count) { Text("\($0)") } } }
      return { for text in screen.find(.text).all { _ = try? text.string } }
    },
  ]

  static func changing<Content: View>(
    _ name: String, _ content: @escaping @MainActor (Model) -> Content, _ change: @escaping @MainActor (Model) -> Void
  ) -> Growth {
    Growth(name: name, count: 1_000) { count in
      let model = Model(count: count)
      let screen = Screen { content(model) }
      return {
        change(model)
        settle(screen)
      }
    }
  }

  static func settle(_ screen: Screen) { _ = screen.title }
}

@Observable @MainActor final class Model {
  var items: [Int]
  var isOn = false
  @ObservationIgnored var bindings: [Binding<Int>] = []
  init(count: Int) { items = Array(0..<count) }
}

struct Rows: View {
  let model: Model
  var body: some View { VStack { ForEach(model.items, id: \.self) { Text("\($0)") } } }
}

struct Flipping: View {
  let model: Model
  var body: some View {
    VStack {
      ForEach(model.items, id: \.self) { number in
        if model.isOn { Text("\(number)") } else { Button("\(number)") {} }
      }
    }
  }
}

struct Showing: View {
  let model: Model
  var body: some View { VStack { ForEach(model.items, id: \.self) { if model.isOn { Text("\($0)") } } } }
}

struct Switched: View {
  let model: Model
  var body: some View { if model.isOn { Text("on") } }
}

struct Framed: View {
  let model: Model
  var body: some View {
    VStack { Group { ForEach(model.items, id: \.self) { Text("\($0)") } }.frame(width: 10) }
  }
}

struct EachFramed: View {
  let model: Model
  var body: some View { VStack { ForEach(model.items, id: \.self) { Text("\($0)").frame(width: 10) } } }
}

struct FlippingFramed: View {
  let model: Model
  var body: some View { VStack { Flipping(model: model).body.frame(width: 10) } }
}

struct Placed: View {
  let model: Model
  var body: some View { VStack { Text("x").modifier(Often(model: model)) } }

  struct Often: ViewModifier {
    let model: Model
    func body(content: Content) -> some View { ForEach(model.items, id: \.self) { _ in content } }
  }
}

struct Observing: View {
  let model: Model
  var body: some View { VStack { ForEach(model.items, id: \.self) { _ in ObservingRow(model: model) } } }
}

struct ObservingRow: View {
  let model: Model
  var body: some View { Text(model.isOn ? "on" : "off") }
}

/// One body that reads as many states as there are rows, each of them twice.
struct Reading: View {
  let model: Model
  var body: some View {
    ForEach(model.items, id: \.self) { _ in StateRow { model.bindings.append($0) } }
    Sum(model: model)
  }

  struct Sum: View {
    let model: Model
    var body: some View {
      let bindings = model.isOn ? model.bindings.reversed() : model.bindings
      Text("\((bindings + bindings).reduce(0) { $0 + $1.wrappedValue })")
    }
  }

  struct StateRow: View {
    let register: (Binding<Int>) -> Void
    @State private var number = 1
    var body: some View {
      let _ = register($number)
      Text("row")
    }
  }
}

struct Presenting: View {
  let model: Model
  var body: some View { VStack { ForEach(model.items, id: \.self) { Row(number: $0) } } }

  struct Row: View {
    let number: Int
    @State private var isPresented = false
    var body: some View { Text("\(number)").sheet(isPresented: $isPresented) { Text("sheet") } }
  }
}

struct InSheet: View {
  let model: Model
  var body: some View {
    Text("x").sheet(isPresented: .constant(true)) { ForEach(model.items, id: \.self) { Text("\($0)") } }
  }
}

struct InPopover: View {
  let model: Model
  var body: some View {
    Text("x").popover(isPresented: .constant(true)) { ForEach(model.items, id: \.self) { Text("\($0)") } }
  }
}
