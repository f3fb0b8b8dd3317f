import Foundation
import OrielCore

/// An object that follows the life of the app: see ``UIApplicationDelegateAdaptor``. Each method may be left out.
///
/// ```swift
/// final class AppDelegate: NSObject, UIApplicationDelegate {
/// ```
///
/// The class is final, or a subclass of ``UIResponder``, or its initializer is `required`: otherwise Swift can't create an
/// object of the type that the adaptor is given.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObject {
  /// Creates the delegate.
  init()
  /// Runs when the app has launched, before its first window opens. There are no launch options, and the result has no
  /// effect.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Runs when a window of the app has become the active one.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Runs when no window of the app is the active one any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// Runs before the app's windows are closed as it ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// A property of an app that creates its delegate.
///
/// ```swift
/// @main struct Notes: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
/// ```
///
/// The delegate is created with the app, and lasts as long.
@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = delegateType.init()
    AppFollowers.add(Follower(wrappedValue))
  }
}

extension UIApplicationDelegateAdaptor: DynamicProperty {}

/// Calls the methods of a delegate.
@MainActor private final class Follower: AppFollower {
  private let delegate: any UIApplicationDelegate

  init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

  var endsWithLastWindow: Bool { true }
  func appDidLaunch() { _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil) }
  func appOpens(_ urls: [URL]) {}
  func appWillTerminate() { delegate.applicationWillTerminate(.shared) }

  func appIsActiveDidChange(to isActive: Bool) {
    if isActive {
      delegate.applicationDidBecomeActive(.shared)
    } else {
      delegate.applicationWillResignActive(.shared)
    }
  }
}
