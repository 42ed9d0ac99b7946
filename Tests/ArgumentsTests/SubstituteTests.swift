import Arguments
import JSONText
import Testing

/// A place among the words that an option can take.
@Suite struct SubstituteTests {
  private struct Payment: ArgumentSet, Equatable {
    var account: String?
    @Required var amount: Int
    var group: String?

    static let arguments: [Argument<Self>] = [
      positional("account", .text, "The account.") { $0.account = $1 }.orOptions(["group"]),
      positional("amount", .number, "The amount.") { $0.amount = $1 },
      option("group", .text, "The group, instead of the account.") { $0.group = $1 },
    ]

    static func read(_ words: String...) throws -> Payment {
      var payment = Payment()
      let given = WordReader(arguments.map(\.description)).read(words[...])
      try given.require(no: arguments.apply(given, to: &payment))
      return payment
    }

    static func == (left: Payment, right: Payment) -> Bool {
      left.account == right.account && left.amount == right.amount && left.group == right.group
    }
  }

  @Test func `with the option the word is of the next place, wherever the option stands`() throws {
    let paid = try Payment.read("--group", "Scouts", "5")
    #expect(paid.account == nil && paid.amount == 5 && paid.group == "Scouts")
    #expect(try Payment.read("5", "--group", "Scouts") == paid)
    #expect(try Payment.read("--", "7", "5").account == "7")
  }

  @Test func `without the option, and with both words, each word has its own place`() throws {
    #expect(try Payment.read("7", "5").account == "7")
    let both = try Payment.read("7", "5", "--group", "Scouts")
    #expect(both.account == "7" && both.amount == 5 && both.group == "Scouts")
  }

  @Test(arguments: [["7"], ["--group", "Scouts"], []]) func `a lacking word is reported`(words: [String]) {
    var payment = Payment()
    let given = WordReader(Payment.arguments.map(\.description)).read(words[...])
    #expect(throws: ArgumentErrors.self) { try given.require(no: Payment.arguments.apply(given, to: &payment)) }
  }
}
