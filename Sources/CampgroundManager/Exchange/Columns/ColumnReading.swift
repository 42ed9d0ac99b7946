/// The reading of one column of a file.
package struct ColumnReading: Hashable, Sendable {
  package let theirs: String
  /// Our name; nil for a column that is not understood.
  package let ours: String?
  /// Up to three of its values.
  package let samples: [String]
}
