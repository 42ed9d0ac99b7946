/// The value of an attribute's text.
///
/// Blank and `N/A` are no value, which is different from no: a value entered by hand stays.
enum RIDBValue<Value> {
  case silent
  case said(Value)
  case unclear
}

extension RIDBValue {
  func map<Other>(_ transform: (Value) -> Other) -> RIDBValue<Other> {
    switch self {
    case .silent: .silent
    case .said(let value): .said(transform(value))
    case .unclear: .unclear
    }
  }
}

/// A hookup; without amperes when they are not given.
struct RIDBHookup: Hashable {
  var isThere: Bool
  var amps: Set<Int>

  static func union(_ left: Self, _ right: Self) -> Self {
    Self(isThere: left.isThere || right.isThere, amps: left.amps.union(right.amps))
  }
}
