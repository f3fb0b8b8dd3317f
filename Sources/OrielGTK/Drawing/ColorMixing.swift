import CGtk
import OrielCore

extension ColorMatrix {
  /// Draws everything until the next `gtk_snapshot_pop` with modified colors.
  func push(on snapshot: OpaquePointer) {
    var matrix = graphene_matrix_t()
    var offset = graphene_vec4_t()
    // Each row contains the coefficients of one input component.
    let entries = (0..<4).flatMap { index in [red, green, blue, alpha].map { Float($0[index]) } }
    graphene_matrix_init_from_float(&matrix, entries)
    graphene_vec4_init(&offset, Float(constant.x), Float(constant.y), Float(constant.z), Float(constant.w))
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
  }
}

extension BlendMode {
  private var gsk: GskBlendMode? {
    switch self {
    case .multiply: GSK_BLEND_MODE_MULTIPLY
    case .screen, .plusLighter: GSK_BLEND_MODE_SCREEN
    case .overlay: GSK_BLEND_MODE_OVERLAY
    case .darken, .plusDarker: GSK_BLEND_MODE_DARKEN
    case .lighten: GSK_BLEND_MODE_LIGHTEN
    case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
    case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
    case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
    case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
    case .difference: GSK_BLEND_MODE_DIFFERENCE
    case .exclusion: GSK_BLEND_MODE_EXCLUSION
    case .hue: GSK_BLEND_MODE_HUE
    case .saturation: GSK_BLEND_MODE_SATURATION
    case .color: GSK_BLEND_MODE_COLOR
    case .luminosity: GSK_BLEND_MODE_LUMINOSITY
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    }
  }

  /// Draws a mixture of both. Takes ownership of the references.
  func append(_ bottom: OpaquePointer?, _ top: OpaquePointer?, to snapshot: OpaquePointer) {
    defer {
      if let bottom { gsk_render_node_unref(bottom) }
      if let top { gsk_render_node_unref(top) }
    }
    func append(_ node: OpaquePointer?) { if let node { gtk_snapshot_append_node(snapshot, node) } }
    func appendNew(_ node: OpaquePointer?) {
      append(node)
      if let node { gsk_render_node_unref(node) }
    }
    guard let bottom, let top else {
      switch self {
      case .sourceAtop, .destinationOut: append(bottom)
      default: append(bottom ?? top)
      }
      return
    }
    if let gsk { return appendNew(gsk_blend_node_new(bottom, top, gsk)) }
    switch self {
    case .destinationOver:
      append(top)
      append(bottom)
    case .destinationOut: appendNew(gsk_mask_node_new(bottom, top, GSK_MASK_MODE_INVERTED_ALPHA))
    case .sourceAtop:
      append(bottom)
      appendNew(gsk_mask_node_new(top, bottom, GSK_MASK_MODE_ALPHA))
    default:
      append(bottom)
      append(top)
    }
  }
}
