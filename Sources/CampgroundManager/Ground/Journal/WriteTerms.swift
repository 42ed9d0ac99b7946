/// How a write is to be done: under a key, only tried, only if nothing has changed since.
public struct WriteTerms: Sendable {
  /// Makes repeating harmless: the same request under the same key is answered again, and does nothing.
  public var key: RequestKey?
  /// Does everything, answers the same, and keeps nothing. Ids in the answer are a prediction.
  public var isDryRun = false
  /// The version that what is to be changed must still have.
  public var expectedVersion: Int?

  public init() {}
}

/// A name for one request, chosen by whoever asks; it belongs to the request that succeeded under it.
public struct RequestKey: Sendable {
  public let name: String
  /// What was asked, in any text that is the same for equal requests.
  public let request: String
  /// The comparison of a kept request with a given one whose text differs; nil when only equal texts are the same request.
  public var isSame: (@Sendable (_ kept: String, _ asked: String) -> Bool)?

  public init(_ name: String, request: String) {
    self.name = name
    self.request = request
  }
}
