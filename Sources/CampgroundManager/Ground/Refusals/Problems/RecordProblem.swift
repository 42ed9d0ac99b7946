/// Text and numbers that cannot be kept of a camper, a site or a rate.
package enum RecordProblem: ProblemFamily {
  case emptyName(field: String)
  case emptyReason(field: String)
  case controlCharacters(field: String, String)
  case textTooLong(field: String, limit: Int)
  case invalidPhoneNumber(String)
  case invalidEmail(String)
  case emptySiteNumber
  case duplicateSiteNumber(SiteNumber)
  /// The site has reservations, blocks or rates.
  case siteInUse(SiteNumber)
  case invalidAmps(Int)
  case ampsWithoutElectricity
  /// A site's fewest or most people.
  case invalidCapacity(field: String, Int)
  case crossedPeople(fewest: Int, most: Int)

  var summary: ProblemSummary {
    switch self {
    case .emptyName(let field): .init(.emptyName, field, "", "A name cannot be empty")
    case .emptyReason(let field): .init(.emptyReason, field, "", "A reason cannot be blank")
    case .controlCharacters(let field, let text):
      .init(
        .controlCharacters, field, text, "Line breaks, tabs and other control characters cannot be kept in \(field)")
    case .textTooLong(let field, let limit):
      .init(.textTooLong, field, nil, "More than \(limit) characters cannot be kept in \(field)")
    case .invalidPhoneNumber(let text) where PhoneNumber.isShortened(text):
      .init(
        .invalidPhoneNumber, "phone", text,
        "This number is shortened, as spreadsheets do; type all its digits, or format its column there as text")
    case .invalidPhoneNumber(let text):
      .init(.invalidPhoneNumber, "phone", text, "A phone number has 3 to 20 digits, spaces and + - . ( ) / x #")
    case .invalidEmail(let text):
      .init(
        .invalidEmail, "email", text,
        "An address is like ann@example.com: letters, digits and signs on both sides of one @, between single dots")
    case .emptySiteNumber: .init(.emptySiteNumber, "number", "", "A site number cannot be empty")
    case .duplicateSiteNumber(let number):
      .init(.duplicateSiteNumber, "number", number, "There is a site \(number) already")
    case .siteInUse(let number):
      .init(
        .siteInUse, "site", number,
        "Site \(number) has reservations, blocks or rates, so it can be retired but not deleted")
    case .invalidAmps(let amps): .init(.invalidAmps, "amps", amps, "The value of amps, \(amps), must be at least 1")
    case .ampsWithoutElectricity: .init(.invalidAmps, "amps", nil, "A site without electricity has no amperes")
    case .invalidCapacity(let field, let people):
      .init(.invalidNumberOfPeople, field, people, "The value of \(field), \(people), must be at least 1")
    case .crossedPeople(let fewest, let most):
      .init(.invalidCapacity, "minPeople", fewest, "The fewest people, \(fewest), are more than the most, \(most)")
    }
  }
}
