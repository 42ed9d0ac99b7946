import CampgroundManager

/// The rights that a role of a server has been given.
struct GrantedView: View {
  let store: StoreLocation
  let role: String
  let kind: StoreRole
  let isDryRun: Bool

  func write(to fields: inout some FieldWriter) {
    fields.field("store", store.description)
    fields.field("role", role)
    fields.field("rights", kind.rawValue)
    fields.field("changed", true)
    fields.field("replayed", false)
    fields.field("dryRun", isDryRun)
  }

  var label: String { role }

  var text: String {
    let would = isDryRun ? "Dry run, nothing is kept: " : ""
    return switch kind {
    case .read: "\(would)\(role) can read the campground at \(store), and change nothing."
    case .front: "\(would)\(role) can do the work of a front desk at \(store)."
    case .owner: "\(would)\(role) owns the campground at \(store)."
    }
  }
}
