/// The label of a line about a guest, in the languages of those who let.
enum GuestLabel {
  case name, phone, email, adults, children, people, number
  /// The address of the booking's page, whose last part is its number.
  case address

  /// Returns nil for any other label, such as `Phone Number (Last 4 Digits)`.
  init?(_ text: String) {
    let key = PersonText.nameKey(text)
    guard let label = Self.labels.first(where: { $0.words.contains(key) })?.label else { return nil }
    self = label
  }

  private static let labels: [(label: GuestLabel, words: Set<String>)] = [
    (
      .name,
      [
        "name", "guest", "guest name", "guest's name", "full name", "primary guest", "booked by", "booker", "contact",
        "gast", "gastname",
        "name des gastes", "nom", "voyageur", "client", "nombre", "huesped", "nombre del huesped", "nome", "ospite",
        "naam", "naam gast", "hospede",
      ]
    ),
    (
      .phone,
      [
        "phone", "phone number", "guest phone", "telephone", "tel", "tel.", "mobile", "mobile phone", "cell", "telefon",
        "telefonnummer",
        "handy", "portable", "telefono", "movil", "cellulare", "telefoon", "telefoonnummer", "telefone", "telemovel",
      ]
    ),
    (
      .email,
      [
        "email", "e-mail", "mail", "guest email", "email address", "e-mail address", "courriel", "correo",
        "correo electronico",
      ]
    ),
    (.adults, ["adults", "adult", "number of adults", "erwachsene", "adultes", "adultos", "adulti", "volwassenen"]),
    (
      .children,
      [
        "children", "child", "kids", "number of children", "kinder", "enfants", "ninos", "bambini", "kinderen",
        "criancas",
      ]
    ),
    (
      .people,
      [
        "guests", "number of guests", "people", "persons", "number of people", "gaste", "personen", "voyageurs",
        "personnes", "huespedes",
        "personas", "ospiti", "persone", "gasten", "hospedes", "pessoas",
      ]
    ),
    (
      .number,
      [
        "booking number", "booking id", "booking reference", "booking code", "booking no", "booking no.",
        "reservation number",
        "reservation id", "reservation code", "reservation no", "reservation no.", "confirmation code",
        "confirmation number", "confirmation", "reference", "ref",
        "buchungsnummer", "buchungscode", "reservierungsnummer", "numero de reservation", "code de confirmation",
        "numero de reserva", "codigo de confirmacion", "localizador", "numero prenotazione", "numero di prenotazione",
        "codice di conferma", "boekingsnummer", "reserveringsnummer", "numero da reserva", "codigo de confirmacao",
      ]
    ),
    (.address, ["reservation url", "booking url", "url"]),
  ]
}
