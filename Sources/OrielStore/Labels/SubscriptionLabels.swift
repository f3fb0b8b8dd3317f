/// The texts of the sheet in which the user manages their subscriptions.
struct SubscriptionLabels: TranslatedLabels {
  let title: String
  /// The label of the spinner.
  let loading: String
  /// The message if the provider lists no subscriptions.
  let onWebPage: String
  /// The message if a subscription has no web page.
  let noPage: String
  /// Opens the page of all subscriptions.
  let manageInBrowser: String
  /// Opens the page of one subscription.
  let manage: String
  /// Asks whether a subscription is to be cancelled.
  let cancel: String
  let question: String
  /// The message of the question, with the name of the subscription.
  let consequence: String
  let confirm: String
  let keep: String
  /// The state of a subscription that renews at a date.
  let renewsOn: String
  /// The state of a subscription that renews.
  let active: String
  let paymentFailed: String
  /// The state of a cancelled subscription that ends at a date.
  let endsOn: String
  /// The state of a cancelled subscription.
  let cancelled: String
  let expired: String

  static let english = SubscriptionLabels(
    title: "Subscriptions",
    loading: "Loading subscriptions…",
    onWebPage: "Your subscriptions are managed on a web page.",
    noPage: "There is no page for this subscription.",
    manageInBrowser: "Manage in Browser",
    manage: "Manage",
    cancel: "Cancel…",
    question: "Cancel this subscription?",
    consequence: "“%@” won’t be renewed.",
    confirm: "Cancel Subscription",
    keep: "Keep Subscription",
    renewsOn: "Renews on %@",
    active: "Active",
    paymentFailed: "The last payment failed",
    endsOn: "Ends on %@",
    cancelled: "Cancelled",
    expired: "Expired")

  static let translations = [
    "en": english, "de": german, "es": spanish, "fr": french, "it": italian, "nl": dutch, "pt": portuguese,
    "sv": swedish,
  ]

  private static let german = SubscriptionLabels(
    title: "Abonnements",
    loading: "Abonnements werden geladen…",
    onWebPage: "Ihre Abonnements werden auf einer Webseite verwaltet.",
    noPage: "Für dieses Abonnement gibt es keine Seite.",
    manageInBrowser: "Im Browser verwalten",
    manage: "Verwalten",
    cancel: "Kündigen…",
    question: "Dieses Abonnement kündigen?",
    consequence: "„%@“ wird nicht verlängert.",
    confirm: "Abonnement kündigen",
    keep: "Abonnement behalten",
    renewsOn: "Verlängert sich am %@",
    active: "Aktiv",
    paymentFailed: "Die letzte Zahlung ist fehlgeschlagen",
    endsOn: "Endet am %@",
    cancelled: "Gekündigt",
    expired: "Abgelaufen")

  private static let spanish = SubscriptionLabels(
    title: "Suscripciones",
    loading: "Cargando las suscripciones…",
    onWebPage: "Sus suscripciones se gestionan en una página web.",
    noPage: "No hay ninguna página para esta suscripción.",
    manageInBrowser: "Gestionar en el navegador",
    manage: "Gestionar",
    cancel: "Cancelar…",
    question: "¿Cancelar esta suscripción?",
    consequence: "«%@» no se renovará.",
    confirm: "Cancelar la suscripción",
    keep: "Mantener la suscripción",
    renewsOn: "Se renueva el %@",
    active: "Activa",
    paymentFailed: "El último pago ha fallado",
    endsOn: "Termina el %@",
    cancelled: "Cancelada",
    expired: "Caducada")

  private static let french = SubscriptionLabels(
    title: "Abonnements",
    loading: "Chargement des abonnements…",
    onWebPage: "Vos abonnements sont gérés sur une page web.",
    noPage: "Il n’y a pas de page pour cet abonnement.",
    manageInBrowser: "Gérer dans le navigateur",
    manage: "Gérer",
    cancel: "Résilier…",
    question: "Résilier cet abonnement ?",
    consequence: "L’abonnement « %@ » ne sera pas renouvelé.",
    confirm: "Résilier l’abonnement",
    keep: "Conserver l’abonnement",
    renewsOn: "Renouvellement le %@",
    active: "Actif",
    paymentFailed: "Le dernier paiement a échoué",
    endsOn: "Se termine le %@",
    cancelled: "Résilié",
    expired: "Expiré")

  private static let italian = SubscriptionLabels(
    title: "Abbonamenti",
    loading: "Caricamento degli abbonamenti…",
    onWebPage: "Gli abbonamenti sono gestiti su una pagina web.",
    noPage: "Non esiste una pagina per questo abbonamento.",
    manageInBrowser: "Gestisci nel browser",
    manage: "Gestisci",
    cancel: "Disdici…",
    question: "Disdire questo abbonamento?",
    consequence: "L’abbonamento «%@» non sarà rinnovato.",
    confirm: "Disdici l’abbonamento",
    keep: "Mantieni l’abbonamento",
    renewsOn: "Si rinnova il %@",
    active: "Attivo",
    paymentFailed: "L’ultimo pagamento non è riuscito",
    endsOn: "Termina il %@",
    cancelled: "Disdetto",
    expired: "Scaduto")

  private static let dutch = SubscriptionLabels(
    title: "Abonnementen",
    loading: "Abonnementen worden geladen…",
    onWebPage: "Uw abonnementen worden op een webpagina beheerd.",
    noPage: "Er is geen pagina voor dit abonnement.",
    manageInBrowser: "Beheren in browser",
    manage: "Beheren",
    cancel: "Opzeggen…",
    question: "Dit abonnement opzeggen?",
    consequence: "‘%@’ wordt niet verlengd.",
    confirm: "Abonnement opzeggen",
    keep: "Abonnement behouden",
    renewsOn: "Wordt verlengd op %@",
    active: "Actief",
    paymentFailed: "De laatste betaling is mislukt",
    endsOn: "Eindigt op %@",
    cancelled: "Opgezegd",
    expired: "Verlopen")

  private static let portuguese = SubscriptionLabels(
    title: "Subscrições",
    loading: "A carregar as subscrições…",
    onWebPage: "As suas subscrições são geridas numa página web.",
    noPage: "Não existe uma página para esta subscrição.",
    manageInBrowser: "Gerir no navegador",
    manage: "Gerir",
    cancel: "Cancelar…",
    question: "Cancelar esta subscrição?",
    consequence: "A subscrição “%@” não será renovada.",
    confirm: "Cancelar subscrição",
    keep: "Manter subscrição",
    renewsOn: "Renova-se em %@",
    active: "Ativa",
    paymentFailed: "O último pagamento falhou",
    endsOn: "Termina em %@",
    cancelled: "Cancelada",
    expired: "Expirada")

  private static let swedish = SubscriptionLabels(
    title: "Prenumerationer",
    loading: "Läser in prenumerationer…",
    onWebPage: "Dina prenumerationer hanteras på en webbsida.",
    noPage: "Det finns ingen sida för den här prenumerationen.",
    manageInBrowser: "Hantera i webbläsaren",
    manage: "Hantera",
    cancel: "Säg upp…",
    question: "Vill du säga upp prenumerationen?",
    consequence: "”%@” förnyas inte.",
    confirm: "Säg upp prenumerationen",
    keep: "Behåll prenumerationen",
    renewsOn: "Förnyas den %@",
    active: "Aktiv",
    paymentFailed: "Den senaste betalningen misslyckades",
    endsOn: "Avslutas den %@",
    cancelled: "Uppsagd",
    expired: "Utgången")
}
