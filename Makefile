# Two commands do everything on a fresh machine with a Swift toolchain: `make demo` and `make test`.
PREFIX ?= /usr/local
DEMO := refactor-demo
# Release builds all take the same flags: others would compile everything again.
SMALL = $(shell sh scripts/flags.sh)

.PHONY: demo test check lint imports rules schemas reference goldens bench fuzz install release version setup clean

## Plan, emit and draw the sample login screen.
demo: setup
	swift build --product refactor
	rm -rf $(DEMO)
	.build/debug/refactor plan samples/LoginController.swift
	.build/debug/refactor emit samples/LoginController.swift --into $(DEMO)
	.build/debug/refactor graph samples/LoginController.swift -o $(DEMO)/Login.svg
	@echo
	@echo "The plan is printed above. Written into $(DEMO):"
	@ls $(DEMO)

## All tests.
test: setup
	swift test $(BUILD_FLAGS)

## What CI would refuse: format, imports between targets, tests, what fits no schema.
## BUILD_FLAGS are the options of every debug build, such as -debug-info-format none, which builds sooner.
BUILD_FLAGS ?=
check: lint imports rules test schemas

## The architecture of the sources, by the rules of .refactor.yml.
rules: setup
	swift run $(BUILD_FLAGS) refactor check Sources

## What is printed and written, held against the schemas by the Python package check-jsonschema.
schemas:
	swift build $(BUILD_FLAGS) --product refactor
	sh scripts/schemas.sh

## The pages of docs/reference, from the help texts.
reference:
	swift build --product refactor
	sh scripts/reference.sh

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests plugin

imports:
	swift build $(BUILD_FLAGS) --build-tests --explicit-target-dependency-import-check error

## Records the expected results anew; fails while it does. Read the difference before you commit it.
goldens: setup
	UPDATE_GOLDENS=1 swift test --filter SampleTests

## What the commands take on this machine; ARGS names other code than the samples.
ARGS ?= --plan $(wildcard samples/*.swift) --app samples/apps/mixed samples/LoginController.swift --code Sources
bench: setup
	swift build -c release --product refactor $(SMALL)
	swift run -c release $(SMALL) Bench $(ARGS)

## Tries the commands on changed samples for some SECONDS and prints what fails as tests; the cases follow from SEED.
## CONFIG=debug builds faster and runs slower; FUZZ passes more on, such as '--only mark --mutations nesting'.
SECONDS ?= 600
SEED ?= 1
JOBS ?= 2
CONFIG ?= release
FUZZ ?=
fuzz:
	swift build -c $(CONFIG) --product refactor $(if $(filter release,$(CONFIG)),$(SMALL),$(BUILD_FLAGS))
	swift build -c $(CONFIG) --product Fuzz $(if $(filter release,$(CONFIG)),$(SMALL),$(BUILD_FLAGS))
	.build/$(CONFIG)/Fuzz --tool .build/$(CONFIG)/refactor --limit $(if $(filter debug,$(CONFIG)),25,5) \
		--seconds $(SECONDS) --seed $(SEED) --jobs $(JOBS) $(FUZZ)

## A release binary, its manual and what completes its commands into $(PREFIX), below $(DESTDIR) for those who make packages.
DESTDIR ?=
install:
	swift build -c release --product refactor $(SMALL)
	swift build -c release --product generate-manual $(SMALL)
	sh scripts/install.sh .build/release/refactor $(DESTDIR)$(PREFIX)

## Archive, artifact bundle, plugin, formula and checksums of a release for this machine, in dist.
release:
	sh scripts/release.sh

## The next version: make version VERSION=0.2.0
version:
	@sh scripts/version.sh $(VERSION)

## Graphviz, through the system's package manager, if it is missing.
setup:
	@sh scripts/setup.sh

clean:
	rm -rf .build $(DEMO)
