import CGtk
import OrielCore

/// A widget that may be the label of another one, or have others as labels.
@MainActor protocol PairedWidget: AnyObject {
  var widget: GtkWidgetPointer { get }
  /// The widget that is labeled.
  var focusTarget: GtkWidgetPointer { get }
  var attributes: WidgetAttributes { get }
}

/// The views that are the labels of others elsewhere: the relation between their widgets.
@MainActor enum LabeledPairs {
  private struct Members {
    var labels: [any PairedWidget] = []
    var contents: [any PairedWidget] = []
  }

  /// A widget leaves before it is disposed of.
  private static var pairs: [AnyHashable: Members] = [:]

  /// Moves a widget from one pair to another.
  static func replace(_ old: AccessibilityPair?, with new: AccessibilityPair?, of widget: any PairedWidget) {
    if let old {
      change(old.id) {
        $0.labels.removeAll { $0 === widget }
        $0.contents.removeAll { $0 === widget }
      }
      if !old.isLabel { Accessible(widget.focusTarget).setLabelledBy([]) }
    }
    guard let new else { return }
    change(new.id) { if new.isLabel { $0.labels.append(widget) } else { $0.contents.append(widget) } }
  }

  private static func change(_ id: AnyHashable, _ body: (inout Members) -> Void) {
    var members = pairs[id] ?? Members()
    body(&members)
    pairs[id] = members.labels.isEmpty && members.contents.isEmpty ? nil : members
    let labels = members.labels.flatMap { Accessible.labels(in: $0.widget) }
    for content in members.contents {
      let saysItself = content.attributes.accessibility.label != nil
      Accessible(content.focusTarget).setLabelledBy(saysItself ? [] : labels)
    }
  }
}
