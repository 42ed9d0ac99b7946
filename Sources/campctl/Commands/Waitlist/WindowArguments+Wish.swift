import CampgroundManager

extension WindowArguments {
  /// Options that contradict each other in a wish.
  var misuseOfWish: [UsageProblem] {
    let length: UsageProblem? =
      if nights == nil, depart != nil { arriveBefore == nil ? nil : .departInWindow } else {
        (nights == nil) == (depart == nil) ? .nightsOr("depart") : nil
      }
    return (arriveBefore == nil && !weekdays.isEmpty ? [.weekdaysWithoutWindow] : []) + [length].compactMap(\.self)
  }

  /// The wish as far as it is given; nil when its first day or its length is not.
  var givenWish: StayWish? { $arrive == nil || nights == nil && depart == nil ? nil : try? wish() }

  /// The stays that a waiting party would take.
  ///
  /// Throws ``Failure`` for options that contradict each other.
  func wish() throws(Failure) -> StayWish {
    try misuseOfWish.refuse()
    switch (nights, depart) {
    case (let nights?, nil):
      return StayWish(
        arrive: arrive, arriveBefore: arriveBefore, weekdays: weekdays, minNights: nights.fewest,
        maxNights: nights.most)
    case (nil, let depart?) where arriveBefore == nil:
      return StayWish(arrive: arrive, minNights: arrive.distance(to: depart))
    default: throw .usage(.nightsOr("depart"))
    }
  }
}
