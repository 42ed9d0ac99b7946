/// The templates of the program's own, by the names that `--template` takes.
enum BuiltInTemplate: String, CaseIterable {
  /// Labels with the addresses of campers, three in a row.
  case labels
  /// The same addresses as text.
  case addresses
  /// A card for each reservation.
  case cards

  /// The name that gives its form.
  var file: String { rawValue + (self == .addresses ? ".txt" : ".html") }

  var text: String {
    switch self {
    case .labels: Self.labelsText
    case .addresses: Self.addressesText
    case .cards: Self.cardsText
    }
  }

  private static let addressesText = """
    {{#.}}
    {{fullName}}
    {{#address}}{{.}}{{/address}}

    {{/.}}

    """

  /// Three labels in a row, eight rows on a page of A4 or Letter.
  private static let labelsText =
    page("Labels", ".label { width: 63mm; height: 33mm; padding: 4mm; overflow: hidden; white-space: pre-line }")
      + """
      {{#.}}
      <div class="label"><b>{{fullName}}</b>
      {{address}}</div>
      {{/.}}
      </body>
      </html>

      """

  /// Two cards in a row, for an envelope or a folder of each party.
  private static let cardsText =
    page("Cards", ".label { width: 95mm; height: 60mm; padding: 6mm; border: 1px dashed #888; overflow: hidden }")
      + """
      {{#.}}
      <div class="label">
      <p><b>Site {{site}}</b>, {{id}}</p>
      <p>{{#camper}}{{fullName}}, {{phoneNumber}}{{/camper}}</p>
      <p>{{arrival}} to {{departure}}, nights: {{nights}}</p>
      {{#plates}}
      <p>{{.}}</p>
      {{/plates}}
      {{#notes}}
      <p>{{.}}</p>
      {{/notes}}
      </div>
      {{/.}}
      </body>
      </html>

      """

  private static func page(_ title: String, _ style: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(title)</title>
    <style>
    @page { margin: 8mm }
    body { margin: 0; display: flex; flex-wrap: wrap; font: 11pt/1.3 sans-serif }
    .label { box-sizing: border-box; break-inside: avoid }
    p { margin: 0 0 2mm }
    \(style)
    </style>
    </head>
    <body>

    """
  }
}
