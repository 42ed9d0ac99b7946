/// The meaning of an option that is given more than once.
package enum Repetition: Sendable {
  /// It is a mistake, since only one can be meant.
  case refused
  /// The last one counts, as in git, so that it overrides that of a wrapper.
  case last
  /// All count.
  case all
}

/// Things that are each given by several options, such as `--item ice --count 2`; in JSON a list of objects.
package struct ThingOptions: Sendable {
  /// The key of the list in JSON, such as `items`.
  package let key: StaticString
  /// The name of the option that begins a thing. The others belong to the thing before them, and before the first thing
  /// to the first.
  let first: StaticString

  package init(key: StaticString, first: StaticString) {
    (self.key, self.first) = (key, first)
  }
}
