import Persistence

/// The things that a list is to have, and their order, as far as its statement can give them.
package struct RowWish: Hashable, Sendable {
  /// The filter that they pass; others may be listed, too.
  package var filter: Filter?
  /// The order; without any it is that of the list.
  package var order: [RowOrder] = []
  /// The number of things that will do.
  package var limit: Int?

  package init(_ filter: Filter? = nil, order: [RowOrder] = [], limit: Int? = nil) {
    (self.filter, self.order, self.limit) = (filter, order, limit)
  }
}

/// A field by whose numbers things are sorted; those that have none go last.
package struct RowOrder: Hashable, Sendable {
  let field: String
  let isDescending: Bool

  package init(field: String, isDescending: Bool) { (self.field, self.isDescending) = (field, isDescending) }

  /// The part of ORDER BY for an expression.
  func sorting(_ expression: SQL) -> SQL {
    isDescending ? "\(expression) DESC NULLS LAST" : "\(expression) NULLS LAST"
  }
}
