import Arguments
import Testing

/// A line that is being typed in bash.
@Suite struct TypedLineTests {
  private static let breaks = " \t\n\"'><=;|&(:"

  private func line(_ text: String) -> TypedLine {
    TypedLine(text, breaks: Self.breaks) { ["HOME": "/home/desk", "DB": "b c"][$0] }
  }

  /// The text that bash would put in the place of the part at the cursor.
  private func replacement(in text: String, by candidate: String) -> String? {
    line(text).current.replacement(by: candidate)
  }

  @Test func `words are split as the shell splits them`() {
    let typed = line(#"campctl  show 'a b' "c \" d"e f\ g h"#)
    #expect(typed.words == ["campctl", "show", "a b", "c \" de", "f g"])
    #expect(typed.current.value == "h")
    #expect(line("campctl '' ").words == ["campctl", ""])
    #expect(line("campctl ").current.value == "")
  }

  @Test func `a quote may be open at the cursor`() {
    #expect(line(#"campctl "Bacon L"#).current.value == "Bacon L")
    #expect(line("campctl 'O").current.value == "O")
    #expect(line(#"campctl O\'Br"#).current.value == "O'Br")
    #expect(line("campctl a\\").current.value == "a")
  }

  @Test func `the home and known variables are read, and nothing is run`() {
    #expect(line("c ~/x ").words == ["c", "/home/desk/x"])
    #expect(line("c \"~/x\" a~/x ").words == ["c", "~/x", "a~/x"])
    #expect(line("c $DB \"${DB}\" '$DB' ").words == ["c", "b c", "b c", "$DB"])
    #expect(line("c $NONE ${DB $(rm) $ ").words == ["c", "$NONE", "${DB", "$(rm)", "$"])
  }

  @Test func `a candidate is quoted as its place has it`() {
    #expect(replacement(in: "c Bac", by: "Bacon Lover") == #"Bacon\ Lover"#)
    #expect(replacement(in: "c \"Bac", by: "Bacon Lover") == "Bacon Lover")
    #expect(replacement(in: "c 'Bac", by: "Bacon Lover") == "Bacon Lover")
    #expect(replacement(in: "c O", by: "O'Brien & $on!") == #"O\'Brien\ \&\ \$on\!"#)
    #expect(replacement(in: "c \"O", by: "O'Brien \"$x\"!") == ##"O'Brien \"\$x\""\!"""##)
    #expect(replacement(in: "c 'x", by: "x'") == #"x'\'''"#)
    #expect(replacement(in: "c 'O", by: "O'Brien") == #"O'\''Brien"#)
    #expect(replacement(in: "c Mü", by: "Müller") == "Müller")
  }

  @Test func `the part before a sign at which bash breaks words stays`() {
    #expect(replacement(in: "c --site=1", by: "--site=12") == "12")
    #expect(replacement(in: "c --site=", by: "--site=12") == "12")
    #expect(replacement(in: "c --site=a:b", by: "--site=a:bc") == "bc")
    #expect(replacement(in: "c --camper=\"Bac", by: "--camper=Bacon Lover") == "Bacon Lover")
    #expect(replacement(in: "c 'O'\\''Br", by: "O'Brien") == "Brien")
    #expect(replacement(in: "c O\"'Br", by: "O'Brien") == "'Brien")
    #expect(replacement(in: "c \"a b\"c", by: "a bcd") == #"a\ bcd"#)
    #expect(replacement(in: "c a:b", by: "A:bc") == nil)
  }
}
