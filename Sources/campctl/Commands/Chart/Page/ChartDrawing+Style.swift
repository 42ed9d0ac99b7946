extension ChartLook {
  /// The mark that distinguishes a bar without colour.
  var mark: HTML {
    switch self {
    case .held, .reserved: "<path class=\"edge\" d=\"M2 1V19\"/>"
    case .block: "<path class=\"edge\" d=\"M1 3H16384M1 17H16384\"/>"
    case .checkedIn, .checkedOut: ""
    }
  }
}

extension ChartDrawing {
  /// The colours of the pages, by class.
  static let style: HTML = """
    svg { color-scheme: light dark; font: 12px system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif }
    text { fill: #1f2421 }
    .title { font-size: 17px; font-weight: 600 }
    .loop { font-weight: 600 }
    .day text { text-anchor: middle; font-size: 11px }
    .quiet { fill: #5d665f }
    .paper { fill: #fbfaf7 } .band { fill: #f1efe8 } .now { fill: #d7e5dc } .share { fill: #cfe3d4 }
    .line { stroke: #d9d8d0; fill: none }
    .edge { fill: none; stroke-width: 3 }
    .bar { stroke: none }
    .res .bar { fill: #cfe3d4 } .res text { fill: #16392a } .res .edge { stroke: #5f9a79 }
    .here .bar { fill: #2f6f4f } .here text { fill: #fff; font-weight: 600 }
    .gone .bar { fill: #fbfaf7; stroke: #5f9a79 } .gone text { fill: #5d665f }
    .held .bar { fill: #fbe9bf; stroke: #c99a2e; stroke-dasharray: 3 2 } .held text { fill: #5b4300 }
    .held .edge { stroke: #c99a2e }
    .block .bar { fill: #dcdcdc } .block text { fill: #3a3a3a } .block .edge { stroke: #8f8f8f; stroke-width: 1.5; stroke-dasharray: 2 3 }
    .due { fill: #a33a1f } .late { fill: none; stroke: #a33a1f; stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
      .due { fill: #f08f70 } .late { stroke: #f08f70 }
      text { fill: #e8ebe7 }
      .quiet { fill: #a3ada6 }
      .paper { fill: #161a18 } .band { fill: #1f2522 } .now { fill: #25332b } .share { fill: #274637 }
      .line { stroke: #343b37 }
      .res .bar { fill: #274637 } .res text { fill: #d9f0e2 } .res .edge { stroke: #4f8f6d }
      .here .bar { fill: #7fc9a0 } .here text { fill: #0d1f16 }
      .gone .bar { fill: #161a18; stroke: #4f8f6d } .gone text { fill: #a3ada6 }
      .held .bar { fill: #4d3e15; stroke: #b98f2f } .held text { fill: #fbe9bf } .held .edge { stroke: #b98f2f }
      .block .bar { fill: #3a3d3b } .block text { fill: #d7d9d7 } .block .edge { stroke: #777c79 }
    }

    """
}
