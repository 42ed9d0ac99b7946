/// The terms of a write: under a key, as a dry run, only if nothing has changed since.
public struct WriteTerms: Sendable {
  /// The idempotency key: the same request under the same key gets the first answer again, and does nothing.
  public var key: RequestKey?
  /// True for a dry run: it returns the same answer and keeps nothing. Ids in the answer are a prediction.
  public var isDryRun = false
  /// The version that the changed thing must still have.
  public var expectedVersion: Int?

  public init() {}
}

/// A name for one request, chosen by the caller; it belongs to the request that succeeded under it.
public struct RequestKey: Sendable {
  public let name: String
  /// The request in any text that is the same for equal requests.
  public let request: String
  /// The comparison of a kept request with a given one whose text differs; nil when only equal texts are the same request.
  public var isSame: (@Sendable (_ kept: String, _ asked: String) -> Bool)?

  public init(_ name: String, request: String) {
    self.name = name
    self.request = request
  }
}
