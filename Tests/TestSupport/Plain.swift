import CampgroundManager

/// Edits that a test fills with plain values: `$0.from = "2027-07-01"` sets the day, and nil leaves it as it is.
@dynamicMemberLookup
package struct Plain<Edits: Filled>: Filled {
  package var edits = Edits()

  package init() {}

  package subscript<Value>(dynamicMember path: WritableKeyPath<Edits, Edit<Value>?>) -> Value? {
    get { if case .set(let value) = edits[keyPath: path] { value } else { nil } }
    set { edits[keyPath: path] = newValue.map(Edit.set) }
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<Edits, Value>) -> Value {
    get { edits[keyPath: path] }
    set { edits[keyPath: path] = newValue }
  }
}

package typealias RateRequest = Plain<RateEdits>
package typealias DiscountRequest = Plain<DiscountEdits>

extension DiscountEdits {
  /// True when a discount is also on what a larger party pays.
  package var includesExtras: Bool {
    get { self.on == [.nights, .extras] }
    set { self.on = newValue ? [.nights, .extras] : nil }
  }
}
