import Oriel

/// A view of AppKit. Native content of a desktop is a `GtkWidgetRepresentable`.
@available(*, unavailable, message: "There is no AppKit on Linux: use GtkWidgetRepresentable")
public protocol NSViewRepresentable: View where Body == Never {}

/// A view controller of AppKit. Native content of a desktop is a `GtkWidgetRepresentable`.
@available(*, unavailable, message: "There is no AppKit on Linux: use GtkWidgetRepresentable")
public protocol NSViewControllerRepresentable: View where Body == Never {}
