package server_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"net/http"
	"os"
	"slices"

	"fray/api"
	"fray/table"
)

// callsTable is a table that one client at a time plays and sends random requests to.
type callsTable struct {
	s       *calls
	table   string // its id
	ruleset string
	calls   int
	gone    bool
	links   map[string]string   // tokens by role or seat
	revoked []string            // revoked tokens
	words   map[string][]string // values by the name of the field that they are for
	inputs  int
}

// newTable starts a table that replaces last, of the ruleset whose turn it is by the slot. If the server is full, it deletes other tables
// first.
func (s *calls) newTable(rnd *rand.Rand, slot int, encounters []api.Encounter, last *callsTable) *callsTable {
	if last != nil {
		s.tokens.drop(s, last.links["gm"])
	}
	names := s.rulesets(encounters)
	of := slices.DeleteFunc(slices.Clone(encounters), func(e api.Encounter) bool { return e.Ruleset != names[slot%len(names)] })
	e := of[rnd.IntN(len(of))]
	tb := &callsTable{s: s, ruleset: e.Ruleset, links: map[string]string{}, words: map[string][]string{}}
	c := api.Create{Encounter: e.Name, Seats: map[string]string{}, Seed: rnd.Uint64()}
	for i, seat := range e.Seats {
		if seat != api.RoleGM {
			c.Seats[seat] = []string{"player", "player", "greedy"}[(i+rnd.IntN(2))%3]
		}
	}
	if rnd.IntN(4) == 0 {
		c.Dice = table.DiceAsk
	}
	body, err := json.Marshal(c)
	must(s.t, err)
	for range callsRoom {
		got := s.send(callsRequest{method: http.MethodPost, path: "/api/v1/tables", body: string(body), op: "create"})
		if got.status == http.StatusCreated {
			var made api.Created
			must(s.t, json.Unmarshal(got.body, &made))
			tb.sit(made)
			break
		}
		s.tokens.drop(s, s.tokens.oldest())
	}
	tb.words["encounter"] = []string{e.Name, encounters[rnd.IntN(len(encounters))].Name}
	tb.words["ruleset"] = []string{e.Ruleset}
	tb.words["each"] = e.Seats
	return tb
}

// sit stores the links of the table.
func (tb *callsTable) sit(made api.Created) {
	tb.table = made.Table
	for _, l := range made.Links {
		who := l.Role
		if l.Role == api.RoleSeat {
			who = l.Seat
		}
		tb.links[who] = l.Token
		tb.words["id"] = append(tb.words["id"], l.ID)
	}
}

// call makes one step of the game, or sends a random request.
func (tb *callsTable) call(rnd *rand.Rand) {
	tb.calls++
	switch n := rnd.IntN(100); {
	case n < 6 || len(tb.words["do"]) == 0:
		tb.read()
	case n < 18:
		tb.answer(rnd)
	default:
		tb.learnLinks(tb.s.send(tb.request(rnd)))
	}
	if tb.s.log.broken(tb.table) {
		tb.save()
	}
}

// save writes the record of a table with a fault in its rules to a file, so that the fault can be found.
func (tb *callsTable) save() {
	got := tb.s.send(callsRequest{method: http.MethodGet, path: "/api/v1/record", token: tb.links["gm"], op: "record"})
	f, err := os.CreateTemp("", "fray-soak-*.jsonl")
	must(tb.s.t, err)
	_, err = f.Write(got.body)
	must(tb.s.t, errors.Join(err, f.Close()))
	tb.s.t.Errorf("the rules of %s have a fault; see the end of the record %s", tb.ruleset, f.Name())
}

// learnLinks stores the new links in an answer, and deletes a new branch.
func (tb *callsTable) learnLinks(got callsAnswer) {
	var l api.Link
	if got.op != "reissue" && got.op != "branch" || got.status != http.StatusCreated || json.Unmarshal(got.body, &l) != nil {
		return
	}
	if got.op == "branch" {
		tb.s.send(callsRequest{method: http.MethodDelete, path: "/api/v1/branch", token: l.Token, op: "drop"})
		return
	}
	who := l.Role
	if l.Role == api.RoleSeat {
		who = l.Seat
	}
	tb.revoked = append(tb.revoked, tb.links[who])
	tb.links[who] = l.Token
	tb.words["id"] = append(tb.words["id"], l.ID)
}

// answer answers the open question with a legal choice.
func (tb *callsTable) answer(rnd *rand.Rand) {
	tb.read()
	if len(tb.words["question"]) == 0 {
		return
	}
	a := api.Answer{Question: tb.words["question"][0]}
	if keys := tb.words["key"]; len(keys) > 0 {
		a.Key = keys[rnd.IntN(len(keys))]
	}
	body, err := json.Marshal(a)
	must(tb.s.t, err)
	tb.s.send(callsRequest{method: http.MethodPost, path: "/api/v1/answer", token: tb.links["gm"], body: string(body), op: "answer"})
}
