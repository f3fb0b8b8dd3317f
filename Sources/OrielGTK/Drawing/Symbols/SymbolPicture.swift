import CGtk
import OrielCore

/// A symbol of Oriel's own: a drawing, or one that is composed of drawings as the name says. Also a symbol of an asset catalog.
///
/// `heart.circle.fill` is a heart in a filled circle, `bell.slash` a bell with a slash, and `folder.badge.plus` a folder with a
/// plus at its corner.
package struct SymbolPicture: Equatable {
  /// A layer with its place: `x * scale + dx`.
  struct Mark: Equatable {
    var path: String
    var isArea: Bool
    /// Whether the area within the lines is filled too.
    var isFilled: Bool
    var width: Double
    var scale = 1.0
    var dx = 0.0
    var dy = 0.0

    init(_ layer: SymbolLayer, filled: Bool) {
      path = layer.path
      isArea = layer.isArea
      isFilled = filled && layer.kind == .outline
      width = layer.width
    }

    init(area path: String) { (self.path, isArea, isFilled, width) = (path, true, false, 0) }

    init(line path: String, width: Double) {
      (self.path, isArea, isFilled, self.width) = (path, false, false, width)
    }

    /// The mark scaled about the center of the grid, which moves to a point. Lines become thinner, but less so.
    func scaled(_ factor: Double, to x: Double, _ y: Double, bolder: Double) -> Mark {
      var mark = self
      mark.scale = scale * factor
      (mark.dx, mark.dy) = (x + (dx - 8) * factor, y + (dy - 8) * factor)
      mark.width = width * bolder
      return mark
    }
  }

  /// Marks, and what is cut out of them.
  struct Group: Equatable {
    var drawn: [Mark]
    var cut: [Mark]
  }

  /// The groups, drawn one after another.
  private(set) var groups: [Group]
  /// Whether it is mirrored in a right-to-left layout.
  private(set) var isDirectional = false

  /// The picture of a symbol; nil if it can't be composed.
  init?(_ symbol: String) {
    guard let picture = Self.make(Substring(symbol)) else { return nil }
    self = picture
    // The first word of `forward.end` is that of a media player, which isn't mirrored.
    let words = symbol.split(separator: ".").dropFirst(Self.isOfPlayer(symbol) ? 1 : 0)
    isDirectional = Self.directions.contains { words.contains($0) }
  }

  /// The picture of a symbol in an asset catalog.
  init(_ symbol: AssetSymbol) {
    let marks = symbol.paths.map { path in
      var mark = Mark(area: path)
      (mark.scale, mark.dx, mark.dy) = (symbol.scale, symbol.dx, symbol.dy)
      return mark
    }
    groups = [Group(drawn: marks, cut: [])]
  }

  /// The picture of the longest beginning of a symbol's name that can be composed.
  init?(beginningOf symbol: String) {
    var name = Substring(symbol)
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      if let picture = SymbolPicture(String(name)) {
        self = picture
        return
      }
    }
    return nil
  }

  private static func isOfPlayer(_ symbol: String) -> Bool {
    symbol.hasPrefix("forward") || symbol.hasPrefix("backward")
  }

  private static let directions: [Substring] = ["forward", "backward", "leading", "trailing", "bullet", "append"]

  private init(_ layers: [SymbolLayer], filled: Bool) {
    groups = [
      Group(
        drawn: layers.filter { !$0.isCut(filled: filled) }.map { Mark($0, filled: filled) },
        cut: layers.filter { $0.isCut(filled: filled) }.map { Mark($0, filled: filled) })
    ]
  }

  // MARK: Names

  private static func make(_ name: Substring, filled: Bool = false) -> SymbolPicture? {
    if let layers = SymbolDrawings.layers(of: name) { return SymbolPicture(layers, filled: filled) }
    if let other = aliases[name] { return make(other, filled: filled) }
    if name.hasSuffix(".fill"), !filled { return make(name.dropLast(5), filled: true) }
    if name.hasSuffix(".slash") { return make(name.dropLast(6), filled: filled)?.slashed }
    if name.hasSuffix(".badge") { return make(name.dropLast(6), filled: filled)?.dotted }
    for word in [".badge.", ".trianglebadge."] {
      guard let (base, mark) = name.divided(at: word) else { continue }
      return make(base, filled: filled)?.with(badge: make(mark) ?? make(mark.prefix { $0 != "." }))
    }
    guard let dot = name.lastIndex(of: "."), let place = places[name[name.index(after: dot)...]] else {
      return makeFilled(name)
    }
    return make(name[..<dot]).flatMap { place.picture(around: $0, filled: filled) }
  }

  /// A name with `fill` within it, such as `person.fill.checkmark`: the mark is a badge.
  private static func makeFilled(_ name: Substring) -> SymbolPicture? {
    guard let (start, mark) = name.divided(at: ".fill."), let base = make(start, filled: true) else { return nil }
    return make(mark).map { base.with(badge: $0) } ?? base
  }

  // MARK: Compositions

  private var slashed: SymbolPicture {
    cutting(Mark(line: "M2.5 1.5L15 14", width: 2.6))
      .adding(Mark(line: "M2 2.5L13.5 14", width: 2))
  }

  private var dotted: SymbolPicture {
    cutting(Mark(line: "M12.5 3.5h.01", width: 8)).adding(Mark(line: "M12.5 3.5h.01", width: 5))
  }

  private func with(badge: SymbolPicture?) -> SymbolPicture? {
    guard let badge else { return nil }
    var picture = cutting(Mark(line: "M12 12h.01", width: 9.4))
    for group in badge.groups {
      picture.groups.append(group.mapped { $0.scaled(0.52, to: 12, 12, bolder: 1.5) })
    }
    return picture
  }

  private func cutting(_ mark: Mark) -> SymbolPicture {
    var picture = self
    for index in groups.indices { picture.groups[index].cut.append(mark) }
    return picture
  }

  private func adding(_ mark: Mark) -> SymbolPicture {
    var picture = self
    picture.groups.append(Group(drawn: [mark], cut: []))
    return picture
  }

  /// The place of a symbol within another one that encloses it.
  private struct Place {
    let enclosure: Substring
    let scale: Double
    let x: Double
    let y: Double

    init(_ enclosure: Substring, _ scale: Double, _ x: Double = 8, _ y: Double = 8) {
      self.enclosure = enclosure
      self.scale = scale
      self.x = x
      self.y = y
    }

    func picture(around content: SymbolPicture, filled: Bool) -> SymbolPicture? {
      guard var picture = SymbolDrawings.layers(of: enclosure).map({ SymbolPicture($0, filled: filled) }) else {
        return nil
      }
      for group in content.groups {
        let placed = group.mapped { $0.scaled(scale, to: x, y, bolder: 1.35) }
        if filled {
          picture.groups[0].cut += placed.drawn
          if !placed.cut.isEmpty { picture.groups.append(Group(drawn: placed.cut, cut: [])) }
        } else {
          picture.groups.append(placed)
        }
      }
      return picture
    }
  }

  private static let places: [Substring: Place] = [
    "circle": Place("circle", 0.56), "square": Place("square", 0.58), "app": Place("app", 0.58),
    "rectangle": Place("rectangle", 0.48), "capsule": Place("capsule", 0.36), "bubble": Place("bubble.left", 0.5, 8, 7),
    "message": Place("message", 0.46, 8, 7), "shield": Place("shield", 0.5, 8, 7.7), "seal": Place("seal", 0.5),
    "triangle": Place("triangle", 0.48, 8, 9.4), "octagon": Place("octagon", 0.54), "diamond": Place("diamond", 0.48),
    "hexagon": Place("hexagon", 0.52), "magnifyingglass": Place("magnifyingglass", 0.4, 7, 7),
    "viewfinder": Place("viewfinder", 0.56), "icloud": Place("icloud", 0.38, 8, 9), "cloud": Place("cloud", 0.38, 8, 9),
    "folder": Place("folder", 0.42, 8, 8.8), "house": Place("house", 0.4, 8, 9.2),
    "bin": Place("archivebox", 0.4, 8, 10),
    "doc": Place("doc", 0.46, 8, 9.5), "document": Place("doc", 0.46, 8, 9.5), "display": Place("display", 0.4, 8, 6.8),
  ]

  // MARK: Drawing

  /// Draws the picture.
  /// - Parameter size: the length of the grid's sides.
  @MainActor func draw(
    on snapshot: OpaquePointer, size: (width: Double, height: Double), color: GdkRGBA, isMirrored: Bool
  ) {
    let scale = min(size.width, size.height) / 16
    var offset = graphene_point_t(x: Float(size.width - 16 * scale) / 2, y: Float(size.height - 16 * scale) / 2)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &offset)
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    // Parts of a drawing may overlap.
    gtk_snapshot_push_opacity(snapshot, Double(color.alpha))
    let color = GdkRGBA(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    if isMirrored, isDirectional {
      var edge = graphene_point_t(x: 16, y: 0)
      gtk_snapshot_translate(snapshot, &edge)
      gtk_snapshot_scale(snapshot, -1, 1)
    }
    for group in groups {
      if !group.cut.isEmpty {
        gtk_snapshot_push_mask(snapshot, GSK_MASK_MODE_INVERTED_ALPHA)
        for mark in group.cut { mark.draw(on: snapshot, GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)) }
        gtk_snapshot_pop(snapshot)
      }
      for mark in group.drawn { mark.draw(on: snapshot, color) }
      if !group.cut.isEmpty { gtk_snapshot_pop(snapshot) }
    }
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
  }
}

