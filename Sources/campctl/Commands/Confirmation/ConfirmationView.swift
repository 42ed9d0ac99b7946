import CampgroundManager

/// The whole agreement with a party, in the campground's currency: its letter, page and message share it.
final class ConfirmationView: View {
  let confirmation: Confirmation
  let stay: ReservationView
  /// The letter in the form that is printed, by a file of the configuration; nil for the program's own.
  var letter: String?

  init(confirmation: Confirmation, stay: ReservationView) {
    self.confirmation = confirmation
    self.stay = stay
  }

  var settings: CampgroundSettings { confirmation.settings }
  var currency: Currency { settings.currency }
  var reservation: Reservation { confirmation.reservation }

  func write(to fields: inout some FieldWriter) {
    fields.field("campground", settings.name)
    fields.object("reservation", stay.write)
    fields.object("quote", writeQuote)
    fields.object("policy", policy.write)
    fields.objects("rules", confirmation.rules) { RuleView($0).write(to: &$1) }
    fields.field("checkIn", settings.checkIn)
    fields.field("checkOut", settings.checkOut)
    fields.list("bring", settings.bringList)
    fields.object("contact", settings.contact.writeContact)
    fields.objects("sites", confirmation.sites) { site, fields in
      fields.field("number", site.siteNumber)
      fields.field("loop", site.loop)
      fields.field("hookups", site.hookups)
      fields.field("maxLength", site.features.maxLength)
      for secret in secrets(of: site) { fields.field(secret.name, secret.value) }
    }
  }

  private func writeQuote(to fields: inout some FieldWriter) {
    fields.field("site", reservation.site(on: stay.today))
    fields.field("arrival", reservation.arrival)
    fields.field("departure", reservation.departure)
    fields.objects("nights", reservation.nights) { night, fields in
      fields.field("night", night.night)
      fields.field("site", night.site)
      fields.field("price", (night.price?.amount).map(amount))
      fields.field("rate", night.price?.rate)
    }
    fields.objects("extras", confirmation.extras, write)
    fields.objects("taxes", confirmation.taxes) { line, fields in
      write(line, to: &fields)
      fields.field("fee", line.isFee)
      fields.field("included", line.isIncluded)
    }
    fields.objects("others", confirmation.others, write)
    fields.field("total", amount(confirmation.account.sums.total))
    fields.field("deposit", amount(confirmation.account.deposit?.amount ?? 0))
    fields.field("depositDue", confirmation.account.deposit?.due)
    fields.field("depositPaid", confirmation.account.isDepositPaid)
    fields.field("currency", currency)
  }

  private func write(_ line: QuotedLine, to fields: inout some FieldWriter) {
    fields.field("name", line.name)
    fields.field("amount", amount(line.amount))
  }

  func amount(_ amount: Int) -> String { currency.text(amount) }
}
