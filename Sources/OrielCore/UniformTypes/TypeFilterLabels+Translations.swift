extension TypeFilterLabels {
  static let english = TypeFilterLabels(
    "Images", "Videos", "Audio", "PDF documents", "Spreadsheets", "Presentations", "Archives", "Source code",
    "Text files", "Fonts", "Folders", "All supported files", "All files")

  static let translations: [String: TypeFilterLabels] = [
    "en": english,
    "cs": TypeFilterLabels(
      "Obrázky", "Videa", "Zvuk", "Dokumenty PDF", "Tabulky", "Prezentace", "Archivy", "Zdrojové kódy",
      "Textové soubory", "Písma", "Složky", "Všechny podporované soubory", "Všechny soubory"),
    "da": TypeFilterLabels(
      "Billeder", "Videoer", "Lyd", "PDF-dokumenter", "Regneark", "Præsentationer", "Arkiver", "Kildekode",
      "Tekstfiler", "Skrifttyper", "Mapper", "Alle understøttede filer", "Alle filer"),
    "de": TypeFilterLabels(
      "Bilder", "Videos", "Audio", "PDF-Dokumente", "Tabellen", "Präsentationen", "Archive", "Quelltext",
      "Textdateien", "Schriften", "Ordner", "Alle unterstützten Dateien", "Alle Dateien"),
    "es": TypeFilterLabels(
      "Imágenes", "Vídeos", "Audio", "Documentos PDF", "Hojas de cálculo", "Presentaciones", "Archivadores",
      "Código fuente", "Archivos de texto", "Tipografías", "Carpetas", "Todos los archivos compatibles",
      "Todos los archivos"),
    "fr": TypeFilterLabels(
      "Images", "Vidéos", "Audio", "Documents PDF", "Feuilles de calcul", "Présentations", "Archives",
      "Code source", "Fichiers texte", "Polices", "Dossiers", "Tous les fichiers pris en charge",
      "Tous les fichiers"),
    "it": TypeFilterLabels(
      "Immagini", "Video", "Audio", "Documenti PDF", "Fogli di calcolo", "Presentazioni", "Archivi",
      "Codice sorgente", "File di testo", "Tipi di carattere", "Cartelle", "Tutti i file supportati",
      "Tutti i file"),
    "ja": TypeFilterLabels(
      "画像", "動画", "オーディオ", "PDF ドキュメント", "表計算", "プレゼンテーション", "アーカイブ", "ソースコード", "テキストファイル", "フォント", "フォルダー",
      "対応しているすべてのファイル", "すべてのファイル"),
    "nl": TypeFilterLabels(
      "Afbeeldingen", "Video’s", "Audio", "PDF-documenten", "Rekenbladen", "Presentaties", "Archieven",
      "Broncode", "Tekstbestanden", "Lettertypen", "Mappen", "Alle ondersteunde bestanden", "Alle bestanden"),
    "pl": TypeFilterLabels(
      "Obrazy", "Filmy", "Dźwięk", "Dokumenty PDF", "Arkusze kalkulacyjne", "Prezentacje", "Archiwa",
      "Kod źródłowy", "Pliki tekstowe", "Czcionki", "Katalogi", "Wszystkie obsługiwane pliki", "Wszystkie pliki"),
    "pt": TypeFilterLabels(
      "Imagens", "Vídeos", "Áudio", "Documentos PDF", "Folhas de cálculo", "Apresentações",
      "Arquivos compactados", "Código-fonte", "Ficheiros de texto", "Tipos de letra", "Pastas",
      "Todos os ficheiros suportados", "Todos os ficheiros"),
    "pt_BR": TypeFilterLabels(
      "Imagens", "Vídeos", "Áudio", "Documentos PDF", "Planilhas", "Apresentações", "Pacotes", "Código-fonte",
      "Arquivos de texto", "Fontes", "Pastas", "Todos os arquivos suportados", "Todos os arquivos"),
    "ru": TypeFilterLabels(
      "Изображения", "Видео", "Аудио", "Документы PDF", "Таблицы", "Презентации", "Архивы", "Исходный код",
      "Текстовые файлы", "Шрифты", "Папки", "Все поддерживаемые файлы", "Все файлы"),
    "sv": TypeFilterLabels(
      "Bilder", "Videor", "Ljud", "PDF-dokument", "Kalkylblad", "Presentationer", "Arkiv", "Källkod",
      "Textfiler", "Typsnitt", "Mappar", "Alla filer som stöds", "Alla filer"),
    "zh_CN": TypeFilterLabels(
      "图像", "视频", "音频", "PDF 文档", "电子表格", "演示文稿", "归档文件", "源代码", "文本文件", "字体", "文件夹", "所有支持的文件", "所有文件"),
  ]
}
