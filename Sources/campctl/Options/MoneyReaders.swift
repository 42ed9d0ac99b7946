import CampgroundManager

/// Percentages, and what policies are made of.
extension Read {
  /// The sign may be left out.
  @Sendable static func percent(_ text: String) throws -> Percent {
    guard let percent = Percent(text) ?? Percent(text + "%") else {
      throw Unreadable(description: "a percentage is written like 7.25%, with at most 4 digits after the point")
    }
    return percent
  }

  @Sendable static func portion(_ text: String) throws -> Portion<Amount> {
    guard let portion = Portion<Amount>(text) else {
      throw Unreadable(description: "it is written like 20%, 45.00 or 2-nights, or is all or none")
    }
    return portion
  }

  @Sendable static func cancellation(_ text: String) throws -> CancellationBands<Amount> {
    guard let bands = CancellationBands<Amount>(text) else {
      throw Unreadable(
        description: "it is none, or days before arrival with what cancelling costs then, such as 7:0% 1:50% 0:100%")
    }
    return bands
  }

  @Sendable static func early(_ text: String) throws -> EarlyDeparture {
    guard let early = EarlyDeparture(text) else { throw Unreadable(description: "it is keep or refund") }
    return early
  }
}
