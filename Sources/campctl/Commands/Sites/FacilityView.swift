import CampgroundManager

/// A facility of an export, to choose from.
struct FacilityView: ListedView {
  let campground: RIDBCampground
  static var blank: Self { FacilityView(campground: .blank) }
  private var facility: RIDBFacility { campground.facility }

  func write(to fields: inout some FieldWriter) {
    fields.field("facility", facility.id)
    fields.field("name", facility.name)
    fields.field("campsites", campground.campsites)
  }

  var label: String { facility.id }
  var text: String { cells.joined(separator: "  ") }

  static var columns: [TextColumn] { [.left("FACILITY"), .flexible("NAME"), .right("CAMPSITES")] }
  var cells: [String] { [facility.id, facility.name ?? "", String(campground.campsites)] }
}
