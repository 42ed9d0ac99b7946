import CampgroundManager

/// Placards, one a page of paper, large enough to be read from a car.
struct PlacardsPage {
  let placards: [PlacardView]
  let day: Day
  let campground: String?

  var html: HTML {
    Page(
      title: "Placards", subtitle: DeskPaper.subtitle(day, campground), style: Self.style,
      content: placards.isEmpty ? "<p>No arrivals on this day.</p>\n" : HTML(placards.map(placard))
    ).html
  }

  private func placard(_ view: PlacardView) -> HTML {
    let loop: HTML? = view.placard.loop.map { "<p class=\"loop\">\($0)</p>\n" }
    let campground: HTML? = campground.map { "<p class=\"campground\">\($0)</p>\n" }
    let phone: HTML? = view.phone.map { "<p class=\"phone\">\($0)</p>\n" }
    return """
      <article class="placard">
      \(campground)<p class="word">Site</p>
      <h2 class="site \(size(of: view.label))">\(view.label)</h2>
      \(loop)<p class="name \(nameSize(of: view.name))">\(view.name)</p>
      <p class="days">\(view.arrival) <span class="to">to</span> \(view.departure)</p>
      \(phone)</article>

      """
  }

  /// The size of the number; a long one is set smaller.
  private func size(of text: String) -> HTML {
    switch DisplayWidth.of(text) {
    case ...3: "huge"
    case ...7: "large"
    default: "small"
    }
  }

  private func nameSize(of name: String) -> HTML { DisplayWidth.of(name) > 40 ? "long" : "" }

  private static let style: HTML = """
    body { max-width: 46rem }
    .placard {
      display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center;
      margin: 0 0 1.5rem; padding: 2rem 1rem; border: 2px solid var(--leaf); border-radius: 1rem; overflow-wrap: anywhere;
    }
    .placard p, .placard h2 { margin: 0; max-width: 100% }
    .campground, .loop, .name { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
    .campground { font-size: 1.25rem; color: var(--quiet); margin-bottom: 1rem !important }
    .word { font-size: 1.25rem; letter-spacing: .3em; text-transform: uppercase; text-indent: .3em }
    .site { line-height: 1.05; font-weight: 700; color: var(--leaf) }
    .huge { font-size: min(11rem, 40vw) } .large { font-size: min(7rem, 20vw) } .small { font-size: min(3.5rem, 10vw) }
    .loop { color: var(--quiet) }
    .name { font-size: 2.5rem; font-weight: 600; line-height: 1.15; margin-top: 1.5rem !important }
    .name.long { font-size: 1.4rem; -webkit-line-clamp: 4 }
    .days { font-size: 1.6rem; margin-top: .75rem !important }
    .to { color: var(--quiet) }
    .phone { font-size: 1.25rem; margin-top: 1rem !important }
    @media print {
      @page { margin: 15mm }
      header { display: none }
      /* A little less than the smallest page, Letter, has between its margins. */
      .placard {
        height: 240mm; margin: 0; padding: 10mm; border-width: 1.5mm; break-inside: avoid; break-after: page;
        overflow: hidden;
      }
      .placard:last-child { break-after: auto }
      .campground, .loop, .name { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
    .campground { font-size: 20pt; margin-bottom: 12mm !important }
      .word { font-size: 24pt }
      .huge { font-size: 220pt } .large { font-size: 110pt } .small { font-size: 54pt }
      .loop { font-size: 16pt }
      .name { font-size: 44pt; margin-top: 14mm !important } .name.long { font-size: 22pt }
      .days { font-size: 28pt; margin-top: 8mm !important }
      .phone { font-size: 20pt; margin-top: 8mm !important }
    }

    """
}
