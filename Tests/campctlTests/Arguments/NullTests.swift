import Testing

@testable import campctl

/// An existing value can be cleared, or the refusal explains why not; it never is a fault of the program.
@Suite struct NullTests {
  static let edits = [
    "settings": "", "policy": "", "change-site": #""number":"12","#, "change-camper": #""camper":"c-1","#,
    "change": #""reservation":"r-1","#,
  ]

  @Test(arguments: edits) func `each argument of a change can be null`(command: String, thing: String) throws {
    let shell = try Shell.withCampground()
    _ = try shell.batch("reserve --site 12 --camper c-1 --arrive 2027-06-03 --nights 2")
    let lines = try CommandRegistry.reader(of: command).arguments.map { argument in
      #"{"command":"\#(command)",\#(thing)"\#(argument.key)":null}"#
    }
    let outcome = try shell.batch(lines.joined(separator: "\n"), "--keep-going")
    #expect(outcome.replies.count == lines.count)
    for (line, reply) in zip(lines, outcome.replies) { #expect(reply.error?["code"] as? Int != 1, "\(line)") }
  }
}
