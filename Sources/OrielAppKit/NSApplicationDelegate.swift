import Foundation
import OrielCore

/// An object that follows the life of the app: see ``NSApplicationDelegateAdaptor``. Each method may be left out.
///
/// ```swift
/// final class AppDelegate: NSObject, NSApplicationDelegate {
/// ```
///
/// The class is final, or its initializer is `required`: otherwise Swift can't create an object of the type that the adaptor
/// is given.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObject {
  /// Creates the delegate.
  init()
  /// Runs when the app has launched, before its first window opens.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Whether the app ends when its last window is closed. Otherwise it runs on, and opens its first window when the user
  /// launches it again. Runs once, at launch.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Runs when a window of the app has become the active one.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Runs when no window of the app is the active one any more.
  func applicationDidResignActive(_ notification: Notification)
  /// Runs when the user opens URLs or files with the app, before `onOpenURL(perform:)` and the scenes take them.
  func application(_ application: NSApplication, open urls: [URL])
  /// Runs before the app's windows are closed as it ends.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Returns true, since an app without a window isn't seen on the desktops of Linux. On macOS the default is false.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
}

/// A property of an app that creates its delegate.
///
/// ```swift
/// @main struct Notes: App {
///   @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
/// ```
///
/// The delegate is created with the app, and lasts as long.
@MainActor @propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType: NSApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = delegateType.init()
    AppFollowers.add(Follower(wrappedValue))
  }
}

extension NSApplicationDelegateAdaptor: DynamicProperty {}

/// Calls the methods of a delegate.
@MainActor private final class Follower: AppFollower {
  private let delegate: any NSApplicationDelegate

  init(_ delegate: any NSApplicationDelegate) { self.delegate = delegate }

  private func notification(_ name: String) -> Notification {
    Notification(name: Notification.Name("NSApplication\(name)Notification"), object: NSApplication.shared)
  }

  var endsWithLastWindow: Bool { delegate.applicationShouldTerminateAfterLastWindowClosed(.shared) }
  func appDidLaunch() { delegate.applicationDidFinishLaunching(notification("DidFinishLaunching")) }
  func appOpens(_ urls: [URL]) { delegate.application(.shared, open: urls) }
  func appWillTerminate() { delegate.applicationWillTerminate(notification("WillTerminate")) }

  func appIsActiveDidChange(to isActive: Bool) {
    if isActive {
      delegate.applicationDidBecomeActive(notification("DidBecomeActive"))
    } else {
      delegate.applicationDidResignActive(notification("DidResignActive"))
    }
  }
}
