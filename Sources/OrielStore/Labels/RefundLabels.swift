/// The texts of the sheet in which the user requests a refund.
struct RefundLabels: TranslatedLabels {
  let title: String
  /// The label of the spinner.
  let loading: String
  let question: String
  /// The name of the field for the answer.
  let reason: String
  let request: String
  /// The confirmation.
  let received: String
  let duplicate: String
  let failed: String

  static let english = RefundLabels(
    title: "Request a Refund",
    loading: "Loading the purchase…",
    question: "Why do you want a refund?",
    reason: "Reason",
    request: "Request Refund",
    received: "The store has received your request.",
    duplicate: "A refund has already been requested for this purchase.",
    failed: "The refund couldn’t be requested.")

  static let translations = [
    "en": english, "de": german, "es": spanish, "fr": french, "it": italian, "nl": dutch, "pt": portuguese,
    "sv": swedish,
  ]

  private static let german = RefundLabels(
    title: "Erstattung beantragen",
    loading: "Kauf wird geladen…",
    question: "Warum möchten Sie eine Erstattung?",
    reason: "Grund",
    request: "Erstattung beantragen",
    received: "Der Store hat Ihren Antrag erhalten.",
    duplicate: "Für diesen Kauf wurde bereits eine Erstattung beantragt.",
    failed: "Die Erstattung konnte nicht beantragt werden.")

  private static let spanish = RefundLabels(
    title: "Solicitar un reembolso",
    loading: "Cargando la compra…",
    question: "¿Por qué desea un reembolso?",
    reason: "Motivo",
    request: "Solicitar reembolso",
    received: "La tienda ha recibido su solicitud.",
    duplicate: "Ya se ha solicitado un reembolso de esta compra.",
    failed: "No se ha podido solicitar el reembolso.")

  private static let french = RefundLabels(
    title: "Demander un remboursement",
    loading: "Chargement de l’achat…",
    question: "Pourquoi souhaitez-vous un remboursement ?",
    reason: "Motif",
    request: "Demander le remboursement",
    received: "La boutique a reçu votre demande.",
    duplicate: "Un remboursement a déjà été demandé pour cet achat.",
    failed: "Impossible de demander le remboursement.")

  private static let italian = RefundLabels(
    title: "Richiedi un rimborso",
    loading: "Caricamento dell’acquisto…",
    question: "Qual è il motivo della richiesta?",
    reason: "Motivo",
    request: "Richiedi rimborso",
    received: "Il negozio ha ricevuto la richiesta.",
    duplicate: "È già stato richiesto un rimborso per questo acquisto.",
    failed: "Non è stato possibile richiedere il rimborso.")

  private static let dutch = RefundLabels(
    title: "Terugbetaling aanvragen",
    loading: "Aankoop wordt geladen…",
    question: "Waarom wilt u een terugbetaling?",
    reason: "Reden",
    request: "Terugbetaling aanvragen",
    received: "De winkel heeft uw aanvraag ontvangen.",
    duplicate: "Voor deze aankoop is al een terugbetaling aangevraagd.",
    failed: "De terugbetaling kon niet worden aangevraagd.")

  private static let portuguese = RefundLabels(
    title: "Pedir um reembolso",
    loading: "A carregar a compra…",
    question: "Porque deseja um reembolso?",
    reason: "Motivo",
    request: "Pedir reembolso",
    received: "A loja recebeu o seu pedido.",
    duplicate: "Já foi pedido um reembolso desta compra.",
    failed: "Não foi possível pedir o reembolso.")

  private static let swedish = RefundLabels(
    title: "Begär återbetalning",
    loading: "Läser in köpet…",
    question: "Varför vill du ha en återbetalning?",
    reason: "Orsak",
    request: "Begär återbetalning",
    received: "Butiken har tagit emot din begäran.",
    duplicate: "En återbetalning har redan begärts för det här köpet.",
    failed: "Återbetalningen kunde inte begäras.")
}
