import Arguments
import CampgroundManager
import Foundation
import TestSupport
import Testing

@testable import campctl

/// A campground on which one command was given a text with the name of somebody whom it does not concern, as an argument
/// of its own, its key or its actor.
final class OthersLife {
  let folder = TemporaryFolder()
  let store: Store
  /// True when the command took the text.
  private(set) var isDone = false
  /// The reason for which it did not.
  private(set) var refusal = ""
  private let line: String
  private let write: WriteArguments
  private static let beginning = [
    "add-site 12 --electricity --amps 30,50 --water --max-length 40 --max-people 8 --max-vehicles 2",
    "add-camper 'Bacon Lover' --phone 910-543-9000",
    "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2",
    "add-discount Pass --percent 50% --needs-pass",
  ]

  init(_ command: String, with text: EveryTextTests.Text? = nil, under write: WriteArguments = WriteArguments()) throws
  {
    store = try Store(folder.location())
    self.write = write
    let tried = try #require(EveryWriteTests.write(of: command))
    line = tried.line
    for line in Self.beginning + tried.preparations { try run(line) }
    do {
      try run(line, with: text, under: write)
      isDone = true
    } catch {
      refusal = "\(error)"
    }
    try run("add-camper '\(EveryTextTests.name)' --phone '+1 (202) 550-1177' --email \(EveryTextTests.address)")
  }

  /// Runs a line on the day that it names, with a text in place of an argument's value.
  private func run(
    _ line: String, with text: EveryTextTests.Text? = nil, under write: WriteArguments = WriteArguments()
  ) throws {
    let words = try ShellWords.split(line.replacing("Fixtures/", with: "\(Shell.repository.path)/Fixtures/"))
    let found = try #require(try CommandRegistry.campctl.find(words[...]))
    let arguments = found.entry.reader.arguments
    var given = WordReader(arguments).read(found.rest + PlacedTexts.words(beside: text, of: arguments))
    if let text, let place = arguments.firstIndex(where: { $0.key == text.argument.key }) {
      let value = ArgumentValue.word(PlacedTexts.value(text))
      given.replace(at: place, with: text.isList ? .list([value]) : value)
    }
    var invocation = try found.entry.reader.invocation(given)
    invocation.write = write
    let day = invocation.common.now?.day ?? "2027-06-01"
    let command = try #require(invocation.command.onCampground)
    _ = try invocation.perform(command, in: TestCampground(store: store, today: day).campground)
  }

  /// The person, the newest of the campers.
  private var person: CamperReference { CamperReference(EveryTextTests.name) }
  private var camp: TestCampground { TestCampground(store: store, today: "2027-10-01") }

  func listed() throws -> [RemainingText] { try camp.people.whatForgettingErases(person).standing }

  func forget() throws { _ = try camp.people.forget(person) }

  /// True when the request under its key is answered and nothing is done.
  func isAnsweredAgain() throws -> Bool {
    let newest = try camp.log.newest
    try run(line, under: write)
    return try camp.log.newest == newest
  }

  func forgetEverywhere() throws { _ = try camp.people.forget(person, everywhere: true) }

  /// The texts in the store's folder that have a word of the name.
  func left() throws -> [String] {
    try folder.names.flatMap { name in
      let text = String(decoding: try folder.bytes(of: name), as: UTF8.self).lowercased()
      return text.contains("walnutta") ? ["\(name) still has the name"] : []
    }
  }
}
