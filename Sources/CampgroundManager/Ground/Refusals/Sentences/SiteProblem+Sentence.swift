extension SiteProblem {
  var sentence: String {
    switch self {
    case .retired(let number): "Site \(number) is retired"
    case .repeated(let number): "Site \(number) is listed twice"
    case .noneFits(let misfit): misfit.sentence
    case .rigLengthUnknown: "The site's maximum rig length is unknown"
    case .otherType(let type, let actual): "The site is of type \(actual); \(type) was requested"
    case .noAmps(let amps): "The site does not offer \(amps.map { "\($0) A" }.joined(separator: ", "))"
    case .noElectricity: "The site has no electricity"
    case .noWater: "The site has no water"
    case .noSewer: "The site has no sewer hookup"
    case .notPullThrough: "The site is not a pull-through"
    case .notAccessible: "The site is not accessible"
    }
  }
}
