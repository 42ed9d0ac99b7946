extension ProblemName {
  /// A few words that every problem of the name shares: those of the name itself, where they are words that people use.
  package var phrase: String {
    switch self {
    case .invalidNumberOfNights: "Invalid number of days"
    case .invalidHold: "Invalid length of a hold"
    case .arrivalInPast: "Arrival in the past"
    case .outsideBookingWindow: "Outside the booking window"
    case .aboveMaximumStay: "Above the maximum stay"
    case .belowMinimumStay: "Below the minimum stay"
    case .aboveMaximumConsecutive: "Too many nights in a row"
    case .aboveMaximumInDays: "Too many nights in some days"
    case .closedSeason: "Closed for the season"
    case .leavesGap: "Too few nights left free"
    case .otherType: "Site of another type"
    case .notPullThrough: "Not a pull-through site"
    case .invalidEmail: "Invalid email address"
    case .noEmail: "No email address"
    case .stayOpen: "Stay not over"
    case .notOfType: "Not a rule of a type"
    case .crossedRule: "Terms of a rule that exclude each other"
    case .noRate: "No rate for a night"
    case .crossedScope: "Both a site and a type"
    case .emptySeason: "No night in the season"
    case .invalidShare: "Invalid measure of a tax or discount"
    case .crossedTax: "Terms of a tax that exclude each other"
    case .creditElsewhere: "Credit on another account"
    case .invalidCount: "Invalid number"
    case .keyErased: "Key of a forgotten person's request"
    case .notAllowedInStatus: "Not allowed in this status"
    case .noShow: "No-show"
    case .ambiguous: "Several campers fit"
    case .longPeriod: "Period too long"
    case .hardLink: "File with a second name"
    case .undoneBefore: "Undone before it was done"
    case .displacedOutsideBlock: "Displaced night outside the block"
    case .counterDiffers: "Counter-entry differs"
    case .strayEntries: "Entries without a reservation"
    default: words
    }
  }

  /// `Too many people`, of `tooManyPeople`.
  private var words: String {
    let name = "\(self)"
    return name.prefix(1).uppercased()
      + name.dropFirst().map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }
}
