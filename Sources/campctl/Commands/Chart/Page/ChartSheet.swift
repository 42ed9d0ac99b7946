/// The part of the chart's stylesheet that is the same for every chart; the site column is `--s` wide, and there are
/// `--n` nights.
enum ChartSheet {
  static let table: HTML = """
    .chart { --s: 6.5rem; --day: 2.2rem; --now: color-mix(in srgb, var(--leaf) 14%, transparent) }
    .chart table {
      table-layout: fixed; border-collapse: separate; border-spacing: 0; width: 100%;
      min-width: calc(var(--s) + var(--n) * var(--day)); font-size: .8125rem; line-height: 1.25rem;
      background-repeat: no-repeat, repeat-x, repeat-x; background-position: 0 0, var(--s) 0, var(--s) 0;
      background-size: 100% 100%, calc((100% - var(--s)) / var(--n)) 100%, calc((100% - var(--s)) / var(--n) * 7) 100%;
    }
    .chart col.site { width: var(--s) }
    .chart th, .chart td { padding: 0; border: 0; overflow: clip; white-space: nowrap; vertical-align: middle }
    .chart tbody tr { box-shadow: inset 0 -1px var(--line) }
    .chart th[scope=row], .chart thead tr > :first-child {
      position: sticky; left: 0; z-index: 2; padding: 0 .6rem; text-align: left; background: var(--paper);
      box-shadow: inset -1px 0 var(--line), inset 0 -1px var(--line); text-overflow: ellipsis;
    }
    .chart tbody tr:has(td) > th { box-shadow: inset -1px 0 var(--line) }
    .chart tbody th { height: 1.8rem; font-variant-numeric: tabular-nums }
    .chart th small { margin-left: .5em; color: var(--quiet); font-weight: 400; font-size: .75rem }
    .chart thead { position: sticky; top: 0; z-index: 3 }
    .chart thead th { text-align: center; background: var(--paper); box-shadow: inset 0 -1px var(--line) }
    .chart .months th { padding: .35rem 0; text-align: left; font-size: .875rem; box-shadow: none; overflow: visible }
    .chart .months span { position: sticky; left: calc(var(--s) + .5rem); padding-left: .5rem }
    .chart .months td:first-child { box-shadow: inset -1px 0 var(--line) }
    .chart thead th small { display: block; margin: 0; font-size: .6875rem; line-height: 1rem }
    .chart thead th b { display: inline-block; min-width: 1.5rem; margin-bottom: .3rem; border-radius: 1rem; font-weight: 600 }
    .chart thead .weekend { background: var(--band) }
    .chart thead .today b { background: var(--leaf); color: var(--paper) }
    .chart .loop th { position: static; text-align: left; background: var(--band); box-shadow: inset 0 -1px var(--line) }
    .chart .loop label {
      position: sticky; left: 0; display: inline-flex; align-items: baseline; padding: .3rem .6rem; cursor: pointer;
    }
    .chart .loop input { appearance: none; margin: 0; width: 1.1em; font: inherit; outline-offset: 3px; cursor: pointer }
    .chart .loop input::before { content: "▸"; content: "▸" / "" }
    .chart .loop input:checked::before { content: "▾"; content: "▾" / "" }
    .chart tbody:has(.loop input:not(:checked)) tr:not(.loop) { display: none }
    .chart tfoot { position: sticky; bottom: 0; z-index: 3 }
    .chart tfoot td {
      height: 2.6rem; vertical-align: bottom; text-align: center; font-size: .6875rem; line-height: 1.1rem;
      font-variant-numeric: tabular-nums;
      background: linear-gradient(var(--stay), var(--stay)) 50% 100% / calc(100% - 4px) var(--p) no-repeat var(--paper);
      box-shadow: inset 0 1px var(--line);
    }
    .chart tfoot th { font-size: .75rem; box-shadow: inset -1px 0 var(--line), inset 0 1px var(--line) }
    .note { margin: .75rem 0 0; font-size: .8125rem }

    """

