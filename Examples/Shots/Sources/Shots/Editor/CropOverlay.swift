import Foundation
import Oriel

/// The frame around the part of a picture that is kept, with corners that the pointer and the arrow keys move.
struct CropOverlay: View {
  let editor: PictureEditor
  /// The size of the whole picture on the screen.
  let size: CGSize
  @Environment(\.undoManager) private var undoManager
  /// The part while a corner is dragged.
  @State private var dragged: CGRect?

  private var crop: CGRect { dragged ?? editor.edit.crop }

  private var frame: CGRect {
    CGRect(
      x: crop.minX * size.width, y: crop.minY * size.height, width: crop.width * size.width,
      height: crop.height * size.height)
  }

  var body: some View {
    let frame = frame
    ZStack(alignment: .topLeading) {
      Path { path in
        path.addRect(CGRect(origin: .zero, size: size))
        path.addRect(frame)
      }
      .fill(.black.opacity(0.5), style: FillStyle(eoFill: true))
      Rectangle().stroke(.white, lineWidth: 1)
        .frame(width: frame.width, height: frame.height)
        .offset(x: frame.minX, y: frame.minY)
      ForEach(CropHandle.allCases) { handle in
        let point = handle.point(in: frame)
        HandleView(handle: handle) { x, y in
          move(handle, from: editor.edit.crop, x: x / 100, y: y / 100)
          commit()
        }
        .offset(x: point.x - HandleView.side / 2, y: point.y - HandleView.side / 2)
        .gesture(
          DragGesture(minimumDistance: 1)
            .onChanged {
              move(
                handle, from: editor.edit.crop, x: $0.translation.width / size.width,
                y: $0.translation.height / size.height)
            }
            .onEnded { _ in commit() })
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    // Left is left in each language.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func move(_ handle: CropHandle, from crop: CGRect, x: Double, y: Double) {
    let turned = editor.turnedSize
    let ratio = editor.shape.ratio(of: turned).map { $0 * turned.height / turned.width }
    dragged = handle.moved(crop, x: x, y: y, ratio: ratio)
  }

  private func commit() {
    if let dragged { editor.setCrop(dragged, undoManager: undoManager) }
    dragged = nil
  }
}

/// A corner.
private struct HandleView: View {
  static let side = 28.0

  let handle: CropHandle
  /// Moves it by hundredths.
  let move: (Double, Double) -> Void

  var body: some View {
    Circle().fill(.white).strokeBorder(.tint, lineWidth: 3).frame(width: 18, height: 18)
      .shadow(radius: 1)
      .frame(width: Self.side, height: Self.side)
      .contentShape(.rect)
      .focusable()
      .onMoveCommand { direction in
        switch direction {
        case .left: move(-1, 0)
        case .right: move(1, 0)
        case .up: move(0, -1)
        case .down: move(0, 1)
        @unknown default: break
        }
      }
      .accessibilityLabel(handle.title)
  }
}
