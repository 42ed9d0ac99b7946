# What one does with campctl's sources. `make demo` and `make test` set up what they need.

SWIFT ?= swift
PREFIX ?= /usr/local
# Linux can link everything into the executable; macOS cannot.
STATIC := $(if $(filter Linux,$(shell uname -s)),-Xswiftc -static-executable)
# Nothing in it is unwound: it throws no exceptions as C++ does, so it needs no tables for that, 3 MB of them. The id of the build and
# the compiler's digests of its modules go too: the names of folders count in them, and only a next build reads them.
STRIP := $(if $(filter Linux,$(shell uname -s)),-R .eh_frame -R .eh_frame_hdr -R .note.gnu.build-id -R .swift_modhash)
# A release is built in a folder of its own, so that other builds need not wait for it, and for size, which takes the compiler less.
RELEASE = -c release -Xswiftc -Osize --scratch-path $(1)
# The linker's list of all that it has taken: the bill of materials is made from it. It is in the folder of the build.
MAP = $(if $(filter Linux,$(shell uname -s)),-Xlinker "-Map=$(CURDIR)/$(1)/release.map")
# One commit gives the same bytes in every folder: the folder's name is left out, and so is what only a debugger reads.
SAME := -debug-info-format none -Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=."
SOURCES := Package.swift Sources Tests
# All that is not a release is built in one way, so that nothing is built twice: not optimised, which would take three times as long, and
# without what only a debugger or an editor reads. `swift build --scratch-path .build-debug` makes these beside it.
# make looks for the traits when they are needed: libpq may have been installed by then.
QUICK = --disable-index-store -debug-info-format none $(shell sh scripts/traits.sh) $(STRICT)
BUILD = $(SWIFT) build $(QUICK)
BUILT = $$($(SWIFT) build --show-bin-path)
# The tests that are there, run without building them again. ONLY names some: a suite, or words of a test's name.
RUN_TESTS = env SWIFT="$(SWIFT)" FLAGS='$(QUICK)' sh scripts/tests.sh $(if $(ONLY),--filter "$(ONLY)")

# No script, test or demo reads the configuration of the person who starts it.
export CAMPCTL_CONFIG :=

.PHONY: demo wawona test tests test-reversed test-postgresql nightly build release release-postgresql schema tree install uninstall dist dist-postgresql deb formula reproducible install-test packaging-lint docs man man-lint library-docs library-examples check mutants hledger browser completions torture torture-short bench bench-short acceptance freeze model filters filters-postgresql lint format clean setup setup-tests

## Play the session that README begins with.
demo: build
	@"$(BUILT)/campctl" demo --play

## Make wawona.sqlite: a real campground's season of 2023 with made-up reservations; STORE says another file.
wawona: build
	@PATH="$(BUILT):$$PATH" sh scripts/wawona.sh $(or $(STORE),wawona.sqlite)

## Run all tests, in which campctl starts 4,000 times: without libraries it does so in a third of the time.
test: tests
	CAMPCTL_FOLDER="$$(SWIFT="$(SWIFT)" sh scripts/link-static.sh)" $(RUN_TESTS)

## Build the tests, and campctl with them.
tests: setup-tests
	$(BUILD) --build-tests

## Run all tests once more, with rows in reverse wherever a statement names no order; REVERSED has options of the bundle.
test-reversed: tests
	@SWIFT="$(SWIFT)" sh scripts/reversed.sh $(REVERSED)

test-postgresql: ONLY ?= CampgroundManagerTests|CampgroundImportTests|campctlTests

## Run the tests of the library and of the commands once more, with each campground that needs no file on a PostgreSQL server, a
## temporary one in memory; its last line has the number of tests. ONLY names others.
test-postgresql: tests
	@export CAMPCTL_FOLDER="$$(SWIFT="$(SWIFT)" sh scripts/link-static.sh)"; \
	  CAMPCTL_TEST_ENGINE=postgresql sh scripts/cluster.sh run --fast -- $(RUN_TESTS)

## Walk a long way at random; CAMPCTL_WALK_SEED says from where, as a failed walk does.
nightly: ONLY = RandomWalkTests
nightly: tests
	CAMPCTL_WALK_STEPS=100000 $(RUN_TESTS)

build: setup
	$(BUILD) --product campctl

## Leave a stripped executable that needs no library at dist/campctl; OPTIONS has further ones of swift build.
release: setup
	CAMPCTL_COMMIT="$${CAMPCTL_COMMIT-$$(sh packaging/commit.sh)}" \
	  $(SWIFT) build $(call RELEASE,.build-release) --product campctl $(STATIC) $(SAME) $(call MAP,.build-release) $(OPTIONS)
	@! grep -A1 -E 'lib(swift_Concurrency|swift_StringProcessing)\.a' .build-release/release.map | grep -m1 campctl || \
	  { echo "This file calls a part of the standard library that a release does without: see Sources/Basics." >&2; exit 1; }
	mkdir -p dist
	strip $(STRIP) -o dist/campctl "$$($(SWIFT) build $(call RELEASE,.build-release) --show-bin-path)/campctl"
	@ls -l dist/campctl

