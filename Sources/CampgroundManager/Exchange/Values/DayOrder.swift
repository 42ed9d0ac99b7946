/// The order of day, month and year in days that are written in figures.
package enum DayOrder: String, Hashable, Sendable, CaseIterable, LosslessStringConvertible {
  case monthFirst = "mdy"
  case dayFirst = "dmy"
  case yearFirst = "ymd"

  package init?(_ text: String) { self.init(rawValue: text.lowercased()) }
  package var description: String { rawValue }
}
