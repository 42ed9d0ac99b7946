/// What an attribute's text says.
///
/// Blank and `N/A` say nothing, which is not the same as no: what somebody has entered by hand stays.
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

/// What a hookup gives; no amperes when it does not say which.
struct RIDBHookup: Hashable {
  var isThere: Bool
  var amps: Set<Int>

  static func union(_ left: Self, _ right: Self) -> Self {
    Self(isThere: left.isThere || right.isThere, amps: left.amps.union(right.amps))
  }
}