  static let bars: HTML = """
    .chart td[title] { text-overflow: ellipsis }
    .chart tbody td[class] {
      padding: 0 .3rem 0 .5rem; border: solid transparent; border-width: 3px 1px 4px; border-radius: 7px;
      background-clip: padding-box !important;
    }
    .chart tbody td.cb { border-left-width: 0; border-top-left-radius: 0; border-bottom-left-radius: 0 }
    .chart tbody td.ca { border-right-width: 0; border-top-right-radius: 0; border-bottom-right-radius: 0 }
    .chart tbody td.cb.res { background-image: none }
    .res {
      color: var(--stay-ink); background: linear-gradient(var(--stay-edge), var(--stay-edge)) 0 0 / 3px 100% no-repeat;
      background-color: var(--stay);
    }
    .here { background-color: var(--here); color: var(--here-ink); font-weight: 600 }
    .gone { background-color: var(--paper); color: var(--quiet); box-shadow: inset 0 0 0 1px var(--stay-edge) }
    .held {
      color: var(--hold-ink); background: linear-gradient(var(--hold-edge), var(--hold-edge)) 0 0 / 3px 100% no-repeat,
        radial-gradient(color-mix(in srgb, var(--hold-edge) 40%, transparent) 1px, transparent 1.4px) 0 0 / 6px 6px;
      background-color: var(--hold);
    }
    .block {
      color: var(--block-ink); background-color: var(--block);
      background-image: repeating-linear-gradient(
        -45deg, transparent 0 5px, color-mix(in srgb, var(--block-edge) 30%, transparent) 5px 7px);
    }
    .legend i.due { background: linear-gradient(135deg, var(--warn) .45rem, transparent 0) }
    .late { box-shadow: inset 0 0 0 2px var(--warn) }
    .chart tbody td.due {
      background-image: linear-gradient(135deg, var(--warn) .45rem, transparent 0); background-size: 100% 100%;
    }
    .legend { display: flex; flex-wrap: wrap; gap: .35rem 1.1rem; margin: 0 0 .75rem; padding: 0; list-style: none }
    .legend li { display: flex; align-items: center; gap: .45rem; font-size: .8125rem }
    .legend i { width: 1.75rem; height: 1rem; border-radius: 4px }
    @media (forced-colors: active) {
      .chart tbody td[class], .legend i { border-color: CanvasText; border-width: 1px; border-style: solid }
      .chart tbody .held { border-style: dashed }
      .chart tbody .block { border-style: dotted }
      .chart tbody .here { border-width: 3px }
    }

    """

  static let screen: HTML = """
    @media screen {
      .chart { max-height: max(24rem, calc(100dvh - 10.5rem)); overflow: auto; border: 1px solid var(--line); border-radius: 8px }
    }
    @media screen and (max-width: 40rem) {
      body { padding: .75rem }
      .chart { --s: 3.6rem; --day: 2.1rem; margin: 0 -.75rem; max-width: none; border-radius: 0; border-width: 1px 0 }
      .chart th[scope=row], .chart thead tr > :first-child { padding: 0 .4rem }
      .chart th[scope=row] small { display: none }
      .chart tfoot th { font-size: .6875rem }
    }

    """

  static let print: HTML = """
    @media print {
      .chart { --s: 20mm }
      .chart table { min-width: 0; font-size: var(--type); line-height: 1.3 }
      .chart thead, .chart tfoot, .chart th[scope=row], .chart thead tr > :first-child { position: static }
      .chart tbody th { height: 5mm }
      .chart tr { break-inside: avoid }
      .chart .loop { break-after: avoid }
      .chart th[scope=row], .chart thead tr > :first-child { padding: 0 1mm }
      .chart tbody td[class] { padding: 0 0 0 1mm; border-width: .4mm .2mm .6mm; border-radius: 1mm }
      .chart th small, .chart thead th small, .chart tfoot td, .legend li, .note { font-size: var(--type); line-height: 1.2 }
      .chart thead th b { min-width: 0; margin: 0 }
      .chart thead .today b { padding: 0 .4em }
      .chart thead small { letter-spacing: -.03em }
      .chart tfoot td { height: 8mm }
      header p { margin-bottom: 2mm }
      header h1 { font-size: 13pt }
    }

    """
}
