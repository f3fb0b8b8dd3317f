import FoundationEssentials
import OrielCore

/// The command in the environment variable `ORIEL_PREVIEWS`, which an app executes instead of running.
///
/// - `list` prints them: name and place, separated by a tab;
/// - `show NAME` opens one in a window, by its name or its place;
/// - `render FOLDER` writes a picture of each.
package enum PreviewCommand: Equatable {
  case list
  case show(String)
  case render(folder: String)

  /// The command in an environment; nil if there is none.
  package init?(_ environment: [String: String]) {
    guard let text = environment["ORIEL_PREVIEWS"], !text.isEmpty else { return nil }
    let word = text.prefix { $0 != " " }
    let rest = String(text.dropFirst(word.count + 1))
    switch word {
    case "show" where !rest.isEmpty: self = .show(rest)
    case "render" where !rest.isEmpty: self = .render(folder: rest)
    default: self = .list
    }
  }

  /// The previews of the program, in the order of their declarations.
  @MainActor package static var items: [PreviewItem] {
    let declared = ConformanceList.types(conformingTo: (any PreviewRegistry).self)
      .compactMap { ($0 as? any PreviewRegistry.Type).map { PreviewItem($0) } }
    let provided = ConformanceList.types(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }.flatMap { PreviewItem.items(of: $0) }
    return PreviewItem.arrange(declared + provided)
  }

  /// Executes the command, and returns the process's exit status.
  @MainActor package func run() -> Int32 {
    switch self {
    case .list:
      for item in Self.items { print("\(item.name)\t\(item.place)") }
      return 0
    case .show(let name):
      guard let item = Self.items.first(where: { $0.name == name || $0.place == name }) else {
        Diagnostics.warn("there is no preview \"\(name)\"")
        return 1
      }
      PreviewApp.item = item
      return GtkAppHost(PreviewApp.self).run([])
    case .render(let folder):
      PreviewApp.renderer = PreviewRenderer(Self.items, folder: folder)
      return max(GtkAppHost(PreviewApp.self).run([]), PreviewApp.renderer?.status ?? 1)
    }
  }
}
