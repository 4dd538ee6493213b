# Every target is one command that can as well be typed by hand; only Go is needed, and for e2e Debian (or Node and Chromium).
GO ?= go
LINT = $(GO) tool -modfile=tools/lint.mod golangci-lint
FUZZTIME ?= 20s
KILLS ?= 1000
SOAK ?=

.DEFAULT_GOAL := help
.PHONY: help run test check bench e2e shots fuzz soak lint generate

help: ## this list
	@grep -hE '^[a-z0-9]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

run: ## play a fight in the terminal; ARGS="bridge --seat wardens=human"
	$(GO) run ./cmd/fray play $(ARGS)

test: ## every test: the same command as in the README and in .ci/run
	$(GO) test ./...

check: ## the scenarios of every ruleset, and the rules that none proves or no code cites
	$(GO) run ./cmd/fray check

bench: ## the benchmarks, five times each, for benchstat; PKG=./sim BENCH=Flow
	$(GO) test -run '^$$' -bench '$(or $(BENCH),.)' -benchmem -count 5 $(or $(PKG),./...)

e2e: ## play in a real browser; Chromium and Node are installed where they are missing. ARGS="gm.spec"
	e2e/run $(ARGS)

shots: ## the pictures of the README, made anew by playing
	SHOTS=1 e2e/run shots.spec

fuzz: ## every fuzz test for FUZZTIME (20s) each
	@for pkg in $$($(GO) list ./...); do \
	  for name in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
	    echo "$$pkg $$name"; $(GO) test -run '^$$' -fuzz "^$$name$$" -fuzztime $(FUZZTIME) $$pkg || exit 1; \
	  done; \
	done

soak: ## kill the server KILLS (1000) times under load; SOAK has flags of other soak tests
	$(GO) test ./internal/server -run Soak -count 1 -timeout 0 -v -kills $(KILLS) $(SOAK)

lint: ## golangci-lint by .golangci.yml; the first time it is compiled, which takes minutes
	$(LINT) run ./...

generate: ## what is generated from rules.yaml and from the commands' help
	$(GO) generate ./...
