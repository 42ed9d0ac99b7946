/// One thing that is wrong with a request: which, where, and in words.
///
/// The words of every problem are made in the folder `Words`.
public struct Problem: Hashable, Sendable, Codable {
  /// The stable name that a script can test, such as `tooManyPeople`.
  public let name: String
  /// The request's field, in camel case; nil when it is the request as a whole.
  public let field: String?
  /// The value as given; nil when there is none.
  public let value: String?
  /// What is wrong, as a clause without its full stop.
  public let problem: String

  public init(_ name: String, field: String?, value: String?, _ problem: String) {
    self.name = name
    self.field = field
    self.value = value
    self.problem = problem
  }
}
