import CGtk
import FoundationEssentials
import OrielCore

extension GtkPlatform {
  package func loadPicture(from url: URL) async throws -> LoadedPicture { try await PictureLoader.picture(from: url) }
  package func picture(of data: Data) async throws -> LoadedPicture { try await PictureLoader.picture(of: data) }

  package var desktopSettings: DesktopSettings { desktop?.settings ?? DesktopWatch.current }

  package func themeColors(in appearance: AssetAppearance) -> PlatformColors {
    StyleSheet.palette(in: appearance).platformColors
  }

  package func makeStudio() -> any PictureStudio { GtkStudio() }
}
