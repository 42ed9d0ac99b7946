import CampgroundManager

/// The sentences about taxes when people take something off a price.
enum TaxWords {
  static func fall(_ amount: String, _ currency: Currency) -> String {
    "The taxes follow the price: \(amount) \(currency) of it is tax."
  }

  static func waived(_ amount: String, _ currency: Currency) -> String {
    "With it, \(amount) \(currency) of kept tax is waived."
  }

  static func stay(_ amount: String, _ currency: Currency) -> String {
    "The taxes stay, \(amount) \(currency): a waiver takes none back; campctl discount lowers the price and its taxes."
  }
}
