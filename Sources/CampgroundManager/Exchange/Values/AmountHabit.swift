/// The way in which a file writes its amounts.
struct AmountHabit: Hashable, Sendable {
  /// The decimal marks that its amounts must have.
  var marks: Set<DecimalMark> = []
  /// The campground's currency.
  let currency: Currency

  /// The amount of a cell.
  ///
  /// Where no cell of the file shows which mark is the decimal one, or they differ, `1,000` and `1.000` have two readings
  /// and are refused, unless the currency has no parts, or three digits of them behind a point.
  func amount(_ text: String) throws(CellProblem) -> Amount {
    let (grouped, parted) = readings(of: text)
    if let grouped, let parted {
      switch currency.digits {
      case 0: return grouped
      case 3... where DecimalMark.point.amount(text) == parted: return parted
      default: throw .ambiguousAmount(grouped, parted)
      }
    }
    let mark: DecimalMark = marks == [.comma] ? .comma : .point
    guard let amount = mark.amount(text) else { throw .unreadable(.amount) }
    return amount
  }

  /// Both readings of an amount that nothing decides, first the one without parts.
  private func readings(of text: String) -> (grouped: Amount?, parted: Amount?) {
    guard marks.count != 1, DecimalMark(in: text) == nil, let one = DecimalMark.point.amount(text),
      let other = DecimalMark.comma.amount(text), one != other
    else { return (nil, nil) }
    return one.part.isEmpty ? (one, other) : (other, one)
  }
}
