/// The texts that several sheets of the store have in common, and those of the small ones.
struct StoreLabels: TranslatedLabels {
  let done: String
  let tryAgain: String
  /// The message if no app opens a web page.
  let noApp: String
  /// The message if the provider lacks an operation.
  let unsupported: String
  /// The title of the sheet for codes.
  let redeemTitle: String
  let enterCode: String
  /// The name of the field for a code.
  let code: String
  let redeem: String
  /// The label of the spinner.
  let redeeming: String
  /// Declines an offer for music.
  let notNow: String
  let subscribe: String
  /// Starts an installed application.
  let open: String
  /// Opens the page of an application that isn’t installed.
  let get: String
  /// Closes the card of an application.
  let close: String

  static let english = StoreLabels(
    done: "Done",
    tryAgain: "Try Again",
    noApp: "No app opens the page.",
    unsupported: "The store doesn’t support this.",
    redeemTitle: "Redeem a Code",
    enterCode: "Enter the code of the offer.",
    code: "Code",
    redeem: "Redeem",
    redeeming: "Redeeming…",
    notNow: "Not Now",
    subscribe: "Subscribe…",
    open: "Open",
    get: "Get",
    close: "Close")

  static let translations = [
    "en": english, "de": german, "es": spanish, "fr": french, "it": italian, "nl": dutch, "pt": portuguese,
    "sv": swedish,
  ]

  private static let german = StoreLabels(
    done: "Fertig",
    tryAgain: "Erneut versuchen",
    noApp: "Keine App kann die Seite öffnen.",
    unsupported: "Der Store unterstützt dies nicht.",
    redeemTitle: "Code einlösen",
    enterCode: "Geben Sie den Code des Angebots ein.",
    code: "Code",
    redeem: "Einlösen",
    redeeming: "Code wird eingelöst…",
    notNow: "Jetzt nicht",
    subscribe: "Abonnieren…",
    open: "Öffnen",
    get: "Laden",
    close: "Schließen")

  private static let spanish = StoreLabels(
    done: "Hecho",
    tryAgain: "Reintentar",
    noApp: "Ninguna aplicación puede abrir la página.",
    unsupported: "La tienda no admite esta operación.",
    redeemTitle: "Canjear un código",
    enterCode: "Introduzca el código de la oferta.",
    code: "Código",
    redeem: "Canjear",
    redeeming: "Canjeando el código…",
    notNow: "Ahora no",
    subscribe: "Suscribirse…",
    open: "Abrir",
    get: "Obtener",
    close: "Cerrar")

  private static let french = StoreLabels(
    done: "Terminé",
    tryAgain: "Réessayer",
    noApp: "Aucune application ne peut ouvrir la page.",
    unsupported: "La boutique ne prend pas en charge cette opération.",
    redeemTitle: "Utiliser un code",
    enterCode: "Saisissez le code de l’offre.",
    code: "Code",
    redeem: "Utiliser",
    redeeming: "Utilisation du code…",
    notNow: "Pas maintenant",
    subscribe: "S’abonner…",
    open: "Ouvrir",
    get: "Obtenir",
    close: "Fermer")

  private static let italian = StoreLabels(
    done: "Fine",
    tryAgain: "Riprova",
    noApp: "Nessuna app può aprire la pagina.",
    unsupported: "Il negozio non supporta questa operazione.",
    redeemTitle: "Riscatta un codice",
    enterCode: "Inserire il codice dell’offerta.",
    code: "Codice",
    redeem: "Riscatta",
    redeeming: "Riscatto in corso…",
    notNow: "Non ora",
    subscribe: "Abbonati…",
    open: "Apri",
    get: "Ottieni",
    close: "Chiudi")

  private static let dutch = StoreLabels(
    done: "Gereed",
    tryAgain: "Opnieuw proberen",
    noApp: "Geen enkele app kan de pagina openen.",
    unsupported: "De winkel ondersteunt dit niet.",
    redeemTitle: "Code inwisselen",
    enterCode: "Voer de code van de aanbieding in.",
    code: "Code",
    redeem: "Inwisselen",
    redeeming: "Code wordt ingewisseld…",
    notNow: "Niet nu",
    subscribe: "Abonneren…",
    open: "Openen",
    get: "Downloaden",
    close: "Sluiten")

  private static let portuguese = StoreLabels(
    done: "Concluído",
    tryAgain: "Tentar novamente",
    noApp: "Nenhuma aplicação consegue abrir a página.",
    unsupported: "A loja não permite esta operação.",
    redeemTitle: "Resgatar um código",
    enterCode: "Introduza o código da oferta.",
    code: "Código",
    redeem: "Resgatar",
    redeeming: "A resgatar o código…",
    notNow: "Agora não",
    subscribe: "Subscrever…",
    open: "Abrir",
    get: "Obter",
    close: "Fechar")

  private static let swedish = StoreLabels(
    done: "Klar",
    tryAgain: "Försök igen",
    noApp: "Ingen app kan öppna sidan.",
    unsupported: "Butiken har inte stöd för detta.",
    redeemTitle: "Lös in en kod",
    enterCode: "Ange erbjudandets kod.",
    code: "Kod",
    redeem: "Lös in",
    redeeming: "Löser in koden…",
    notNow: "Inte nu",
    subscribe: "Prenumerera…",
    open: "Öppna",
    get: "Hämta",
    close: "Stäng")
}