## The same at dist/campctl-postgresql, with the engine for a PostgreSQL server beside that for files, on Linux.
release-postgresql: setup
	@sh scripts/setup.sh libpq
	libpq="$$(sh scripts/libpq.sh new)" && \
	  CAMPCTL_COMMIT="$${CAMPCTL_COMMIT-$$(sh packaging/commit.sh)}" PKG_CONFIG_PATH="$$libpq/lib/pkgconfig" \
	  $(SWIFT) build $(call RELEASE,.build-release-postgresql) --traits PostgreSQL --product campctl $(STATIC) $(SAME) \
	  $(call MAP,.build-release-postgresql) $(OPTIONS)
	mkdir -p dist
	strip $(STRIP) -o dist/campctl-postgresql "$$($(SWIFT) build $(call RELEASE,.build-release-postgresql) --show-bin-path)/campctl"
	@ls -l dist/campctl-postgresql

## Leave in dist/root the files that make install copies, and that the tarball and the package contain.
tree: release
	CAMPCTL=dist/campctl sh packaging/tree.sh dist/root

## Install campctl for all users, or in PREFIX for one; DESTDIR stands before it in packages. It builds nothing when `make tree` was run
## before, so that root needs no compiler; a tree of another commit is refused.
install:
	@[ -x dist/root/install.sh ] || $(MAKE) tree
	@sh packaging/current.sh
	@sh dist/root/install.sh --prefix "$(PREFIX)" --destdir "$(DESTDIR)"

## Remove all that make install has put there.
uninstall:
	@sh packaging/install.sh --prefix "$(PREFIX)" --destdir "$(DESTDIR)" --uninstall

## Leave in dist the tarball of a release, its bill of materials (SPDX), and their checksums.
dist: tree
	@SWIFT="$(SWIFT)" sh packaging/dist.sh

## Leave in dist the Debian package and its checksum.
deb: tree
	@sh packaging/deb.sh

## Leave in dist the tarball with both programs, its bill of materials, the Debian package of campctl-postgresql, and their checksums.
dist-postgresql: tree release-postgresql
	CAMPCTL=dist/campctl CAMPCTL_POSTGRESQL=dist/campctl-postgresql sh packaging/tree.sh dist/root-postgresql
	@SWIFT="$(SWIFT)" sh packaging/dist.sh postgresql
	@sh packaging/deb-postgresql.sh

## Leave in dist Homebrew's formula of this version, for the repository at HOMEPAGE.
formula: tree
	@HOMEPAGE="$(HOMEPAGE)" sh packaging/formula.sh

## Build this commit in two folders, and compare all that make dist deb leaves there, byte for byte.
reproducible:
	@SWIFT="$(SWIFT)" sh scripts/reproducible.sh

## Install the tarball and the package in clean roots, use them there, and remove them; INSTALL=required makes it a failure that this
## cannot be done.
install-test: dist deb
	python3 Tests/Install/run.py

## Ask the linters of each ecosystem about packaging and workflows, and look at sizes and hardening.
packaging-lint: dist deb
	@sh scripts/packaging-lint.sh

## Write docs/commands.md anew.
docs: build
	@"$(BUILT)/campctl" help --markdown >docs/commands.md

## Leave the pages of the manual in dist/man: campctl(1), one for each command, and campctl-batch(5) for the formats;
## CAMPCTL names an executable that is built already.
man: $(if $(CAMPCTL),,build)
	@CAMPCTL="$(or $(CAMPCTL),$(BUILT)/campctl)" sh scripts/manual.sh dist/man
	@ls dist/man

## Read them with mandoc, man-db and groff, where these are installed; MANUAL=required makes a missing one a failure.
man-lint: man
	@sh scripts/manual-lint.sh dist/man

## Make the library's documentation with DocC, without a warning, in .build/documentation.
library-docs: build
	@SWIFT="$(SWIFT)" sh scripts/library-docs.sh

## Compile the programs of the library's articles in a package of its own, run them, and compare their output with the articles;
## EXAMPLES=record puts it there.
library-examples: setup
	@SWIFT="$(SWIFT)" STRICT="$(STRICT)" EXAMPLES="$(EXAMPLES)" sh scripts/library-examples.sh

## What a change has to pass.
check: STRICT := -Xswiftc -warnings-as-errors
check: lint test model

