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
    (isDryRun ? "Dry run, nothing is kept: " : "") + "\(role) \(kind.words) at \(store)."
  }
}

/// A role of a server, with its rights.
struct RoleView: ListedView {
  let role: GrantedRole
  static var blank: Self { RoleView(role: GrantedRole(name: "", rights: nil)) }

  var label: String { role.name }

  func write(to fields: inout some FieldWriter) {
    fields.field("role", role.name)
    fields.field("rights", role.rights?.rawValue)
  }

  var text: String { cells.joined(separator: " ") }

  static var columns: [TextColumn] { [.flexible("ROLE"), .flexible("RIGHTS")] }
  var cells: [String] { [role.name, role.rights?.noun ?? "others than campctl gives"] }
}

extension StoreRole {
  /// The rights in a table.
  fileprivate var noun: String {
    switch self {
    case .none: "none"
    case .read: "reading"
    case .housekeeping: "housekeeping"
    case .till: "till"
    case .front: "front desk"
    case .prices: "front desk, prices"
    case .owner: "owner"
    }
  }

  /// The rights as the rest of a sentence about the role.
  fileprivate var words: String {
    switch self {
    case .none: "has no rights"
    case .read: "reads everything, and changes nothing,"
    case .housekeeping: "reads everything, and changes the notes of sites and stays,"
    case .till: "reads everything, and works on accounts,"
    case .front: "does the work of a front desk"
    case .prices: "does the work of a front desk, and changes prices, taxes, rules and settings,"
    case .owner: "owns the campground"
    }
  }
}
