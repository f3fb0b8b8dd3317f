import Foundation
import Oriel
import Testing

@testable import Shots

/// What the edits of pictures are, before any is written.
struct PictureTests {
  @Test func `Turns are added up, also of mirrored pictures`() {
    #expect(Orientation.turnedRight.then(.turnedRight) == Orientation(quarterTurns: 2))
    #expect(Orientation.turnedLeft.then(.turnedRight) == .upright)
    #expect(Orientation.mirrored.then(.mirrored) == .upright)
    // Turned right and mirrored is the same as mirrored and turned left.
    #expect(Orientation.turnedRight.then(.mirrored) == Orientation.mirrored.then(.turnedLeft))
    for number in 1...8 { #expect(Orientation(exif: number)?.exif == number) }
    #expect(Orientation(exif: 0) == nil && Orientation(exif: 9) == nil)
  }

  @Test func `The part that is kept turns with the picture`() {
    var edit = PictureEdit(crop: CGRect(x: 0, y: 0, width: 0.5, height: 0.25))
    edit.turn(.turnedRight)
    #expect(edit.crop == CGRect(x: 0.75, y: 0, width: 0.25, height: 0.5))
    edit.turn(.mirrored)
    #expect(edit.crop == CGRect(x: 0, y: 0, width: 0.25, height: 0.5))
    edit.turn(.turnedRight)
    edit.turn(.turnedRight)
    edit.turn(.turnedRight)
    edit.turn(.mirrored)
    let crop = edit.crop
    edit.turn(.mirrored)
    edit.turn(.mirrored)
    #expect(edit.crop == crop)
  }

  @Test func `At least a pixel is kept`() {
    let edit = PictureEdit(crop: CGRect(x: 0.999, y: 0.999, width: 0.001, height: 0.001))
    let pixels = edit.pixels(width: 10, height: 4)
    #expect(pixels == (9, 3, 1, 1))
    #expect(PictureEdit().pixels(width: 10, height: 4) == (0, 0, 10, 4))
  }

  @Test func `A shape is as upright as the picture`() {
    let (wide, tall) = (CGSize(width: 400, height: 200), CGSize(width: 200, height: 400))
    #expect(CropShape.square.fitted(to: PictureEdit.whole, of: wide) == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(CropShape.screen.ratio(of: wide) == 16.0 / 9)
    #expect(CropShape.screen.ratio(of: tall) == 9.0 / 16)
    #expect(CropShape.free.fitted(to: PictureEdit.whole, of: tall) == PictureEdit.whole)
    #expect(CropShape.original.fitted(to: PictureEdit.whole, of: tall) == PictureEdit.whole)
  }

  @Test func `A corner stays within the picture and away from the others`() {
    let whole = PictureEdit.whole
    let moved = CropHandle.topLeft.moved(whole, x: 0.25, y: 0.5, ratio: nil)
    #expect(moved == CGRect(x: 0.25, y: 0.5, width: 0.75, height: 0.5))
    #expect(CropHandle.bottomRight.moved(whole, x: 0.5, y: 0.5, ratio: nil) == whole)
    let small = CropHandle.bottomRight.moved(whole, x: -2, y: -2, ratio: nil)
    #expect(abs(small.width - 0.05) < 1e-9 && abs(small.height - 0.05) < 1e-9)
    let square = CropHandle.bottomRight.moved(CGRect(x: 0, y: 0, width: 0.5, height: 0.5), x: 0.25, y: 0, ratio: 1)
    #expect(square == CGRect(x: 0, y: 0, width: 0.75, height: 0.75))
  }

  @Test func `Names are in the order in which people count`() {
    let names = ["b 10.jpg", "B 9.jpg", "a 2.jpg", "a.jpg", "b 001.jpg", "b.jpg"]
    let sorted = names.sorted { NaturalOrder.key($0) < NaturalOrder.key($1) }
    #expect(sorted == ["a.jpg", "a 2.jpg", "b.jpg", "b 001.jpg", "B 9.jpg", "b 10.jpg"])
  }

  @Test func `A copy gets a name that is free`() {
    let taken: Set = ["a.jpg", "a 2.jpg", "b"]
    #expect(FileCopies.freeName("c.jpg", isTaken: taken.contains) == "c.jpg")
    #expect(FileCopies.freeName("a.jpg", isTaken: taken.contains) == "a 3.jpg")
    #expect(FileCopies.freeName("b", isTaken: taken.contains) == "b 2")
  }

  @Test func `Pictures are told by their names`() {
    #expect(["a.JPG", "b.png", "c.webp"].allSatisfy(PictureName.isPicture))
    #expect(!["a.txt", ".hidden.jpg", "jpg", "b."].contains(where: PictureName.isPicture))
  }
}
