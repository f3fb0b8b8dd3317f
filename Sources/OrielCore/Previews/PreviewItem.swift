/// A preview that a program contains, from a `#Preview` or a ``PreviewProvider``.
@MainActor package struct PreviewItem {
  /// The name, unique among the previews of a program.
  package internal(set) var name: String
  /// The place of the declaration, as `Module/File.swift:12`; for a provider, the name of the type, and the
  /// number of the view if there are several.
  package let place: String
  package let layout: PreviewLayout
  private let makeView: @MainActor () -> AnyView

  /// The views, created at each call.
  package var view: AnyView { makeView() }

  /// The preview that a `#Preview` declares.
  package init(_ type: any PreviewRegistry.Type) {
    let place = "\(type.fileID):\(type.line)"
    do {
      let preview = try type.makePreview()
      self.init(name: preview.name ?? place, place: place, layout: preview.layout) { preview.makeView() }
    } catch {
      let text = "\(error)"
      self.init(name: place, place: place, layout: .sizeThatFits) { AnyView(Text(verbatim: text)) }
    }
  }

  /// The previews of a provider, one for each of its views.
  package static func items(of type: any PreviewProvider.Type) -> [PreviewItem] { items(opening: type) }

  private static func items<Provider: PreviewProvider>(opening type: Provider.Type) -> [PreviewItem] {
    let typeName = String(describing: type)
    let suffixes = ["_Previews", "_Preview", "Previews", "Preview"]
    let suffix = suffixes.first { typeName.hasSuffix($0) && typeName.utf8.count > $0.utf8.count }
    let name = String(typeName.dropLast(suffix?.count ?? 0))
    let place = String(reflecting: type)
    let parts = PreviewParts.of(Provider.previews)
    return parts.enumerated().map { number, part in
      let said = PreviewWords(of: part)
      return PreviewItem(
        name: said.name ?? name, place: parts.count == 1 ? place : "\(place):\(number + 1)",
        layout: said.layout ?? .device
      ) {
        let parts = PreviewParts.of(Provider.previews)
        return parts.indices.contains(number) ? parts[number] : AnyView(EmptyView())
      }
    }
  }

  private init(name: String, place: String, layout: PreviewLayout, makeView: @escaping @MainActor () -> AnyView) {
    self.name = name
    self.place = place
    self.layout = layout
    self.makeView = makeView
  }

  /// Sorts previews by the position of their declaration, and makes their names unique.
  package static func arrange(_ items: [PreviewItem]) -> [PreviewItem] {
    var items = items.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
    var counts: [String: Int] = [:]
    for index in items.indices {
      let count = counts[items[index].name, default: 0] + 1
      counts[items[index].name] = count
      if count > 1 { items[index].name += " \(count)" }
    }
    return items
  }

  private var file: Substring { place.prefix { $0 != ":" } }
  private var line: Int { Int(place.drop { $0 != ":" }.dropFirst()) ?? 0 }
}

/// The name and layout that the views of a provider set. They are created without a display.
@MainActor private struct PreviewWords {
  let name: String?
  let layout: PreviewLayout?

  init<Content: View>(of content: Content) {
    let graph = Graph(scheduler: NoTurns())
    let names = PreferenceReader(PreviewNameKey.self, of: graph)
    let layouts = PreferenceReader(PreviewLayoutKey.self, in: names.scope, of: graph)
    let host = ViewHost(
      graph: graph, platform: CollectingPlatform(), container: NullContainer.shared,
      environment: EnvironmentScope(parent: nil), preferences: layouts.scope)
    host.mount(content)
    name = names.value
    layout = layouts.value
    host.unmount()
  }
}

/// A scheduler that runs nothing, so that the views have no effects.
private final class NoTurns: TurnScheduler {
  func scheduleTurn(_ turn: @escaping @MainActor () -> Void) {}
  func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void) {}
}
