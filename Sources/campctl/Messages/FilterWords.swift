/// The explanation of filters.
enum FilterWords {
  static let help = """
    A filter chooses the rows of a list: campctl list-reservations --where 'balance:>0 arriving:fri..sun'

    nights:3             the field is this; a text in any case, with or without accents
    nights:2,3           one of these
    nights:>3            more; also <3, >=3 and <=3
    nights:2..4          from the one to the other, both included; also 2.. and ..4
    arriving:fri..sun    days as everywhere; sun is the first Sunday from that Friday on
    balance:>0           an amount
    here:yes             a field that is true or false
    group:               there is nothing; group:* there is something
    notes:~fire          the text has this part; fullName:/ann it begins so
    group:"Den 4"        a text with blanks or marks stands in quotes
    Lee                  a word alone: some text has it, as in campctl find

    Terms in a row have to hold together. or joins alternatives, - or not turns a term round, and parentheses group:
    -status:cancelled (type:tent or rigLength:<20)

    The fields are the keys of the list's JSON, one within another with a point: camper.phoneNumber. Of stays these can be
    asked, too: arriving, departing, staying and due (days), here, overdue and displaced (yes or no), type and loop of the site.

    --columns id,site,camper prints these fields, --sort arrival,-balance sorts by them, --limit 10 ends behind ten rows,
    and --count, --sum balance and --group-by loop count and add up all that the filter lets through.

    """
}
