import CampgroundManager

/// The sites of a rate: those of a type, or one.
enum RateScope: Hashable {
  case type(Slug)
  case site(SiteNumber)

  var words: String {
    switch self {
    case .type(let type): "Sites of type \(type)"
    case .site(let site): "Site \(site)"
    }
  }
}

/// Types by their names, then sites in natural order.
extension RateScope: Comparable {
  static func < (left: RateScope, right: RateScope) -> Bool {
    switch (left, right) {
    case (.type(let left), .type(let right)): left.description < right.description
    case (.site(let left), .site(let right)): left < right
    case (.type, .site): true
    case (.site, .type): false
    }
  }
}

extension Rate {
  /// The only sites that it covers; nil for all.
  var scope: RateScope? { terms.site.map(RateScope.site) ?? terms.type.map(RateScope.type) }
}
