/// One self-contained HTML file: it loads nothing, runs nothing, and is made for a screen and for paper.
struct Page {
  /// The title of the window and of the first heading.
  let title: String
  /// The line below the heading: the campground and the days.
  let subtitle: String
  var paper = Paper.portrait
  /// The style beside that of every page; only text from the source.
  var style: HTML = ""
  let content: HTML

  enum Paper {
    case portrait
    case landscape
  }

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(title)</title>
    <style>
    \(Self.style)\(paperStyle)\(style)</style>
    </head>
    <body>
    <header>
    <h1>\(title)</h1>
    <p>\(subtitle)</p>
    </header>
    <main>
    \(content)</main>
    </body>
    </html>

    """
  }

  private var paperStyle: HTML {
    switch paper {
    case .portrait: "@page { size: portrait; margin: 12mm }\n"
    case .landscape: "@page { size: landscape; margin: 10mm }\n"
    }
  }

  /// The common style of all pages: one typeface, one set of colours for light, dark and paper.
  private static let style: HTML = """
    :root {
      color-scheme: light dark;
      --paper: #fbfaf7; --ink: #1f2421; --quiet: #5d665f; --line: #d9d8d0; --band: #f1efe8; --leaf: #2f6f4f;
      --stay: #cfe3d4; --stay-ink: #16392a; --stay-edge: #5f9a79; --here: #2f6f4f; --here-ink: #ffffff;
      --hold: #fbe9bf; --hold-ink: #5b4300; --hold-edge: #c99a2e; --block: #dcdcdc; --block-ink: #3a3a3a;
      --block-edge: #8f8f8f; --warn: #a33a1f;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #161a18; --ink: #e8ebe7; --quiet: #a3ada6; --line: #343b37; --band: #1f2522; --leaf: #7fc9a0;
        --stay: #274637; --stay-ink: #d9f0e2; --stay-edge: #4f8f6d; --here: #7fc9a0; --here-ink: #0d1f16;
        --hold: #4d3e15; --hold-ink: #fbe9bf; --hold-edge: #b98f2f; --block: #3a3d3b; --block-ink: #d7d9d7;
        --block-edge: #777c79; --warn: #f08f70;
      }
    }
    * { box-sizing: border-box }
    html { -webkit-text-size-adjust: 100% }
    body {
      margin: 0 auto; padding: 1.25rem; max-width: 100rem; background: var(--paper); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
    }
    header h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; letter-spacing: -0.01em }
    header p { margin: .25rem 0 1.25rem; color: var(--quiet) }
    h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem }
    table { border-collapse: collapse }
    th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid var(--line) }
    th { font-weight: 600 }
    td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
    summary { cursor: pointer; font-weight: 600 }
    :focus-visible { outline: 2px solid var(--leaf); outline-offset: 2px }
    .scroll { overflow-x: auto; max-width: 100% }
    .quiet { color: var(--quiet) }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    @media print {
      :root {
        --paper: #fff; --ink: #000; --quiet: #444; --line: #bbb; --band: #f2f2f2; --leaf: #1f5a3c;
        --stay: #dcebe0; --stay-ink: #000; --stay-edge: #5f9a79; --here: #2f6f4f; --here-ink: #fff;
        --hold: #fdf3d9; --hold-ink: #000; --hold-edge: #c99a2e; --block: #e4e4e4; --block-ink: #000;
        --block-edge: #8f8f8f; --warn: #8a2c14;
      }
      body { padding: 0; max-width: none; font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact }
      .scroll { overflow: visible }
    }

    """
}
