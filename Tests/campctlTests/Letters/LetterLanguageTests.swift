import Foundation
import Testing

/// Letters by the files of the configured folder, in the language of the camper.
@Suite struct LetterLanguageTests: ~Copyable {
  private let shell = Shell.campground(
    """
    settings --name Trout --email camp@example.com
    add-site 14
    change-camper c-1 --email bacon@example.com --language de-AT
    add-camper 'Ann Lee' --phone 555-0101 --email ann@example.com
    add-rate Standard --nightly 45.00
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2
    reserve --site 14 --camper c-2 --arrive 2027-07-04 --nights 2
    pay r-1 60.00
    pay r-2 60.00
    """)

  /// Puts files into the folder of letters.
  private func write(_ files: [String: String]) throws {
    let folder = shell.home.appending(path: "letters")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }

  private var own: [String: String] { ["CAMPCTL_CONFIG": shell.home.appending(path: "config").path] }

  private func run(_ line: String, letters: String = "~/letters") throws -> Shell.Result {
    try shell.run("echo 'letters = \(letters)' >~/config; campctl \(line)", environment: own)
  }

  @Test func `a letter is that of the language, else of the language without its region, else the default`() throws {
    let name = "{{reservation.camper.fullName}}"
    try write(["confirmation.html": "Hello \(name)\n"])
    #expect(try run("confirmation r-1 --html").output == "Hello Bacon Lover\n")
    try write(["confirmation.de.html": "Hallo \(name)\n"])
    #expect(try run("confirmation r-1 --html").output == "Hallo Bacon Lover\n")
    try write(["confirmation.de-AT.html": "Servus \(name)\n"])
    #expect(try run("confirmation r-1 --html").output == "Servus Bacon Lover\n")
    #expect(try run("confirmation r-2 --html").output == "Hello Ann Lee\n")
    #expect(
      try run("confirmation --where site:12,14 --html").output == "Servus Bacon Lover\n\nHello Ann Lee\n")
  }

  @Test func `each form and each occasion has files of its own, and is the program's without them`() throws {
    try write(["confirmation.de.txt": "Hallo\n", "reminder.html": "Soon\n", "receipt.de.html": "Bezahlt: {{paid}}\n"])
    #expect(try run("confirmation r-1").output == "Hallo\n")
    #expect(try run("confirmation r-2").output.hasPrefix("Your stay at Trout\n"))
    #expect(try run("confirmation r-1 --html").output.hasPrefix("<!DOCTYPE html>"))
    #expect(try run("confirmation r-1 --for reminder --html").output == "Soon\n")
    #expect(try run("receipt r-1 --html").output == "Bezahlt: 60.00\n")
    #expect(try run("receipt r-1").output.hasPrefix("Receipt from Trout\n"))
    #expect(try run("receipt --where site:12,14 --html").output.hasPrefix("Bezahlt: 60.00\n\n<!DOCTYPE html>"))
    #expect(try run("confirmation r-1 --json").output == shell.run("campctl confirmation r-1 --json").output)
    #expect(try run("confirmation r-1 --template labels").output.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `a message is the file's, and several are a mailbox`() throws {
    try write([
      "confirmation.de.eml":
        "From: {{contact.email}}\nTo: {{reservation.camper.email}}\nSubject: Bestätigung\n\nHallo\n"
    ])
    let german = """
      From: camp@example.com
      To: bacon@example.com
      Subject: =?utf-8?B?QmVzdMOkdGlndW5n?=

      Hallo

      """
    #expect(try run("confirmation r-1 --mail").output == german)
    let mailbox = try run("confirmation --where arriving:2027-07-04 --mail").output
    #expect(mailbox.hasPrefix("From camp@example.com Tue Jun  1 00:00:00 2027\n\(german)\nFrom camp@example.com"))
    #expect(mailbox.contains("To: Ann Lee <ann@example.com>"))
  }

  @Test func `a folder or a file that cannot be read is named`() throws {
    try write(["confirmation.html": "{{#a}}"])
    let open = try run("confirmation r-1 --html")
    #expect(open.status == 65 && open.errors.contains("confirmation.html, line 1, column 1: The section a has no end"))
    let missing = try run("confirmation r-1 --html", letters: "~/none")
    #expect(missing.status == 65 && missing.errors.contains("/none, cannot be read: it does not exist."))
    #expect(try shell.run("ln -sf /etc/passwd ~/letters/confirmation.html").status == 0)
    let link = try run("confirmation r-1 --html")
    #expect(link.status == 65 && link.errors.contains("it is a link or no regular file"))
    let relative = try run("confirmation r-1", letters: "letters")
    #expect(relative.status == 78)
    #expect(relative.errors.contains("sets letters to letters, which does not begin with / or ~/."))
    let shown = try run("config").output
    #expect(shown.contains("\nletters  ~/letters ") && shown.contains("~/config, line 1"))
  }
}
