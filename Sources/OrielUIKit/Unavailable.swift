import Oriel

/// A view of UIKit. Native content of a desktop is a `GtkWidgetRepresentable`.
@available(*, unavailable, message: "There is no UIKit on Linux: use GtkWidgetRepresentable")
public protocol UIViewRepresentable: View where Body == Never {}

/// A view controller of UIKit. Native content of a desktop is a `GtkWidgetRepresentable`.
@available(*, unavailable, message: "There is no UIKit on Linux: use GtkWidgetRepresentable")
public protocol UIViewControllerRepresentable: View where Body == Never {}
