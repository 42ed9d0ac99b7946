import CampgroundManager
import Foundation
import JSONText
import Persistence
import TestSupport
import Testing

/// A store with texts, written by another program, that people could never give: nothing of it reaches a terminal.
@Suite struct HostileStoreTests {
  /// A title, a colour, C1 controls, separators of lines and of paragraphs, directions, markup, and a formula.
  static let hostile =
    "=E\u{1B}]0;x\u{7}\u{1B}[31m\u{9B}2J\u{85}\u{2028}\u{2029}\u{202E}\u{200F}\u{2066}\u{7F}\u{8}\t\r\"<blink>,'&z"

  static let life = """
    campctl settings --name Camp && campctl add-site 13 --loop Birch && campctl add-camper 'Maple Leaf' --phone 5550101 &&
    campctl change-camper c-1 --warning w --notes n --email a@example.org &&
    campctl add-rate Standard --nightly 10.00 && campctl add-tax County --percent 5 &&
    campctl reserve --site 12 --camper c-1 --arrive 2027-06-01 --nights 3 --notes n --group G --plates P --key K &&
    campctl reserve --site 13 --camper c-1 --arrive 2027-06-10 --nights 3 && campctl cancel r-2 --because x &&
    campctl hold --site 13 --camper c-1 --arrive 2027-06-20 --nights 2 &&
    campctl reserve --site 12 --camper c-1 --arrive 2027-06-04 --nights 3 &&
    campctl block-site 13 --from 2027-07-01 --nights 2 --because x &&
    campctl join-waitlist --camper c-1 --arrive 2027-06-01 --nights 2 && campctl pay r-1 5.00 --method cash --memo m &&
    campctl charge r-1 5.00 --memo m && campctl merge-campers c-1 c-2
    """

  /// Columns of text that any value can stand in and still be read.
  static let readable: [SQL] = [
    "UPDATE settings SET name = \(hostile)",
    """
    UPDATE camper SET full_name = \(hostile), phone_number = \(hostile), email = \(hostile), notes = \(hostile),
      warning = \(hostile)
    """,
    "UPDATE camp_site SET number = \(hostile) || id, loop = \(hostile), notes = \(hostile)",
    """
    UPDATE reservation SET plates = \(hostile), notes = \(hostile), cancel_reason = \(hostile), party_group = \(hostile),
      taxes = json_replace(taxes, '$[0].name', \(hostile))
    """,
    "UPDATE block SET reason = \(hostile)", "UPDATE rate SET name = \(hostile)", "UPDATE tax SET name = \(hostile)",
    "UPDATE ledger SET memo = \(hostile), method = \(hostile), actor = \(hostile)",
    "UPDATE ledger SET name = \(hostile) WHERE name <> ''",
    "UPDATE command SET actor = \(hostile), name = \(hostile), request = json_object('notes', \(hostile))",
    "UPDATE command SET key = \(hostile) WHERE key IS NOT NULL", "UPDATE key SET name = \(hostile)",
    """
    UPDATE change SET before = replace(before, '"Bacon Lover"', json_quote(\(hostile))),
      after = replace(after, '"Bacon Lover"', json_quote(\(hostile)))
    """,
  ]
  /// Columns and images that cannot be read then.
  static let unreadable: [SQL] = [
    "UPDATE camp_site SET type = \(hostile)", "UPDATE reservation SET status = \(hostile), equipment = \(hostile)",
    "UPDATE waitlist SET needs = \(hostile)", "UPDATE command SET request = \(hostile)",
    "UPDATE change SET kind = \(hostile), before = \(hostile), after = \(hostile)",
  ]

  static let commands = [
    "info", "settings", "list-sites", "show-site 12", "list-campers", "show-camper c-1", "list-reservations",
    "show-reservation r-1", "show-reservation r-2", "availability --arrive 2027-06-01 --nights 1 --why", "list-rates",
    "list-taxes", "list-discounts", "policy", "quote --any-site --arrive 2027-08-01 --nights 1", "cancel r-4 --quote",
    "account r-1",
    "list-balances", "today", "chart --nights 40", "chart --nights 40 --html", "chart --nights 40 --svg",
    "report occupancy", "report revenue", "report discounts --by name,month,reason", "list-payments",
    "report payments --by method,actor,day",
    "report taxes --by name,month,type", "report items --by item,month,site",
    "report deposits", "report balances", "report no-shows",
    "report cancellations", "report lead-time --html",
    "report length-of-stay", "report pace", "report revenue --html", "turnover 2027-06-04",
    "turnover 2027-06-04 --html", "placards",
    "placards --html", "list-arrivals", "list-arrivals --html", "confirmation r-1", "confirmation r-1 --html",
    "list-waitlist --matching", "list-blocks", "log", "check", "export hledger -", "undo", "undo o-9 -n",
    "show-camper nobody", "check-in r-2", "block-site 13 --from 2027-06-20 --nights 2 --because x",
    "block-site 13 --from 2027-06-20 --nights 2 --because x --force -n", "cancel r-4 -n", "forget-camper c-1 --yes",
    "merge-campers c-1 c-2", "unblock-site b-1 -n", "pay r-1 1.00 -n", "move r-4 --site 13 -n", "reprice r-4 -n",
    "offer w-1 --site 13 -n", "retire-site 12 -n", "remove-rate Standard",
  ]

  private func withHostileStore(_ damages: [SQL]) throws -> Shell {
    let shell = Shell.after("\(Shell.beginning) && \(Self.life)")
    let store = try Store(shell.location)
    try store.forEach("PRAGMA ignore_check_constraints = ON") { _ in }
    try store.write {
      for trigger in Self.dropped { try store.execute(trigger) }
      for damage in damages { try store.execute(damage) }
    }
    return shell
  }

  private static let dropped: [SQL] = [
    "DROP TRIGGER command_stands", "DROP TRIGGER change_stands", "DROP TRIGGER ledger_stands",
  ]

  /// The scalars of a text that could steer a terminal, but for the ends of its lines.
  private func steering(in text: String) -> [String] {
    let lines = text.unicodeScalars.split { $0 == "\n" }
    return lines.flatMap { line in
      (line.last == "\r" ? line.dropLast() : line).filter(\.steers).map { String($0.value, radix: 16) }
    }
  }

  private func expectNothingRaw(in shell: borrowing Shell, _ formats: String...) throws {
    for command in Self.commands {
      let forms = formats.map { "campctl \(command) \($0)" }
      let result = try shell.run(forms.joined(separator: "; "))
      #expect(steering(in: result.output) == [], "\(command)")
      #expect(steering(in: result.errors) == [], "\(command)")
      #expect(!result.output.contains("<blink>") || !command.hasSuffix("ml"), "\(command)")
    }
  }

  @Test(TestEngine.ofFiles("it plants rows past the checks of SQLite"))
  func `nothing that could steer a terminal comes out raw, in any format`() throws {
    let shell = try withHostileStore(Self.readable)
    try #require(try shell.run("campctl show-camper c-1").output.contains(#"=E\u{1B}]0;x"#))
    try expectNothingRaw(in: shell, "", "--jsonl", "--csv", "-q")
  }

  @Test(TestEngine.ofFiles("it plants rows past the checks of SQLite"))
  func `nor does it when the store can hardly be read`() throws {
    try expectNothingRaw(in: withHostileStore(Self.readable + Self.unreadable), "", "--json")
  }
}
