import Testing

/// The policy in sentences to read to a camper.
@Suite struct PolicyWordsTests: ~Copyable {
  private let shell = Shell.campground()

  private func text(_ options: String) throws -> [String] {
    try shell.json("policy \(options)")
    return try shell.run("campctl policy").output.split(separator: "\n").map(String.init)
  }

  @Test func `a campground without a policy says so`() throws {
    #expect(
      try shell.run("campctl policy").output.split(separator: "\n") == [
        "No deposit is required.", "Cancellation is free.", "No-shows are not charged.", "No refund for leaving early.",
      ])
  }

  @Test(arguments: [
    ("--deposit 20%", "A deposit is due at booking: 20% of the total."),
    ("--deposit 45 --deposit-days 0", "A deposit is due on the day of arrival: 45.00 USD."),
    ("--deposit all --deposit-days 1", "A deposit is due 1 day before arrival: the full price."),
    (
      "--deposit 2-nights --deposit-days 14",
      "A deposit is due 14 days before arrival: the price of the first 2 nights."
    ),
    ("--deposit 0 --deposit-days 14", "No deposit is required."), ("--deposit 0%", "No deposit is required."),
  ])
  func `when a deposit is due, and how much`(options: String, sentence: String) throws {
    #expect(try text(options).first == sentence)
  }

  @Test(arguments: [
    ("none", "Cancellation is free."), ("7:0% 0:none", "Cancellation is free."),
    ("0:50%", "Cancellation costs 50% of the total at any time."),
    (
      "7:0% 1:50% 0:100%",
      "Cancellation 7 or more days before arrival is free; 1 to 6 days before, it costs 50% of the total; on the day of "
        + "arrival or later, it costs the full price."
    ),
    (
      "3:10.00 2:1-night 0:all",
      "Cancellation 3 or more days before arrival costs 10.00 USD; 2 days before, it costs the price of the first "
        + "night; after that, it costs the full price."
    ),
    (
      "2:0 1:5% 0:6%",
      "Cancellation 2 or more days before arrival is free; 1 day before, it costs 5% of the total; on the day of "
        + "arrival or later, it costs 6% of the total."
    ),
  ])
  func `what cancelling costs, band by band`(bands: String, sentence: String) throws {
    #expect(try text("--cancellation '\(bands)'")[1] == sentence)
  }
}
