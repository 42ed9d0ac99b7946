extension PriceProblem {
  var sentence: String {
    switch self {
    case .noRate(let nights, let site, nil): "Site \(site) has no rate for \(Self.words(nights))"
    case .noRate(let nights, let site, let longer?):
      "Rate \(longer.rate) is for \(Phrases.stays(ofAtLeast: longer.nights)); site \(site) has no other for "
        + Self.words(nights)
    case .duplicateRate(let name): "There is a rate \(name) already"
    case .duplicateTax(let name): "There is a tax \(name) already"
    case .duplicateItem(let name): "There is an item \(name) already"
    case .invalidUnit(let unit): "“\(unit)” is no unit; it is a word such as kWh, without ×"
    case .duplicateDiscount(let word, _): "There is a discount with the name or code \(word) already"
    case .discountWithoutMeasure: "A discount is a percentage, an amount per night or an amount per stay"
    case .discountOfSiteAndType: "A discount is for one site or for one type of site, not for both"
    case .discountTwice(let name): "The discount \(name) is given twice"
    case .passNeeded(let name): "The discount \(name) needs the number of a pass"
    case .nothingToDiscount(let id): "No night of \(id) is charged, so there is nothing to discount"
    case .rateOfSiteAndType: "A rate is for one site or for one type of site, not for both"
    case .emptySeason(let first, let end):
      "No night lies between \(first.dated) and \(end.dated), the day after the season's last night"
    case .holidayWithoutDates: "A holiday needs its dates: its first night, and the day after its last"
    case .holidayWithWeekdays: "A holiday is for every day of its dates, not for certain weekdays"
    case .taxWithoutShare: "A tax is a percentage, or an amount per night, per stay, or per person and night"
    case .crossedTax(let conflict): conflict.sentence
    case .incompleteCancellation: "The bands lack the cost of cancelling on the day of arrival, such as 0:100%"
    case .invalidDepositDays(let days): "A deposit is due 0 to 100000 days before arrival, not \(days)"
    }
  }

  private static func words(_ nights: [Day]) -> String {
    let shown = nights.prefix(7).map(\.dated).joined(separator: ", ")
    let more = nights.count > 7 ? " and \(nights.count - 7) more" : ""
    return "the \(nights.count == 1 ? "night" : "nights") of \(shown)\(more)"
  }
}

extension TaxConflict {
  fileprivate var sentence: String {
    switch self {
    case .feeOnFees: "A fee is not on fees"
    case .feeIncluded: "A fee is beside the price, and not included in it"
    case .amountOnCharges: "An amount is for nights; only a percentage is on fees, charges and items"
    case .adultsWithoutPeople: "Only an amount per person and night is for adults alone"
    case .limitedTwice: "A tax is on the first nights of every stay, or on stays up to a length, not on both"
    }
  }
}
