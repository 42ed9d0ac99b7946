import CampgroundManager

/// A site, or a stay on one, with its price.
protocol TotalledView: ListedView {
  /// The price as decimal text; nil without one.
  var total: String? { get }
}

/// The same for people of a campground that has rates: with a column for the price.
struct PricedList<Base: TotalledView>: ListedView {
  let base: Base
  static var blank: Self { PricedList(base: .blank) }

  static var columns: [TextColumn] { inserted(.right("PRICE"), into: Base.columns) }
  var label: String { base.label }
  var text: String { base.text }
  var cells: [String] { Self.inserted(base.total ?? "", into: base.cells) }

  func write(to fields: inout some FieldWriter) { base.write(to: &fields) }

  /// The parts with one more, behind the site's.
  private static func inserted<Part>(_ part: Part, into parts: [Part]) -> [Part] {
    let place = (Base.columns.firstIndex { $0.title == "SITE" } ?? -1) + 1
    return parts[..<place] + [part] + parts[place...]
  }
}

extension Response {
  /// A list that has a column for the price where there are prices.
  static func list<Element: TotalledView>(
    empty: String, isPriced: Bool, _ source: @escaping ((Element) throws -> Void) throws -> Void
  ) -> Response {
    guard isPriced else { return .list(empty: empty, source) }
    return .list(empty: empty) { (each: (PricedList<Element>) throws -> Void) in
      try source { try each(PricedList(base: $0)) }
    }
  }
}
