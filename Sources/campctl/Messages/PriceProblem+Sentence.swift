import CampgroundManager

extension PriceProblem {
  var sentence: String {
    switch self {
    case .noRate(let nights, let site): "Site \(site) has no rate for \(Self.words(nights))"
    case .duplicateRate(let name): "There is a rate \(name) already"
    case .duplicateTax(let name): "There is a tax \(name) already"
    case .duplicateDiscount(let word, _): "There is a discount with the name or code \(word) already"
    case .discountWithoutMeasure: "A discount is a percentage, an amount per night or an amount per stay"
    case .discountOfSiteAndType: "A discount is for one site or for one type of site, not for both"
    case .discountTwice(let name): "The discount \(name) is given twice"
    case .passNeeded(let name): "The discount \(name) needs a pass, whose number --pass gives"
    case .nothingToDiscount(let id): "No night of \(id) is charged, so there is nothing to discount"
    case .rateOfSiteAndType: "A rate is for one site or for one type of site, not for both"
    case .emptySeason(let first, let end):
      "No night lies between \(first) and \(end), the day after the season's last night"
    case .holidayWithoutDates: "A holiday needs its dates: --from and --before"
    case .holidayWithWeekdays: "A holiday is for every day of its dates, not for certain weekdays"
    case .taxWithoutShare: "A tax is a percentage, an amount per night or an amount per stay"
    case .incompleteCancellation: "The bands lack the cost of cancelling on the day of arrival, such as 0:100%"
    case .invalidDepositDays(let days): "A deposit is due 0 to 100000 days before arrival, not \(days)"
    }
  }

  private static func words(_ nights: [Day]) -> String {
    let shown = nights.prefix(7).map(\.description).joined(separator: ", ")
    let more = nights.count > 7 ? " and \(nights.count - 7) more" : ""
    return "the \(nights.count == 1 ? "night" : "nights") of \(shown)\(more)"
  }
}
