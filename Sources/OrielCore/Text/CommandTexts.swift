/// The titles of standard commands, which no catalog of the desktop contains.
struct CommandTexts: Sendable {
  let mainMenu: String
  let newWindow: String
  let close: String
  let find: String
  let sidebar: String
  let fullScreen: String
  let back: String
  let preferences: String
  let shortcuts: String
  let help: String
  private let aboutFormat: String
  let quit: String
  /// The menu with the items of a toolbar for which there is no room.
  let more: String
  /// The commands that no menu of the app contains.
  let general: String
  /// The menus of a menu bar.
  let file: String
  let edit: String
  let view: String

  private init(
    _ mainMenu: String, _ newWindow: String, _ close: String, _ find: String, _ sidebar: String, _ fullScreen: String,
    _ back: String, _ preferences: String, _ shortcuts: String, _ help: String, _ about: String, _ quit: String,
    _ more: String, _ general: String, _ file: String, _ edit: String, _ view: String
  ) {
    self.mainMenu = mainMenu
    self.newWindow = newWindow
    self.close = close
    self.find = find
    self.sidebar = sidebar
    self.fullScreen = fullScreen
    self.back = back
    self.preferences = preferences
    self.shortcuts = shortcuts
    self.help = help
    aboutFormat = about
    self.quit = quit
    self.more = more
    self.general = general
    self.file = file
    self.edit = edit
    self.view = view
  }

  /// "About" with the name of the app.
  func about(_ name: String) -> String { aboutFormat.parts(separatedBy: "%@").joined(separator: name) }

  /// The texts in the user's language.
  static let current = texts(for: UserLanguage.preferred)

  static func texts(for languages: [String]) -> CommandTexts {
    languages.lazy.compactMap { UserLanguage.lookUp($0, in: translations) }.first ?? english
  }

  private static let english = CommandTexts(
    "Main Menu", "New Window", "Close", "Find", "Toggle Sidebar", "Full Screen", "Back", "Preferences",
    "Keyboard Shortcuts", "Help", "About %@", "Quit", "More", "General", "File", "Edit", "View")

  static let translations: [String: CommandTexts] = [
    "en": english,
    "cs": CommandTexts(
      "Hlavní nabídka", "Nové okno", "Zavřít", "Najít", "Přepnout postranní panel", "Celá obrazovka", "Zpět",
      "Předvolby", "Klávesové zkratky", "Nápověda", "O aplikaci %@", "Ukončit", "Více", "Obecné", "Soubor", "Upravit",
      "Zobrazit"),
    "da": CommandTexts(
      "Hovedmenu", "Nyt vindue", "Luk", "Find", "Vis/skjul sidepanel", "Fuld skærm", "Tilbage", "Indstillinger",
      "Tastaturgenveje", "Hjælp", "Om %@", "Afslut", "Mere", "Generelt", "Fil", "Redigér", "Vis"),
    "de": CommandTexts(
      "Hauptmenü", "Neues Fenster", "Schließen", "Suchen", "Seitenleiste ein-/ausblenden", "Vollbild", "Zurück",
      "Einstellungen", "Tastenkürzel", "Hilfe", "Info zu %@", "Beenden", "Mehr", "Allgemein", "Datei", "Bearbeiten",
      "Ansicht"),
    "es": CommandTexts(
      "Menú principal", "Ventana nueva", "Cerrar", "Buscar", "Mostrar u ocultar la barra lateral",
      "Pantalla completa", "Atrás", "Preferencias", "Atajos de teclado", "Ayuda", "Acerca de %@", "Salir", "Más",
      "General", "Archivo", "Editar", "Ver"),
    "fr": CommandTexts(
      "Menu principal", "Nouvelle fenêtre", "Fermer", "Rechercher", "Afficher/masquer le panneau latéral",
      "Plein écran", "Retour", "Préférences", "Raccourcis clavier", "Aide", "À propos de %@", "Quitter", "Plus",
      "Général", "Fichier", "Édition", "Affichage"),
    "it": CommandTexts(
      "Menù principale", "Nuova finestra", "Chiudi", "Trova", "Mostra/nascondi barra laterale", "Schermo intero",
      "Indietro", "Preferenze", "Scorciatoie da tastiera", "Aiuto", "Informazioni su %@", "Esci", "Altro",
      "Generale", "File", "Modifica", "Visualizza"),
    "ja": CommandTexts(
      "メインメニュー", "新しいウィンドウ", "閉じる", "検索", "サイドバーの表示/非表示", "全画面", "戻る", "設定",
      "キーボードショートカット", "ヘルプ", "%@について", "終了", "その他", "全般", "ファイル", "編集", "表示"),
    "nl": CommandTexts(
      "Hoofdmenu", "Nieuw venster", "Sluiten", "Zoeken", "Zijbalk tonen/verbergen", "Volledig scherm", "Terug",
      "Voorkeuren", "Sneltoetsen", "Hulp", "Over %@", "Afsluiten", "Meer", "Algemeen", "Bestand", "Bewerken", "Beeld"),
    "pl": CommandTexts(
      "Menu główne", "Nowe okno", "Zamknij", "Znajdź", "Przełącz panel boczny", "Pełny ekran", "Wstecz",
      "Preferencje", "Skróty klawiszowe", "Pomoc", "O programie %@", "Zakończ", "Więcej", "Ogólne", "Plik", "Edycja",
      "Widok"),
    "pt": CommandTexts(
      "Menu principal", "Nova janela", "Fechar", "Procurar", "Mostrar/ocultar a barra lateral", "Ecrã completo",
      "Recuar", "Preferências", "Atalhos de teclado", "Ajuda", "Acerca do %@", "Sair", "Mais", "Geral", "Ficheiro",
      "Editar", "Ver"),
    "pt_BR": CommandTexts(
      "Menu principal", "Nova janela", "Fechar", "Localizar", "Mostrar/ocultar barra lateral", "Tela cheia", "Voltar",
      "Preferências", "Atalhos de teclado", "Ajuda", "Sobre o %@", "Sair", "Mais", "Geral", "Arquivo", "Editar",
      "Exibir"),
    "ru": CommandTexts(
      "Главное меню", "Новое окно", "Закрыть", "Найти", "Показать/скрыть боковую панель", "Полный экран", "Назад",
      "Параметры", "Комбинации клавиш", "Справка", "О приложении %@", "Завершить", "Ещё", "Общие", "Файл", "Правка",
      "Вид"),
    "sv": CommandTexts(
      "Huvudmeny", "Nytt fönster", "Stäng", "Sök", "Visa/dölj sidopanelen", "Helskärm", "Tillbaka", "Inställningar",
      "Tangentbordsgenvägar", "Hjälp", "Om %@", "Avsluta", "Mer", "Allmänt", "Arkiv", "Redigera", "Visa"),
    "zh_CN": CommandTexts(
      "主菜单", "新建窗口", "关闭", "查找", "显示/隐藏侧边栏", "全屏", "返回", "首选项", "键盘快捷键", "帮助", "关于 %@",
      "退出", "更多", "常规", "文件", "编辑", "查看"),
  ]
}
