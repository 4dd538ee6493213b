# Every target is one command that you can also type yourself. You need only Go, and for e2e Debian (or Node and Chromium).
GO ?= go
LINT = $(GO) tool -modfile=tools/lint.mod golangci-lint
FUZZTIME ?= 20s

.DEFAULT_GOAL := help
.PHONY: help run test check race soak explore strength mutate bench e2e shots fuzz lint generate

help: ## list the targets
	@grep -hE '^[a-z0-9]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

run: ## play a fight in the terminal; ARGS="bridge --seat wardens=player"
	$(GO) run ./cmd/fray play $(ARGS)

test: ## run every test, as the README and .ci/run do
	$(GO) test ./...

check: ## run the scenarios of every ruleset, and list rules without a scenario or without code
	$(GO) run ./cmd/fray check

race: ## run the race detector on the concurrent packages; needs a C compiler and takes minutes
	@command -v "$$($(GO) env CC)" >/dev/null || { echo "make race: the C compiler $$($(GO) env CC) is missing; install gcc, then try again" >&2; exit 1; }
	CGO_ENABLED=1 $(GO) test -race -timeout 1h ./internal/room ./internal/server ./internal/live ./sim ./odds

soak: ## kill the server KILLS times (1000) and send it CALLS odd requests (1000000); takes an hour or more
	$(GO) test -count=1 -timeout 2h -run Soak ./internal/server -args -kills $(or $(KILLS),1000) -calls $(or $(CALLS),1000000)

explore: ## run the properties of every ruleset with a fresh seed, CHECKS (1000) times each; takes minutes
	@seed=$$(date +%s); echo "seed $$seed"; \
	for name in flow escalation phase flank surge; do \
	  $(GO) test -count=1 -timeout 2h -run 'TestProperties|TestState' ./ruleset/$$name -rapid.seed=$$seed -rapid.checks=$(or $(CHECKS),1000) || exit 1; \
	done

strength: ## let the search bot play mirrored fights against greedy, FIGHTS (40) in each of ENCOUNTERS (all, or a,b,c), or until it is clear on which side of UNTIL=80 percent it is; BOT=search:nodes=500
	$(GO) test -count=1 -timeout 0 -run 'TestStrength' -v ./packs -strength $(or $(FIGHTS),40) -strength-of '$(ENCOUNTERS)' -strength-until $(or $(UNTIL),0) -strength-bot '$(or $(BOT),search)'

mutate: ## change the rules of RULESET (flow) in N (300) small ways, and list the changes that no scenario or test notices
	$(GO) run ./tools/mutate -n $(or $(N),300) $(ARGS) $(or $(RULESET),flow)

bench: ## run the benchmarks five times each, for benchstat; PKG=./sim BENCH=Flow
	$(GO) test -run '^$$' -bench '$(or $(BENCH),.)' -benchmem -count 5 $(or $(PKG),./...)

e2e: ## run the browser tests; installs Chromium and Node if they are missing; ARGS="gm.spec"
	e2e/run $(ARGS)

shots: ## the picture of the README, and the gallery by which the design is judged (e2e/out/shots)
	SHOTS=1 e2e/run screenshots.spec

fuzz: ## run every fuzz test for FUZZTIME (20s) each
	@for pkg in $$($(GO) list ./...); do \
	  for name in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
	    echo "$$pkg $$name"; $(GO) test -run '^$$' -fuzz "^$$name$$" -fuzztime $(FUZZTIME) $$pkg || exit 1; \
	  done; \
	done

lint: ## run golangci-lint with .golangci.yml; the first run compiles it, which takes minutes
	$(LINT) run ./...

generate: ## generate the files that come from rules.yaml, state structs, queries, the API and the help of the commands; compiles sqlc once
	$(GO) generate ./...
