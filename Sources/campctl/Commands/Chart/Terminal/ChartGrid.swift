import CampgroundManager

/// The columns of the days of a part of a chart on the screen.
///
/// A night goes from the middle of its day to the middle of the next, so that one party's last half day and the next
/// one's first meet within a cell. After the last night there is half a cell more, in which stays end.
struct ChartGrid {
  let days: Range<Day>
  /// The number of columns of a day.
  let cell: Int

  /// The number of columns from a day's first one to its middle.
  var half: Int { cell / 2 }
  /// The number of columns of all days.
  var width: Int { days.count * cell + half }

  /// The first column of a day.
  func start(of day: Day) -> Int { days.lowerBound.distance(to: day) * cell }

  /// The columns of some nights, as far as they are here; nil when none is, nor the half day after them.
  func columns(from first: Day, before end: Day) -> Range<Int>? {
    guard first < days.upperBound, end >= days.lowerBound else { return nil }
    let start = first < days.lowerBound ? 0 : start(of: first) + half
    return start..<(end > days.upperBound ? width : self.start(of: end) + half)
  }

  static let narrowest = 2
  static let widest = 8

  /// Parts of a chart, one below the other: as few as fit, of about the same length, with cells as wide as possible.
  static func parts(of nights: Range<Day>, within width: Int) -> [ChartGrid] {
    // In the narrowest cells the last figure is a column wider than its night.
    func fits(_ count: Int, _ cell: Int) -> Bool { count * cell + (cell == narrowest ? 2 : cell / 2) <= width }
    let most = max(1, (width - 2) / narrowest)
    let parts = (nights.count + most - 1) / most
    let length = (nights.count + parts - 1) / parts
    let cell = (narrowest...widest).last { fits(length, $0) } ?? narrowest
    return stride(from: 0, to: nights.count, by: length).map { offset in
      let first = nights.lowerBound.advanced(by: offset)
      return ChartGrid(days: first..<min(first.advanced(by: length), nights.upperBound), cell: cell)
    }
  }
}
