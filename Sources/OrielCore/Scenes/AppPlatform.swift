/// All capabilities that an app requires of its platform. What the platform may lack is in its `services`.
package typealias AppPlatform = TurnScheduler & WidgetPlatform & WindowPlatform & DesktopPlatform & PicturePlatform
  & TransferPlatform & AppInformationPlatform & StatusItemPlatform

extension EnvironmentValues {
  /// Takes over what views use of the platform in a window.
  @MainActor mutating func takeOver(_ platform: any AppPlatform, in window: any PlatformWindow) {
    urlOpener = URLOpener(platform, over: window)
    transferPlatform = platform
    standardLabels = StandardLabels(platform.services.alerts)
    pictureSource = PictureSource(platform)
    takeOver(window.state)
  }
}
