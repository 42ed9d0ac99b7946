/// The summaries of nights that are closed instead of sold: `Airbnb (Not available)`, `CLOSED - Not available`,
/// `Gesperrt`, `Owner stay`.
struct ClosedSummaries: Hashable {
  /// Texts of the campground's own, as words; they count before all others.
  private let own: [[String]]

  init(_ texts: [String] = []) { own = texts.map(Self.words).filter { !$0.isEmpty } }

  /// True for the summary of closed nights.
  func fit(_ summary: String) -> Bool {
    let words = Self.words(summary)
    if own.contains(where: { Self.has(words, $0) }) { return true }
    // A guest may be called Block.
    if words.contains(where: Self.sold.contains) { return false }
    return words.contains(where: Self.closed.contains) || Self.phrases.contains { Self.has(words, $0) }
  }

  /// The words of a text without case and accents.
  private static func words(_ text: String) -> [String] {
    PersonText.nameKey(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func has(_ words: [String], _ phrase: [String]) -> Bool {
    words.indices.contains { words[$0...].starts(with: phrase) }
  }

  /// Words of nights that are sold, in English, German, French, Spanish, Italian, Dutch and Portuguese.
  private static let sold: Set = [
    "reserved", "booked", "reserviert", "gebucht", "reserve", "reservee", "reservado", "reservada", "riservato",
    "prenotato", "prenotata", "gereserveerd", "geboekt",
  ]

  private static let closed: Set = [
    "closed", "closure", "blocked", "block", "unavailable", "maintenance", "busy",
    "gesperrt", "sperre", "sperrung", "blockiert", "geschlossen", "eigenbelegung", "eigennutzung",
    "indisponible", "bloque", "bloquee", "ferme", "fermee", "fermeture",
    "bloqueado", "bloqueada", "bloqueo", "cerrado", "cerrada", "mantenimiento",
    "chiuso", "chiusa", "chiusura", "bloccato", "bloccata", "indisponibile", "manutenzione",
    "blokkade", "geblokkeerd", "gesloten", "onbeschikbaar", "onderhoud",
    "indisponivel", "bloqueio", "fechado", "fechada", "encerrado", "manutencao",
  ]

  private static let phrases = [
    "not available", "owner stay", "owner block", "owner hold", "prep time", "preparation time",
    "nicht verfugbar", "nicht buchbar", "non disponible", "pas disponible", "no disponible", "non disponibile",
    "niet beschikbaar", "eigen gebruik", "nao disponivel",
  ].map(words)
}
