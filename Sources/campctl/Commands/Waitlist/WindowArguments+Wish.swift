import CampgroundManager

extension WindowArguments {
  /// The stays that a waiting party would take.
  ///
  /// Throws ``Failure`` for options that contradict each other.
  func wish() throws(Failure) -> StayWish {
    if arriveBefore == nil, !weekdays.isEmpty { throw .usage(.weekdaysWithoutWindow) }
    switch (nights, depart) {
    case (let nights?, nil):
      return StayWish(
        arrive: arrive, arriveBefore: arriveBefore, weekdays: weekdays, minNights: nights.fewest,
        maxNights: nights.most)
    case (nil, let depart?) where arriveBefore == nil:
      return StayWish(arrive: arrive, minNights: arrive.distance(to: depart))
    case (nil, _?): throw .usage(.departInWindow)
    default: throw .usage(.nightsOr("depart"))
    }
  }
}
