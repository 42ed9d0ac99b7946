import Foundation
import Testing

/// The result of a batch.
struct BatchOutcome {
  let status: Int32
  let replies: [Reply]
  let output: String
  let errors: String

  /// A reply to one line.
  struct Reply {
    let line: Int
    let isOK: Bool
    let command: String?
    let result: [String: Any]?
    let error: [String: Any]?

    var refusal: Refusal? { error.map { Refusal(status: Int32($0["code"] as? Int ?? 0), error: $0) } }
  }

  /// `1 ok` or `2 5` for each reply, with its line and the code of its error.
  var outline: [String] {
    replies.map { "\($0.line) \($0.isOK ? "ok" : String($0.error?["code"] as? Int ?? 0))" }
  }

  /// The error that ended it.
  var error: [String: Any] {
    get throws {
      let line = try #require(errors.split(separator: "\n").first { $0.hasPrefix(#"{"error""#) }, "\(errors)")
      let document = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(document?["error"] as? [String: Any])
    }
  }

  /// The summary of the batch.
  var summary: [String: Any] {
    get throws {
      let line = try #require(errors.split(separator: "\n").first { $0.hasPrefix(#"{"summary""#) }, "\(errors)")
      let document = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(document?["summary"] as? [String: Any])
    }
  }
}

extension Shell {
  /// Runs these lines as a batch with one JSON reply a line.
  func batch(_ lines: String, _ options: String = "") throws -> BatchOutcome {
    try batch(bytes: Data(lines.utf8), options)
  }

  func batch(bytes: Data, _ options: String = "") throws -> BatchOutcome {
    let file = home.appending(path: "batch-\(UUID().uuidString)")
    try bytes.write(to: file)
    let result = try run("campctl batch --jsonl \(options) \(file.path)")
    return BatchOutcome(
      status: result.status, replies: try result.output.split(separator: "\n").map { try Self.reply(String($0)) },
      output: result.output, errors: result.errors)
  }

  static func reply(_ line: String) throws -> BatchOutcome.Reply {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let reply = try #require(object as? [String: Any], "\(line)")
    return BatchOutcome.Reply(
      line: try #require(reply["line"] as? Int), isOK: try #require(reply["ok"] as? Bool),
      command: reply["command"] as? String, result: reply["result"] as? [String: Any],
      error: reply["error"] as? [String: Any])
  }

  /// The names of the store's file and of the others in its folder.
  func filesBesideStore() throws -> [String] {
    let folder = store.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  /// The numbers of the sites, in order.
  func siteNumbers() throws -> [String] {
    try jsonList("list-sites").compactMap { $0["number"] as? String }
  }
}