## Compare the prices, extras, discounts and taxes of 2,000 random stays with a second calculation; MODEL has options, such as --seed 7.
model: build
	@CAMPCTL="$(BUILT)/campctl" python3 Tests/Model/run.py $(MODEL)

## Compare what 20,000 random filters let through with a second judgement, on a release; FILTERS has options, such as --seed 7.
filters: release
	@CAMPCTL=dist/campctl python3 Tests/Model/filters.py $(FILTERS)

## Do the same on a server, a temporary one in memory.
filters-postgresql: build
	@CAMPCTL="$(BUILT)/campctl" sh scripts/cluster.sh run --fast -- \
	  sh -c 'python3 Tests/Model/filters.py $(FILTERS) --store "$$CAMPCTL_TEST_SERVER&campground=filters"'

## Put 150 faults into a copy of the library, one at a time, and list those that no test notices, in about an hour; MUTANTS has options,
## such as --seed 7, --count 50 or --only 12-20.
mutants: setup-tests
	SWIFT="$(SWIFT)" FLAGS='$(QUICK)' python3 Tests/Mutants/run.py $(MUTANTS)

## Compare the books of a sample campground with what hledger and ledger make of them, where these are installed.
hledger: build
	@PATH="$(BUILT):$$PATH" sh scripts/hledger.sh

## Look at the pages in a headless Chromium, where one is installed, and make the pictures in docs/images anew;
## CAMPCTL_BROWSER=install installs it.
browser: build
	@PATH="$(BUILT):$$PATH" sh scripts/browser.sh

## Type into bash, zsh and fish, where these are installed; COMPLETIONS=required makes a missing one a failure.
completions: build
	CAMPCTL="$(BUILT)/campctl" python3 Tests/Completion/run.py

## Kill it, cut its power, break its disk, and count what is lost; TORTURE names items and options.
torture: build release
	fuzz="$$(sh scripts/fuzz.sh optimised)" && CAMPCTL_FUZZ="$$fuzz" \
	  CAMPCTL=dist/campctl CAMPCTL_DYNAMIC="$(BUILT)/campctl" \
	  python3 Tests/Torture/run.py --long $(TORTURE)

## The same, shortened, as every change has to pass it.
torture-short: build
	@CAMPCTL="$(BUILT)/campctl" python3 Tests/Torture/run.py $(TORTURE)

## Print how fast it is beside its peers and the limit; no test asserts a time. BENCH names items and options.
bench: build release
	@sh scripts/setup.sh bench
	CAMPCTL=dist/campctl CAMPCTL_DYNAMIC="$(BUILT)/campctl" \
	  python3 Benchmarks/run.py $(BENCH)

## The same on small stores, in about a minute.
bench-short: override BENCH += --short
bench-short: bench

## Run all tests with rows in reverse; have LibreOffice, gnumeric, csvkit, sqlite-utils and jq read the tables, and icalendar, vobject, khal and calcurse the calendars, and
## read theirs; work at a desk by ssh, from an empty server to the second desk, and on when one of three servers is lost; then import 100,000 reservations and RIDB's size, install the packages in several releases of Debian, and build them twice.
## ACCEPTANCE_OPTIONAL=1 does without a program that is not installed.
acceptance: dist deb release-postgresql
	$(MAKE) bench-short
	$(MAKE) test-reversed
	CAMPCTL=dist/campctl sh Tests/Acceptance/tables.sh
	CAMPCTL=dist/campctl sh Tests/Acceptance/calendars.sh
	CAMPCTL=dist/campctl python3 Tests/Acceptance/desks.py
	CAMPCTL=dist/campctl python3 Tests/Acceptance/server.py
	CAMPCTL=dist/campctl python3 Tests/Acceptance/standbys.py
	CAMPCTL_ASKING=40 $(MAKE) test-postgresql ONLY=AskingTests
	CAMPCTL=dist/campctl python3 Tests/Acceptance/speed.py
	CAMPCTL=dist/campctl sh Tests/Acceptance/ridb.sh
	sh Tests/Acceptance/packages.sh
	SWIFT="$(SWIFT)" sh scripts/reproducible.sh

## Record the tables that the steps of the schema leave, from which new stores are made; no test is built for it.
schema: setup-tests
	$(BUILD) --product SchemaRecorder
	@"$(BUILT)/SchemaRecorder" Sources/CampgroundManager/Campground/Schema

## Keep a store of today's schema, when a new version of it is released.
freeze: build
	$(BUILD) --product SchemaRecorder
	@PATH="$(BUILT):$$PATH" sh scripts/freeze.sh

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

clean:
	rm -rf .build .build-fuzz .build-libpq .build-mutants .build-release .build-release-postgresql dist

setup:
	@sh scripts/setup.sh

setup-tests:
	@sh scripts/setup.sh tests
