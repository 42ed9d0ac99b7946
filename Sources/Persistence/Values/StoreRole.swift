/// The rights that a role of a server can have on a store.
package enum StoreRole: String, Hashable, Sendable, CaseIterable {
  /// Reading everything.
  case read
  /// The daily work, without removing or overwriting the record of it.
  case front
  /// Everything: making, upgrading and restoring the store, and overwriting the record to forget a person.
  case owner
}
