/// The rank of a rate among those that cover the same night; the lowest decides (domain rule R20).
struct Precedence: Comparable {
  /// 0 for a rate of a site, 1 of a type, 2 of all.
  let scope: Int
  /// 0 for a holiday, 1 for certain weekdays, 2 for any day.
  let days: Int
  let season: Int
  let id: Int64

  init(_ rate: Rate) {
    let terms = rate.terms
    scope = terms.scope
    days = terms.holiday ? 0 : terms.weekdays.isEmpty ? 2 : 1
    season = terms.seasonLength
    id = rate.id.rawValue
  }

  static func < (left: Precedence, right: Precedence) -> Bool {
    if left.scope != right.scope { return left.scope < right.scope }
    if left.days != right.days { return left.days < right.days }
    if left.season != right.season { return left.season < right.season }
    return left.id > right.id
  }
}

extension RateTerms {
  /// The number of sites that it may cover, from one to all: 0 for a site, 1 for those of a type, 2 for all.
  var scope: Int { site != nil ? 0 : type != nil ? 1 : 2 }
}
