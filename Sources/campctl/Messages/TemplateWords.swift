import Arguments
import CampgroundManager

/// Words about templates for people.
enum TemplateWords {
  /// A note of a name that the answer does not have, beside the keys that it has.
  static func missing(_ name: MustacheName, in file: String, keys: [String]) -> String {
    let last = name.keys.last { !keys.contains($0) } ?? name.text
    let guess = Suggestion.nearest(to: last, among: keys).map { " (\($0)?)" } ?? ""
    return "\(name.place.words(in: file)): There is no \(name.text)\(guess), so nothing stands in its place."
  }

  /// The explanation of templates.
  static let help = """
    A template prints an answer in a form of your own: campctl list-campers --template page.html

    {{fullName}}              the value of a key of the JSON that --json prints
    {{camper.fullName}}       a key within another; a list has commas between its things
    {{#.}} ... {{/.}}         once for each row of a list, or for the one answer of a paper
    {{#nights}} ... {{/nights}}
                              once for each thing of a list; for another value once, if there is one
    {{^notes}} ... {{/notes}} if there is none: null, false, an empty list, or no such key
    {{.}}                     the value at hand, such as a text in a list
    {{{notes}}} {{&notes}}    a value as it is, for markup that you trust
    {{>head}}                 the template head.html beside page.html
    {{! words }}              a comment
    {{=<% %>=}}               other marks of tags from here on

    Values are escaped for HTML, unless the template's name ends in .txt or in .eml. One in .eml makes a whole message with its
    header, in which no value begins another line. This is the language of Mustache; nothing in a template runs.

    The program's own templates are labels and addresses, for list-campers, and cards, for list-reservations.

    A configured folder (letters = ~/letters) has those of letters: confirmation.de.html for a camper with --language de or
    de-AT, confirmation.html for all others. Letters are confirmation, change, cancel, reminder and receipt; .html is for --html,
    .eml for --mail, .txt for neither. Without a file the letter is the program's own.

    """
}
