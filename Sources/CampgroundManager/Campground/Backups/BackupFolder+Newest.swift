import Persistence

extension BackupFolder {
  /// The newest backup of a campground in a folder by the days and times in their names, and its time in seconds since
  /// 1970-01-01 00:00 UTC; nil where there is none.
  package static func newest(in folder: String, of location: StoreLocation) -> (file: String, seconds: Int)? {
    var newest: (file: String, seconds: Int)?
    Store.forEachName(beginning: "\(folder)/\(name(of: location))-") { place, rest in
      guard let made = seconds(rest), made > newest?.seconds ?? .min else { return }
      newest = (place, made)
    }
    return newest
  }

  /// The time in the rest of a name, `2027-07-04-020000.sqlite`, at the campground.
  private static func seconds(_ rest: Substring) -> Int? {
    guard let day = day(rest), let digits = rest.split(separator: "-").dropFirst(3).first?.prefix(6),
      let number = Int(digits), let time = TimeOfDay("\(digits.prefix(2)):\(digits.dropFirst(2).prefix(2))")
    else { return nil }
    return CampgroundClock.moment(at: day, time).seconds + number % 100
  }
}
