/// The purpose of a transaction.
package enum Purpose {
  case reading, writing
}
