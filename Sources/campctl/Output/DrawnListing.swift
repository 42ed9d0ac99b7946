/// A list that is drawn to fit the screen rather than set as a table.
protocol DrawnListing: Listing {
  /// Each already safe for a terminal; none when there is nothing to draw.
  func lines(on screen: Screen) -> [String]
}

extension DrawnListing {
  var drawn: (any DrawnListing)? { self }
}
