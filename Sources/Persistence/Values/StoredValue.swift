/// A value of a column.
///
/// Days, instants and money are integers, so there is no floating point, in this engine or the next.
@frozen @usableFromInline package enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
}

/// A type that can be bound to a statement and read from a column.
@usableFromInline package protocol Storable: SendableMetatype {
  /// The column's value for this one.
  var stored: StoredValue { get }

  /// Returns nil when the column holds a value that this type never stores.
  init?(stored: StoredValue)
}

extension Int64: Storable {
  @inlinable package var stored: StoredValue { .integer(self) }

  @inlinable package init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value
  }
}

extension Int: Storable {
  @inlinable package var stored: StoredValue { .integer(Int64(self)) }

  @inlinable package init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(exactly: value)
  }
}

extension Bool: Storable {
  @inlinable package var stored: StoredValue { .integer(self ? 1 : 0) }

  @inlinable package init?(stored: StoredValue) {
    switch stored {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension String: Storable {
  @inlinable package var stored: StoredValue { .text(self) }

  @inlinable package init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }
}

extension Optional: Storable where Wrapped: Storable {
  @inlinable package var stored: StoredValue { self?.stored ?? .null }

  @inlinable package init?(stored: StoredValue) {
    if case .null = stored {
      self = .none
    } else if let value = Wrapped(stored: stored) {
      self = .some(value)
    } else {
      return nil
    }
  }
}

extension RawRepresentable where Self: Storable, RawValue: Storable {
  @inlinable package var stored: StoredValue { rawValue.stored }

  @inlinable package init?(stored: StoredValue) {
    guard let rawValue = RawValue(stored: stored) else { return nil }
    self.init(rawValue: rawValue)
  }
}
