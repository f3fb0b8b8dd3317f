import Observation
import OrielCore

/// Three views with a sheet each, two of them with a binding of their own and one with an item.
struct SheetStage: View {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  @Observable @MainActor final class Model {
    var first = false
    var second = false
    var item: Item?
    var isShown = true
    var log: [String] = []
  }

  let model: Model

  var body: some View {
    VStack {
      if model.isShown {
        Text("one").sheet(isPresented: Bindable(model).first, onDismiss: { model.log.append("first gone") }) {
          Leaf(name: "first")
        }
      }
      Text("two").sheet(isPresented: Bindable(model).second, onDismiss: { model.log.append("second gone") }) {
        Leaf(name: "second")
      }
      Text("item").sheet(item: Bindable(model).item, onDismiss: { model.log.append("item gone") }) { item in
        Leaf(name: "item \(item.id) \(item.name)")
      }
    }
  }

  private struct Leaf: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text(name)
      Button("Done") { dismiss() }
        .navigationTitle(name)
    }
  }
}
