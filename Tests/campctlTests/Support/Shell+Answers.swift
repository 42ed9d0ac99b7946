import Foundation
import Testing

extension Shell {
  /// The answer of a command that must succeed, as JSON.
  @discardableResult
  func json(_ script: String) throws -> [String: Any] {
    let result = try run("campctl \(script) --json")
    try #require(result.status == 0, "\(script): \(result.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  /// The list that a command answers.
  func jsonList(_ script: String) throws -> [[String: Any]] {
    let result = try run("campctl \(script) --json")
    try #require(result.status == 0, "\(script): \(result.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
  }

  /// The error of a command that must be refused, and its exit status.
  func refusal(_ script: String) throws -> (status: Int32, error: [String: Any]) {
    let result = try run("campctl \(script) --json")
    try #require(result.status != 0, "\(script) was not refused")
    #expect(result.output.isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any]
    return (result.status, try #require(document?["error"] as? [String: Any]))
  }
}