extension Substring {
  /// The parts around the first occurrence of a word; nil if there is none.
  fileprivate func divided(at word: String) -> (Substring, Substring)? {
    indices.first { self[$0...].hasPrefix(word) }.map { (self[..<$0], self[$0...].dropFirst(word.count)) }
  }
}

extension SymbolPicture.Group {
  fileprivate func mapped(_ change: (SymbolPicture.Mark) -> SymbolPicture.Mark) -> SymbolPicture.Group {
    SymbolPicture.Group(drawn: drawn.map(change), cut: cut.map(change))
  }
}

extension SymbolPicture.Mark {
  @MainActor fileprivate func draw(on snapshot: OpaquePointer, _ color: GdkRGBA) {
    guard let path = SymbolPaths.path(self.path) else { return }
    var (color, offset) = (color, graphene_point_t(x: Float(dx), y: Float(dy)))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &offset)
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    if isArea || isFilled { gtk_snapshot_append_fill(snapshot, path, GSK_FILL_RULE_WINDING, &color) }
    if !isArea, let stroke = gsk_stroke_new(Float(width)) {
      gsk_stroke_set_line_cap(stroke, GSK_LINE_CAP_ROUND)
      gsk_stroke_set_line_join(stroke, GSK_LINE_JOIN_ROUND)
      gtk_snapshot_append_stroke(snapshot, path, stroke, &color)
      gsk_stroke_free(stroke)
    }
    gtk_snapshot_restore(snapshot)
  }
}

/// The paths of the symbols that were drawn, which are kept: there are few of them.
@MainActor enum SymbolPaths {
  private static var paths: [String: OpaquePointer] = [:]

  /// The `GskPath` of an SVG path; nil if GTK can't read it.
  static func path(_ text: String) -> OpaquePointer? {
    if let path = paths[text] { return path }
    let path = gsk_path_parse(text)
    paths[text] = path
    return path
  }
}
