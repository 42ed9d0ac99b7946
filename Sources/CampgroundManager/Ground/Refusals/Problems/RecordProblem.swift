/// Text and numbers that cannot be kept of a camper, a site or a rate.
package enum RecordProblem: Hashable, Sendable {
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
}

extension RecordProblem {
  var summary: ProblemSummary {
    switch self {
    case .emptyName(let field): ProblemSummary(.emptyName, field, "")
    case .emptyReason(let field): ProblemSummary(.emptyReason, field, "")
    case .controlCharacters(let field, let text): ProblemSummary(.controlCharacters, field, text)
    case .textTooLong(let field, _): ProblemSummary(.textTooLong, field)
    case .invalidPhoneNumber(let text): ProblemSummary(.invalidPhoneNumber, "phone", text)
    case .invalidEmail(let text): ProblemSummary(.invalidEmail, "email", text)
    case .emptySiteNumber: ProblemSummary(.emptySiteNumber, "number", "")
    case .duplicateSiteNumber(let number): ProblemSummary(.duplicateSiteNumber, "number", number)
    case .siteInUse(let number): ProblemSummary(.siteInUse, "site", number)
    case .invalidAmps(let amps): ProblemSummary(.invalidAmps, "amps", amps)
    case .ampsWithoutElectricity: ProblemSummary(.invalidAmps, "amps")
    case .invalidCapacity(let field, let people): ProblemSummary(.invalidNumberOfPeople, field, people)
    case .crossedPeople(let fewest, _): ProblemSummary(.invalidCapacity, "minPeople", fewest)
    }
  }
}
