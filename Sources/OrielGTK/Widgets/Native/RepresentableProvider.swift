import CGtk
import OrielCore

/// Creates and updates the widget of a representable.
@MainActor final class RepresentableProvider<Root: GtkWidgetRepresentable>: NativeProvider, NativeWidgetMaker {
  private var view: Root
  private weak var node: _GraphNode?
  private var widget: GtkWidgetPointer?
  private var coordinator: Root.Coordinator?
  private var didUpdate: () -> Void = {}

  init(_ view: Root) { self.view = view }

  func attach(to node: _GraphNode) { self.node = node }

  private func surroundings(_ coordinator: Root.Coordinator) -> Root.Context {
    GtkWidgetRepresentableContext(
      coordinator: coordinator, environment: node?.context.environment.values ?? EnvironmentValues())
  }

  func makeWidget(didUpdate: @escaping () -> Void) -> GtkWidgetPointer {
    let coordinator = view.makeCoordinator()
    self.coordinator = coordinator
    self.didUpdate = didUpdate
    let surroundings = surroundings(coordinator)
    func make() -> GtkWidgetPointer {
      let made = view.makeWidget(context: surroundings)
      view.updateWidget(made, context: surroundings)
      return made
    }
    let made = node?.tracking(make) ?? make()
    widget = made
    return made
  }

  func update(_ view: Root) {
    self.view = view
    guard let widget, let coordinator else { return }
    view.updateWidget(widget, context: surroundings(coordinator))
    didUpdate()
  }

  func dismantle() {
    guard let widget, let coordinator else { return }
    self.widget = nil
    didUpdate = {}
    Root.dismantleWidget(widget, coordinator: coordinator)
    self.coordinator = nil
  }
}
