/// The clock from which the entries of a write have their time, as a server keeps it beside its own.
package enum EntryClock: String {
  /// The clock of the machine.
  case own
  /// A time that somebody has given.
  case pretended
  /// The times that the entries had elsewhere.
  case copied
}
