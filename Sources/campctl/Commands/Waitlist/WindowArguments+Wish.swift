import CampgroundManager

extension WindowArguments {
  /// The stays that a waiting party would take.
  ///
  /// Throws ``Failure`` for options that contradict each other.
  func wish() throws(Failure) -> StayWish {
    if arriveBefore == nil, !weekdays.isEmpty { throw .usage("Say --arrive-before with --weekdays", field: "weekdays") }
    switch (nights, depart) {
    case (let nights?, nil):
      return StayWish(
        arrive: arrive, arriveBefore: arriveBefore, weekdays: weekdays, minNights: nights.fewest,
        maxNights: nights.most)
    case (nil, let depart?) where arriveBefore == nil:
      return StayWish(arrive: arrive, minNights: arrive.distance(to: depart))
    case (nil, _?): throw .usage("Say --nights, not --depart, with --arrive-before", field: "depart")
    default: throw .usage("Say either --nights or --depart", field: "nights")
    }
  }
}
