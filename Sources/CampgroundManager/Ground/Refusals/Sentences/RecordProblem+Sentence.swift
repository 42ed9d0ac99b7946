extension RecordProblem {
  var sentence: String {
    switch self {
    case .emptyName: "A name cannot be empty"
    case .emptyReason: "A reason cannot be blank"
    case .controlCharacters(let field, _):
      "Line breaks, tabs and other control characters cannot be kept in \(field)"
    case .textTooLong(let field, let limit): "More than \(limit) characters cannot be kept in \(field)"
    case .invalidPhoneNumber(let text) where PhoneNumber.isShortened(text):
      "This number is shortened, as spreadsheets do; type all its digits, or format its column there as text"
    case .invalidPhoneNumber: "A phone number has 3 to 20 digits, spaces and + - . ( ) / x #"
    case .invalidEmail:
      "An address is like ann@example.com: letters, digits and signs on both sides of one @, between single dots"
    case .emptySiteNumber: "A site number cannot be empty"
    case .duplicateSiteNumber(let number): "There is a site \(number) already"
    case .siteInUse(let number):
      "Site \(number) has reservations, blocks or rates, so it can be retired but not deleted"
    case .invalidAmps(let amps): "The value of amps, \(amps), must be at least 1"
    case .ampsWithoutElectricity: "A site without electricity has no amperes"
    case .invalidCapacity(let field, let people): "The value of \(field), \(people), must be at least 1"
    case .crossedPeople(let fewest, let most): "The fewest people, \(fewest), are more than the most, \(most)"
    }
  }
}
