import CampgroundManager

extension StoreRoleProblem {
  /// The problem in words, as a clause without its full stop.
  var sentence: String {
    switch self {
    case .noServer: "Only a campground on a server has roles; who can open a file is decided by chmod and chown"
    case .unknown(let role): "The server has no role \(role)"
    case .owner(let role): "The role \(role) owns the campground, and would lose rights as a reader or a front desk"
    case .beyondOwner(let role):
      "The server lets only a member of \(role), or its administrator, make \(role) the owner"
    }
  }
}
