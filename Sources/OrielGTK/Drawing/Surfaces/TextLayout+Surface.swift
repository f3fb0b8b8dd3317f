import CGtk
import OrielCore

extension TextLayout {
  /// Lays out a text in the font of a surface, for drawing without a widget.
  convenience init(_ text: TextElement, in host: any DrawingHost) {
    let context = host.textContext
    self.init(text, isMirrored: host.isMirrored) { context }
    var attributes = TextAttributes()
    if text.runs.isEmpty {
      attributes.add(text.style, over: TextStyle())
    } else {
      for run in text.runs { attributes.add(run.style, over: TextStyle(), in: text.string.rangeForGTK(run.range)) }
    }
    attributes.hand { setAttributes($0) }
  }
}
