import CampgroundManager
import Persistence

extension TestCampground {
  /// Gives a site another number; the closure changes its features, too.
  @discardableResult
  package func renumber(
    _ number: SiteNumber, as other: SiteNumber, _ change: (inout SiteEdits) -> Void = { _ in }
  ) throws -> WriteResult<CampSite> {
    var edits = SiteEdits()
    edits.renumber = other
    change(&edits)
    return try campground.sites.changeCampSite(number, edits)
  }

  /// The columns of the store in which a text occurs, such as `change.after of a reservation`, in any table.
  ///
  /// Left out are the images of sites, which are their history, and the requests as they were typed.
  package func places(naming text: String) throws -> Set<String> {
    var places: Set<String> = []
    for table in try StoredTable.all(in: campground.store) {
      guard let rows = table.rows else { throw Contents.UnknownTable(name: table.name) }
      let kind = table.name == "change" ? table.columns.firstIndex { $0.name == "kind" } : nil
      try campground.store.forEach(rows) { row in
        let thing = try kind.map { try row[$0] as String }
        if thing == "site" { return }
        for index in table.columns.indices where table.columns[index].name != "request" {
          guard !table.columns[index].type.hasPrefix("INT"), let cell = try row[index] as String? else { continue }
          guard cell.contains(text) else { continue }
          places.insert("\(table.name).\(table.columns[index].name)\(thing.map { " of a \($0)" } ?? "")")
        }
      }
    }
    return places
  }
}
