/// The reason why a tour, or a part of it, has failed.
enum TourError: Error, CustomStringConvertible {
  case noDisplay
  case program(String, status: Int32)
  case nothingNew
  case windows(expected: Int, found: Int)
  case keyboard
  case incomplete([String])

  var description: String {
    switch self {
    case .noDisplay:
      "the tour takes its pictures on X11, and DISPLAY is not set; Scripts/gallery --tour brings a display"
    case .program(let name, let status): "\(name) failed with status \(status)"
    case .nothingNew: "nothing new could be seen on the screen"
    case .windows(let expected, let found): "there should be \(expected) windows, and there are \(found)"
    case .keyboard: "the new window didn’t get the keyboard"
    case .incomplete(let failures): "the tour could not show everything:\n  " + failures.joined(separator: "\n  ")
    }
  }
}
