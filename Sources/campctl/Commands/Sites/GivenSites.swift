import Arguments
import Basics
import CampgroundManager

/// One site, or several at once, such as `1..12`.
enum GivenSites: Hashable, Sendable {
  case one(SiteNumber)
  case several(SiteList)

  var ends: (one: SiteNumber?, list: SiteList?) {
    switch self {
    case .one(let number): (number, nil)
    case .several(let list): (nil, list)
    }
  }
}

extension ValueReader<GivenSites> {
  static var sites: ValueReader {
    ValueReader("number") { given throws(InvalidValue) in
      let number = try ValueReader<SiteNumber>.newSite.read(given)
      guard number.text.contains("..") || number.text.contains(",") else { return .one(number) }
      guard let list = SiteList(number.text) else {
        throw InvalidValue(
          number.text.contains("..")
            ? "a range counts up, with the same text and zeros at both ends: 1..12, 001..012 or A1..A9"
            : "a list has a number between two commas: 1,2,7..9")
      }
      return .several(list)
    }
  }
}
