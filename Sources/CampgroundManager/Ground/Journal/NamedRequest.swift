/// A request to add or to change a thing that has a name, as the journal keeps it.
struct NamedRequest<Terms: Encodable>: Encodable {
  let name: String
  /// The name of the thing whose terms are copied.
  var like: String?
  /// The new name.
  var rename: String?
  let terms: Terms
}
