/// What a widget should be, as a value: all that a platform needs to know to make it or to change it.
package indirect enum Element: Equatable {
  case text(TextElement)
  case image(ImageElement)
  case button(ButtonElement)
  case toggle(ToggleElement)
  case textField(TextFieldElement)
  case spacer(SpacerElement)
  case divider(Axis)
  case color(Paint)
  case stack(StackElement)
  case layers(LayersElement)
  case frame(FrameElement)
  case scroll(ScrollElement)
  case form
  case section
  case list
  case slot(SlotRole)
  /// How much is done, from 0 to 1; nil while nobody knows.
  case progress(Double?)
  /// A widget around its child that popovers hang on.
  case popoverAnchor
  /// A widget around its child that has room for a column beside it.
  case inspectorSplit
  case native(NativeElement)
}

/// Text with its style. Never markup.
package struct TextElement: Equatable {
  package var string: String
  package var style = TextStyle()
  /// Parts of the string whose style differs from `style`, as ranges of UTF-8 offsets.
  package var runs: [TextRun] = []
  package var lineLimit: Int?
  /// Whether the text takes the room of all its lines even if it has fewer.
  package var reservesSpace = false
  package var truncation = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var isSelectable = false
}

/// A part of a text with a style of its own.
package struct TextRun: Equatable {
  package var range: Range<Int>
  package var style: TextStyle
}

/// How text looks, apart from its layout.
package struct TextStyle: Equatable {
  package var font: Font?
  package var foreground: Paint?
  package var weight: Font.Weight?
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  package var isMonospaced = false
  package var kerning: Double = 0
  package var baselineOffset: Double = 0

  package init() {}
}

/// An icon or a picture.
package struct ImageElement: Equatable {
  package var source: Image.Source
  package var isResizable = false
  package var contentMode: ContentMode?
  package var foreground: Paint?
  package var font: Font?
  package var scale = Image.Scale.medium
  /// What assistive technology is told; nil where the app gave no label.
  package var label: String?
  /// Whether assistive technology passes over it.
  package var isDecorative = false
}

/// A push button around its label, which is the widget's one child.
package struct ButtonElement: Equatable {
  package enum Style: Equatable { case automatic, bordered, borderedProminent, borderless, plain, link }
  package var style = Style.automatic
  package var role: ButtonRole?
  package var isEnabled = true
  package var tint: Paint?
  package var size = ControlSize.regular
}

/// A control with two states, next to its label, which is the widget's one child.
package struct ToggleElement: Equatable {
  package enum Style: Equatable { case automatic, `switch`, checkbox, button }
  package var isOn: Bool
  package var style = Style.automatic
  package var isEnabled = true
  package var isLabelHidden = false
  package var tint: Paint?
}

/// A field for text. Its children are its label; its prompt stands in it while it is empty.
package struct TextFieldElement: Equatable {
  package enum Style: Equatable { case automatic, plain, roundedBorder }
  package var text: String
  package var prompt: String
  /// The label's text: the accessible name.
  package var label: String
  package var isSecure = false
  /// `.vertical` grows with its text.
  package var axis = Axis.horizontal
  package var style = Style.automatic
  package var isEnabled = true
  package var lineLimit: Int?
  /// Whether a field that grows has room for all its lines from the beginning.
  package var reservesSpace = false
  package var alignment = TextAlignment.leading
  package var font: Font?
}

/// Room that grows.
package struct SpacerElement: Equatable {
  package var minimumLength: Double?
  package var axis: Axis

  package init(minimumLength: Double? = nil, axis: Axis) {
    self.minimumLength = minimumLength
    self.axis = axis
  }
}

/// Children in a row or a column.
package struct StackElement: Equatable {
  package var axis: Axis
  /// Pixels between children; nil for the desktop's usual distance.
  package var spacing: Double?
  package var horizontal = HorizontalAlignment.center
  package var vertical = VerticalAlignment.center

  package init(
    axis: Axis, spacing: Double? = nil, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center
  ) {
    self.axis = axis
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Children above each other. The first that is no `slot` decides the size unless `sizedByAll`.
package struct LayersElement: Equatable {
  package enum Role: Equatable { case stack, background, overlay }
  package var role: Role
  package var alignment = Alignment.center
  /// What fills the layer under its content.
  package var fill: Paint?

  package init(role: Role, alignment: Alignment = .center, fill: Paint? = nil) {
    self.role = role
    self.alignment = alignment
    self.fill = fill
  }
}

/// A box with limits around one child.
package struct FrameElement: Equatable {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment = Alignment.center
}

/// A viewport that scrolls.
package struct ScrollElement: Equatable {
  package var axes: Axis.Set
  package var showsIndicators = true
}

/// Where in its parent a child goes that isn't plain content.
package enum SlotRole: Equatable {
  case header, footer, background, overlay, label
}

/// A widget that the app makes itself, with the platform's own means.
package struct NativeElement: Equatable {
  /// Makes and updates the widget; only the platform knows what it is.
  package var provider: AnyObject
  /// Grows with each update, so that the widget is updated.
  package var version: Int

  package init(provider: AnyObject, version: Int) {
    self.provider = provider
    self.version = version
  }

  package static func == (first: NativeElement, second: NativeElement) -> Bool {
    first.provider === second.provider && first.version == second.version
  }
}
