import OrielTesting
import Testing

@testable import OrielCore

/// The components of colors where they are displayed.
@MainActor struct ResolvedColorTests {
  @Test func `A color resolves to its components, also linear ones`() {
    let color = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(color.red - 0.5) < 0.001 && abs(color.green - 0.25) < 0.001 && color.blue == 1)
    #expect(color.opacity == 0.5)
    #expect(abs(color.linearRed - 0.214) < 0.001)
    #expect(Color(color).resolve(in: EnvironmentValues()) == color)
  }

  @Test func `A color of the desktop depends on the color scheme`() {
    struct Reader: View {
      @Environment(\.self) private var environment
      var body: some View {
        let color = Color.primary.resolve(in: environment)
        Text(color.red < 0.5 ? "dark text" : "light text")
        Text(Color.red.resolve(in: environment).red < 0.9 ? "dark red" : "light red")
      }
    }
    let screen = Screen { Reader() }
    #expect(screen.texts == ["dark text", "dark red"])
    #expect(Screen { Reader().environment(\.colorScheme, .dark) }.texts == ["light text", "light red"])
  }

  @Test func `A color of two depends on the color scheme as well`() {
    let inner = Color(light: .black, dark: .white)
    let color = Color(light: inner.opacity(0.5), dark: Color(red: 0, green: 1, blue: 0))
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    #expect(color.resolve(in: environment).green == 0 && color.resolve(in: environment).opacity == 0.5)
    environment.colorScheme = .dark
    #expect(color.resolve(in: environment).green == 1 && inner.resolve(in: environment).red == 1)
    #expect(color == Color(light: inner.opacity(0.5), dark: Color(red: 0, green: 1, blue: 0)) && color != inner)
  }

  @Test func `A description names a color or its components`() {
    let colors = [
      Color.red, .primary, .blue.opacity(0.25), Color(red: 1, green: 0.5, blue: 0), Color(white: 0, opacity: 0.5),
      Color("sea"), Color(light: .white, dark: .black),
    ]
    #expect(
      colors.map(\.description) == [
        "red", "primary", "25% blue", "#FF8000FF", "#00000080", "\"sea\"", "white (light), black (dark)",
      ])
  }

  @Test func `Clear is transparent, and opacities multiply`() {
    #expect(Color.clear.resolve(in: EnvironmentValues()).opacity == 0)
    #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: EnvironmentValues()).opacity == 0.25)
  }
}
