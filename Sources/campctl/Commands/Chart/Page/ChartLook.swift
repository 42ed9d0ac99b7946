import CampgroundManager

/// The look of a bar, which differs in pattern and edges, too, not in colour alone.
enum ChartLook: CaseIterable {
  case held
  case reserved
  case checkedIn
  case checkedOut
  case block

  init(_ bar: ChartBar) {
    self =
      switch (bar.kind, bar.status) {
      case (.block, _): .block
      case (_, .held): .held
      case (_, .checkedIn): .checkedIn
      case (_, .checkedOut): .checkedOut
      default: .reserved
      }
  }

  /// The class in the stylesheets.
  var name: HTML {
    switch self {
    case .held: "held"
    case .reserved: "res"
    case .checkedIn: "here"
    case .checkedOut: "gone"
    case .block: "block"
    }
  }

  var words: String {
    switch self {
    case .held: "held"
    case .reserved: "reserved"
    case .checkedIn: "checked in"
    case .checkedOut: "checked out"
    case .block: "blocked"
    }
  }

  private var item: HTML { "<li><i class=\"\(name)\"></i>\(words)</li>\n" }

  /// The looks of a page for the public.
  static var publicLegend: HTML {
    "<ul class=\"legend\" aria-label=\"Kinds of bars\">\n\(HTML([reserved.item, block.item]))</ul>"
  }

  static var legend: HTML {
    let items = allCases.map(\.item)
    let marks: HTML = "<li><i class=\"due\"></i>to pay</li>\n<li><i class=\"late\"></i>late</li>\n"
    return "<ul class=\"legend\" aria-label=\"Kinds of bars\">\n\(items)\(marks)</ul>"
  }
}
