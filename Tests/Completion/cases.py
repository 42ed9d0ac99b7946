"""What is typed before the tabulator, and what the shell then calls campctl with, or shows."""

ANN = 'Ann "Q" $5 * `x` \\o/!'

# What is typed, and the words that campctl is given.
COMPLETED = [
    ("rest", ["restore"]),
    ("report oc", ["report", "occupancy"]),
    ("repo", ["report"]),
    ("help report oc", ["help", "report", "occupancy"]),
    ("reserve --si", ["reserve", "--site"]),
    ("reserve --site 12 --an", ["reserve", "--site", "12", "--any-site"]),
    ("reserve --camper Bac", ["reserve", "--camper", "Bacon Lover"]),
    ("reserve --camper bac", ["reserve", "--camper", "Bacon Lover"]),
    ("reserve -c Bacon\\ L", ["reserve", "-c", "Bacon Lover"]),
    ('reserve --camper "Bac', ["reserve", "--camper", "Bacon Lover"]),
    ("reserve --camper 'Bac", ["reserve", "--camper", "Bacon Lover"]),
    ("reserve --camper=Bac", ["reserve", "--camper=Bacon Lover"]),
    ('reserve --camper="Bac', ["reserve", "--camper=Bacon Lover"]),
    ("reserve --camper O", ["reserve", "--camper", "O'Brien"]),
    ("reserve --camper O\\'", ["reserve", "--camper", "O'Brien"]),
    ('reserve --camper "O\'', ["reserve", "--camper", "O'Brien"]),
    ("reserve --camper 'O", ["reserve", "--camper", "O'Brien"]),
    ("reserve --camper J", ["reserve", "--camper", "Jörg Müller"]),
    ("reserve --camper Jörg\\ Mü", ["reserve", "--camper", "Jörg Müller"]),
    ("reserve --camper Ann", ["reserve", "--camper", ANN]),
    ('reserve --camper "Ann', ["reserve", "--camper", ANN]),
    ("reserve --camper 'Ann", ["reserve", "--camper", ANN]),
    ("reserve --site=1", ["reserve", "--site=12"]),
    ("reserve -s1", ["reserve", "-s12"]),
    ("reserve --site B", ["reserve", "--site", "B:1"]),
    ("reserve --site B:", ["reserve", "--site", "B:1"]),
    ("reserve --site=B:", ["reserve", "--site=B:1"]),
    ("check-in r-2", ["check-in", "r-2"]),
    ("--color n", ["--color", "never"]),
    ("--color=n", ["--color=never"]),
    ("availability --weekdays fri,su", ["availability", "--weekdays", "fri,sun"]),
    ("--store other.sqlite reserve --site ", ["--store", "other.sqlite", "reserve", "--site", "77"]),
    ("--store=other.sqlite check-in r-", ["--store=other.sqlite", "check-in", "r-1"]),
    ("reserve --store ../desk/other.sqlite --camper O", [
        "reserve", "--store", "../desk/other.sqlite", "--camper", "Other Camper"]),
    ("reserve --store ~/desk/other.sqlite --site=", ["reserve", "--store", "HOME/desk/other.sqlite", "--site=77"]),
    ("reserve --store $HOME/desk/other.sqlite --site=", ["reserve", "--store", "HOME/desk/other.sqlite", "--site=77"]),
    ("--store none.sqlite reserve --site ", ["--store", "none.sqlite", "reserve", "--site"]),
    ("--store folder reserve --site ", ["--store", "folder", "reserve", "--site"]),
    ("backup oth", ["backup", "other.sqlite"]),
    ("--store oth", ["--store", "other.sqlite"]),
    ("info --store=oth", ["info", "--store=other.sqlite"]),
    ("import sites fo", ["import", "sites", "folder"]),
    ("reserve --none-such", ["reserve", "--none-such"]),
    ("nothing ", ["nothing"]),
]

# What is typed, what is shown in every shell, and what is shown where descriptions are.
SHOWN = [
    ("--color ", ["auto", "always", "never"], []),
    ("check-in r-", ["r-1", "r-2"], ["Bacon Lover, site 12, 2027-07-04 to 2027-07-06"]),
    ("reserve --site ", ["2", "12", "B:1"], ["Loop A, rv"]),
    ("reserve --c", ["--camper", "--children", "--check-in"], []),
    ("report ", ["occupancy", "lead-time"], []),
    ("reserve --a", ["--adults", "--arrive", "--accessible"], ["The number of adults."]),
]
