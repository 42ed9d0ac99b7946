import Arguments
import CampgroundManager
import Foundation
import TestSupport
import Testing

@testable import campctl

/// Every free text of every command that writes, with a person's name in it: forgetting lists it, and overwrites it when
/// that is wanted.
///
/// The texts are found by the declarations of the commands, so those of later commands are tried, too.
@Suite(TestEngine.ofFiles("the lives are kept in files, which are searched")) struct EveryTextTests {
  static let name = "Zqxja Walnutta"
  /// The person's address, as an argument takes it that is for addresses alone.
  static let address = "zqxja.walnutta@example.org"

  struct Text: Sendable, CustomTestStringConvertible {
    let command: String
    let argument: ArgumentDescription
    let isList: Bool

    var key: String { "\(command) \(argument.key)" }
    var testDescription: String { key }
  }

  static func texts() throws -> [Text] {
    try EveryWriteTests.names.filter { $0 != "forget-camper" }.flatMap { command in
      WordArgument.all(of: try CommandRegistry.type(of: command)).map {
        Text(command: command, argument: $0.description, isList: $0.isList)
      }
    }
  }

  @Test(arguments: try texts()) func `a text is listed, overwritten everywhere, or placed with its reason`(text: Text)
    throws
  {
    if PlacedTexts.reason(text) != nil { return }
    let life = try OthersLife(text.command, with: text)
    try #require(life.isDone, "nobody placed \(text.key): \(life.refusal)")
    let standing = try life.listed()
    #expect(
      standing.contains { $0.text.contains(Self.name) || $0.text.contains(Self.address) }, "\(text.key) is not listed")
    try life.forgetEverywhere()
    #expect(try life.left() == [], "\(text.key)")
    #expect(try TestCampground(store: life.store).checks.check().problems == [])
  }

  @Test(arguments: EveryWriteTests.names)
  func `a key of any command loses the name, and its request is answered again under it`(command: String) throws {
    var write = WriteArguments()
    write.key = "\(Self.name) 7"
    let life = try OthersLife(command, under: write)
    try #require(life.isDone, "\(command): \(life.refusal)")
    try life.forget()
    #expect(try life.left() == [])
    #expect(try life.isAnsweredAgain())
  }

  @Test(arguments: EveryWriteTests.names)
  func `the name of the person who acted stays, and is not listed`(command: String) throws {
    var write = WriteArguments()
    write.actor = Self.name
    let life = try OthersLife(command, under: write)
    try #require(life.isDone, "\(command): \(life.refusal)")
    #expect(try life.listed() == [])
    try life.forgetEverywhere()
    #expect(try TestCampground(store: life.store).entries().contains { $0.actor == Self.name })
  }

  @Test func `no other text is common to the commands that write`() {
    let texts = WriteArguments.changing.map(\.description).filter { $0.takesValue && $0.key != "ifVersion" }
    #expect(texts.map(\.key).sorted() == ["actor", "key"])
  }

  @Test func `each placed text is one of a command`() throws {
    let known = Set(try Self.texts().map(\.key))
    #expect(PlacedTexts.keys.filter { !known.contains($0) } == [])
  }
}
