extension UsedFile {
  /// The use of it.
  var sentence: String {
    switch self {
    case .store: "The campground, when neither --store nor CAMPCTL_STORE names another; XDG_DATA_HOME moves it."
    case .formerStore: "The campground that a restore has replaced; the next ones end with .old-2, .old-3 and so on."
    case .timeZones: "The time zones, when TZDIR names no other folder."
    case .accounts: "The names of accounts, one of which is the actor when no variable names one."
    }
  }
}
