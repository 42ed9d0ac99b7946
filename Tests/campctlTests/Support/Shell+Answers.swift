import Foundation
import Testing

@testable import campctl

/// A refusal as a program reads it.
struct Refusal {
  let status: Int32
  let error: [String: Any]

  var name: String? { error["name"] as? String }
  var message: String { error["message"] as? String ?? "" }
  var problems: [[String: Any]] { error["problems"] as? [[String: Any]] ?? [] }
  var names: [String] { problems.compactMap { $0["name"] as? String } }

  /// The exit status and the name of each problem, such as `5 emptyName, invalidEmail`.
  var outline: String { "\(status) \(names.joined(separator: ", "))" }
  /// The same with the fields, such as `5 emptyName fullName, invalidEmail email`.
  var outlineWithFields: String {
    let texts = problems.map { [$0["name"], $0["field"]].compactMap { $0 as? String }.joined(separator: " ") }
    return "\(status) \(texts.joined(separator: ", "))"
  }
}

extension Shell {
  /// The answer of a command that must succeed, as JSON.
  @discardableResult
  func json(_ script: String) throws -> [String: Any] { try answer(to: script) }

  /// The list that a command answers.
  func jsonList(_ script: String) throws -> [[String: Any]] { try answer(to: script) }

  private func answer<Answer>(to script: String) throws -> Answer {
    let output = try output("\(script) --json")
    return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? Answer)
  }

  /// The output of a command that must succeed, for people.
  func output(_ script: String) throws -> String {
    let result = try run("campctl \(script)")
    try #require(result.status == 0, "\(script): \(result.errors)")
    return result.output
  }

  /// Does these lines, all of them, as a batch.
  func perform(_ lines: String) throws {
    let outcome = try batch(lines)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// The refusal of a command that must not succeed.
  func refusal(_ script: String) throws -> Refusal {
    let result = try run("campctl \(script) --json")
    try #require(result.status != 0, "\(script) was not refused")
    #expect(result.output.isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any]
    return Refusal(status: result.status, error: try #require(document?["error"] as? [String: Any]))
  }

  /// Expects that a script ends with a status and has these words in its errors.
  func expectErrors(
    _ script: String, environment: [String: String] = [:], _ status: Int32, _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try run(script, environment: environment)
    #expect(result.status == status && result.output.isEmpty, "\(result)", sourceLocation: sourceLocation)
    #expect(result.errors.contains(words), "\(result.errors)", sourceLocation: sourceLocation)
  }

  /// Expects a refusal with this outline, its fields included, of a command and of its line in a batch, as words and as JSON, which is
  /// made of the words where none is given; and that nothing changes.
  func expectRefused(
    _ line: String, _ outline: String, json: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = storeBytes
    let alone = try refusal(line)
    #expect(alone.outlineWithFields == outline, "\(line)", sourceLocation: sourceLocation)
    #expect(alone.message.hasSuffix("."), "\(line)", sourceLocation: sourceLocation)
    for form in [line, try json ?? CommandRegistry.json(of: line)] {
      let replies = try batch(form, "--keep-going").replies
      #expect(replies.compactMap(\.refusal?.outlineWithFields) == [outline], "\(form)", sourceLocation: sourceLocation)
    }
    let isAsBefore = storeBytes == before
    #expect(isAsBefore, "\(line)", sourceLocation: sourceLocation)
  }
}

extension [String: Any] {
  /// The values that are others than expected, such as `nights: 2, not 3`; `NSNull()` stands for null.
  func differences(from expected: [String: Any]) -> [String] {
    expected.compactMap { key, value in
      guard let found = self[key] else { return "\(key) is missing" }
      return NSDictionary(object: found, forKey: "" as NSString) == NSDictionary(object: value, forKey: "" as NSString)
        ? nil : "\(key): \(found), not \(value)"
    }.sorted()
  }
}
