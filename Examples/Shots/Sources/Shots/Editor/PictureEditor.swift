import Foundation
import Oriel

/// An edit that the user makes to a picture, step by step, each of which can be undone.
@MainActor @Observable final class PictureEditor {
  let shot: Shot
  private(set) var edit = PictureEdit()
  private(set) var shape = CropShape.free
  /// The size of the picture before the edit.
  private(set) var size = CGSize.zero

  init(_ shot: Shot) { self.shot = shot }

  func begin(with size: CGSize) { self.size = size }

  /// The size of the turned picture, without the crop.
  var turnedSize: CGSize {
    edit.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  func turn(_ turn: Orientation, undoManager: UndoManager?) {
    change(named: turn.isMirrored ? String(localized: "Mirror") : String(localized: "Rotation"), undoManager) {
      $0.turn(turn)
    }
  }

  func setShape(_ shape: CropShape, undoManager: UndoManager?) {
    let old = self.shape
    self.shape = shape
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.setShape(old, undoManager: undoManager) }
    change(named: String(localized: "Crop"), undoManager) {
      $0.crop = shape.fitted(to: PictureEdit.whole, of: turnedSize)
    }
  }

  func setCrop(_ crop: CGRect, undoManager: UndoManager?) {
    change(named: String(localized: "Crop"), undoManager) { $0.crop = crop }
  }

  private func change(named name: String, _ undoManager: UndoManager?, _ change: (inout PictureEdit) -> Void) {
    var new = edit
    change(&new)
    replace(with: new, name, undoManager)
  }

  private func replace(with new: PictureEdit, _ name: String, _ undoManager: UndoManager?) {
    guard new != edit else { return }
    let old = edit
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.replace(with: old, name, undoManager) }
    undoManager?.setActionName(name)
    edit = new
  }
}
