package server_test

import (
	"encoding/json"
	"math/rand/v2"
	"net/http"

	"fray/api"
	"fray/table"
)

// soakTable is a table that one client at a time plays and sends odd requests to.
type soakTable struct {
	s       *soak
	ruleset string
	calls   int
	gone    bool
	links   map[string]string   // who holds it: token
	revoked []string            // tokens
	words   map[string][]string // by the name of the field that they fit
	inputs  int
}

// newTable starts a table in place of another. Where the server is full, other tables are deleted first.
func (s *soak) newTable(rnd *rand.Rand, encounters []api.Encounter, was *soakTable) *soakTable {
	if was != nil {
		s.tokens.drop(s, was.links["gm"])
	}
	e := encounters[rnd.IntN(len(encounters))]
	tb := &soakTable{s: s, ruleset: e.Ruleset, links: map[string]string{}, words: map[string][]string{}}
	c := api.Create{Encounter: e.Name, Seats: map[string]string{}, Seed: rnd.Uint64()}
	for i, seat := range e.Seats {
		if seat != api.RoleGM {
			c.Seats[seat] = []string{"person", "person", "greedy"}[(i+rnd.IntN(2))%3]
		}
	}
	if rnd.IntN(4) == 0 {
		c.Dice = table.DiceAsk
	}
	body, err := json.Marshal(c)
	must(s.t, err)
	for range soakRoom {
		got := s.send(soakRequest{method: http.MethodPost, path: "/api/tables", body: string(body), op: "create"})
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

func (tb *soakTable) sit(made api.Created) {
	for _, l := range made.Links {
		who := l.Role
		if l.Role == api.RoleSeat {
			who = l.Seat
		}
		tb.links[who] = l.Token
		tb.words["id"] = append(tb.words["id"], l.ID)
	}
}

// call plays the table one step, or sends it one odd request.
func (tb *soakTable) call(rnd *rand.Rand) {
	tb.calls++
	switch n := rnd.IntN(100); {
	case n < 6 || len(tb.words["do"]) == 0:
		tb.look()
	case n < 18:
		tb.answer(rnd)
	default:
		tb.heed(tb.s.send(tb.odd(rnd)))
	}
}

// heed learns the tokens of an answer.
func (tb *soakTable) heed(got soakAnswer) {
	var l api.Link
	if got.op != "reissue" && got.op != "branch" || got.status != http.StatusCreated || json.Unmarshal(got.body, &l) != nil {
		return
	}
	if got.op == "branch" {
		tb.s.send(soakRequest{method: http.MethodDelete, path: "/api/branch", token: l.Token, op: "drop"})
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

// answer answers the open question as the rules allow.
func (tb *soakTable) answer(rnd *rand.Rand) {
	tb.look()
	if len(tb.words["question"]) == 0 {
		return
	}
	a := api.Answer{Question: tb.words["question"][0]}
	if keys := tb.words["key"]; len(keys) > 0 {
		a.Key = keys[rnd.IntN(len(keys))]
	}
	body, err := json.Marshal(a)
	must(tb.s.t, err)
	tb.s.send(soakRequest{method: http.MethodPost, path: "/api/answer", token: tb.links["gm"], body: string(body), op: "answer"})
}
