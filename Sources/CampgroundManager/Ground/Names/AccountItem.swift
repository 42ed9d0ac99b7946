import Persistence

/// The purpose of an entry.
public enum AccountItem: String, Hashable, Sendable, CaseIterable, Storable {
  case nights
  /// The charges for people, pets and vehicles beyond those included in the rates.
  case extras
  /// The discounts of the nights, below 0 (domain rule R28).
  case discounts
  /// Money owed to others.
  case taxes
  /// The campground's own fees, beside the price.
  case fees
  /// The penalty for a cancellation, a no-show or leaving early.
  case penalties
  /// Charges made by hand, and items sold, each under its name.
  case other
  /// The taxes on charges made by hand, fees for them, and items.
  case chargeTaxes = "charge-taxes"
  /// The fees on them.
  case chargeFees = "charge-fees"
  /// The surcharges of methods of payment.
  case surcharges
  /// The difference in price of nights that were slept, when the stay has become another than was agreed (R10).
  case nightsApart = "nights-apart"
  /// The difference in their extras.
  case extrasApart = "extras-apart"
  /// The difference in the campground's own fees on them.
  case feesApart = "fees-apart"
  /// The waivers, below 0 (R28).
  case discountsApart = "discounts-apart"
  /// The discounts of nights that were slept before they were agreed, as lines of a day, below 0 (R28).
  case agreedApart = "agreed-apart"
  /// The taxes of a day and of no night: those on the nights and discounts above, and the share of tax that a penalty keeps (R31).
  case taxesApart = "taxes-apart"
  /// The amounts that will never be paid (R30).
  case writeOffs = "write-offs"
  /// Money that has changed hands, or has come from another account.
  case money
  /// Money that is the camper's until it is kept (R30).
  case security

  /// True for a charge beside the stay, which stays charged whatever becomes of that (R31).
  package var staysCharged: Bool { [.other, .chargeTaxes, .chargeFees, .surcharges].contains(self) }

  /// True for a charge that is earned on the day of its entry, and not night by night.
  package var isApart: Bool {
    switch self {
    case .nights, .extras, .discounts, .taxes, .fees, .writeOffs, .money, .security: false
    case .penalties, .other, .chargeTaxes, .chargeFees, .surcharges, .nightsApart, .extrasApart, .feesApart,
      .discountsApart, .agreedApart, .taxesApart:
      true
    }
  }

  /// True for what corrects the price of nights that were slept, on the day on which the stay became another (R10).
  package var correctsStay: Bool {
    [.nightsApart, .extrasApart, .feesApart, .agreedApart, .taxesApart].contains(self)
  }
}
