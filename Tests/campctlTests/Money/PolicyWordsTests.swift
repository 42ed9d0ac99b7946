import Testing

/// The policy in sentences to read to a camper.
@Suite struct PolicyWordsTests {
  private func text(_ options: String) throws -> [String] {
    let shell = try Shell.withCampground()
    try shell.json("policy \(options)")
    return try shell.run("campctl policy").output.split(separator: "\n").map(String.init)
  }

  @Test func `a campground without a policy says so`() throws {
    #expect(
      try Shell.withCampground().run("campctl policy").output.split(separator: "\n") == [
        "No deposit is required.", "Cancelling costs nothing.", "A party that does not come pays nothing.",
        "A party that leaves early gets no refund for the nights given up.",
      ])
  }

  @Test(arguments: [
    ("--deposit 20%", "A deposit is due when the stay is reserved: 20% of the total."),
    ("--deposit 45 --deposit-days 0", "A deposit is due on the day of arrival: 45.00 USD."),
    ("--deposit all --deposit-days 1", "A deposit is due 1 day before arrival: the whole total."),
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
    ("none", "Cancelling costs nothing."), ("7:0% 0:none", "Cancelling costs nothing."),
    ("0:50%", "Cancelling costs 50% of the total, whenever it is done."),
    (
      "7:0% 1:50% 0:100%",
      "Cancelling 7 or more days before arrival costs nothing; 1 to 6 days before, 50% of the total; on the day of "
        + "arrival or later, the whole total."
    ),
    (
      "3:10.00 2:1-night 0:all",
      "Cancelling 3 or more days before arrival costs 10.00 USD; 2 days before, the price of the first night; later "
        + "than that, the whole total."
    ),
    (
      "2:0 1:5% 0:6%",
      "Cancelling 2 or more days before arrival costs nothing; 1 day before, 5% of the total; on the day of arrival or "
        + "later, 6% of the total."
    ),
  ])
  func `what cancelling costs, band by band`(bands: String, sentence: String) throws {
    #expect(try text("--cancellation '\(bands)'")[1] == sentence)
  }

  @Test func `what becomes of nights that nobody sleeps`() throws {
    let lines = try text("--no-show 1-night --early refund")
    #expect(lines[2] == "A party that does not come pays the price of the first night.")
    #expect(lines[3] == "A party that leaves early gets back the price of the nights given up.")
  }
}
