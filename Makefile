# Every target is one command that can as well be typed by hand; only Go is needed, and for e2e Debian (or Node and Chromium).
GO ?= go
LINT = $(GO) tool -modfile=tools/lint.mod golangci-lint
FUZZTIME ?= 20s

.DEFAULT_GOAL := help
.PHONY: help run test check race soak bench e2e shots fuzz lint generate

help: ## this list
	@grep -hE '^[a-z0-9]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

run: ## play a fight in the terminal; ARGS="bridge --seat wardens=human"
	$(GO) run ./cmd/fray play $(ARGS)

test: ## every test: the same command as in the README and in .ci/run
	$(GO) test ./...

check: ## the scenarios of every ruleset, and the rules that none proves or no code cites
	$(GO) run ./cmd/fray check

race: ## the race detector over the packages that run in parallel; needs a C compiler, and takes minutes
	@command -v "$$($(GO) env CC)" >/dev/null || { echo "make race: the C compiler $$($(GO) env CC) is missing; install gcc, then try again" >&2; exit 1; }
	CGO_ENABLED=1 $(GO) test -race -timeout 1h ./internal/room ./internal/server ./internal/live ./sim ./odds

soak: ## kill the server KILLS times (1000), and send it CALLS odd requests (1000000); takes an hour or more
	$(GO) test -count=1 -timeout 2h -run Soak ./internal/server -args -kills $(or $(KILLS),1000) -calls $(or $(CALLS),1000000)

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

lint: ## golangci-lint by .golangci.yml; the first time it is compiled, which takes minutes
	$(LINT) run ./...

generate: ## what is generated from rules.yaml, from the state structs of rulesets and from the help of commands
	$(GO) generate ./...
