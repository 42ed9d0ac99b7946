import Arguments
import CampgroundManager

// The readers of amounts, percentages and the parts of policies. In JSON all of them are text.

extension ValueReader<Amount> {
  static var amount: ValueReader {
    text("amount", reason: "an amount is written like 45.00, 1,000.00 or 45.00 USD") { Amount($0) }.withoutAmbiguity
  }
}

extension ValueReader {
  /// The same reader, which refuses an amount with two readings and names both.
  var withoutAmbiguity: ValueReader {
    checked { given throws(InvalidValue) in
      if let text = given.written, case .ambiguous(let one, let other) = AmountReading(text) {
        throw InvalidValue("it can be read as \(one) and as \(other); write it without a comma")
      }
    }
  }
}

extension ValueReader<Percent> {
  /// A percentage, whose sign may be left out.
  static var percent: ValueReader {
    text("percent", reason: "a percentage is written like 7.25%, with at most 4 digits after the point") {
      Percent($0) ?? Percent($0 + "%")
    }
  }
}

extension ValueReader<Portion<Amount>> {
  static var portion: ValueReader {
    text("portion", reason: "it is written like 20%, 45.00 or 2-nights, or is all or none") { Portion<Amount>($0) }
      .withoutAmbiguity
  }
}

extension ValueReader<CancellationBands<Amount>> {
  static var cancellation: ValueReader {
    text(
      "bands", reason: "it is none, or days before arrival with what cancelling costs then, such as 7:0% 1:50% 0:100%"
    ) { CancellationBands<Amount>($0) }
  }
}

extension ValueReader<ShortenedStay> {
  static var shortened: ValueReader {
    text("keep|reprice", completion: .choices { ["keep", "reprice"] }, reason: "it is keep or reprice") {
      ShortenedStay($0)
    }
  }
}

extension ValueReader<EarlyDeparture> {
  static var early: ValueReader {
    text("keep|refund", completion: .choices { ["keep", "refund"] }, reason: "it is keep or refund") {
      EarlyDeparture($0)
    }
  }
}
