/// Nights in a row that are not for sale elsewhere.
struct FeedClosure: Hashable {
  var nights: Range<Day>
  /// The number of the event of the first night.
  let ref: String
}
