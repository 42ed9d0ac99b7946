/// One thing that is wrong with a request: which, where, and in words.
///
/// The words of every problem are made in the folder `Words`.
public struct Problem: Hashable, Sendable {
  /// The stable name that a script can test, such as `tooManyPeople`.
  public internal(set) var name: String
  /// The request's field, in camel case; nil when it is the request as a whole.
  public internal(set) var field: String?
  /// The value as given; nil when there is none.
  public internal(set) var value: String?
  /// What is wrong, as a clause without its full stop.
  public internal(set) var problem: String

  public init(_ name: String, field: String?, value: String?, _ problem: String) {
    self.name = name
    self.field = field
    self.value = value
    self.problem = problem
  }
}

extension Problem: Recorded {
  static let blank = Problem("", field: nil, value: nil, "")

  static let fields: FieldList = [
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    text("field", of: .campground, { $0.field }, { $0.field = $1 }),
    text("value", of: .campground, { $0.value }, { $0.value = $1 }),
    text("problem", of: .campground, { $0.problem }, { $0.problem = $1 }),
  ]
}
