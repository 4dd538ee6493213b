package server_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"strings"

	"fray/api"
	"fray/table"
)

// read updates the words of the table from the state that the GM sees.
func (tb *callsTable) read() {
	got := tb.s.send(callsRequest{method: http.MethodGet, path: "/api/v1/state", token: tb.links["gm"], op: "state"})
	var s api.State
	if got.status != http.StatusOK || json.Unmarshal(got.body, &s) != nil {
		tb.gone = got.status != http.StatusTooManyRequests
		return
	}
	tb.inputs, tb.gone = s.Inputs, s.Inputs > callsLongest
	tb.s.counts.played(tb.ruleset, s.Inputs)
	var who, at, seats []string
	for _, t := range s.View.Tokens {
		who, at = append(who, t.ID), append(at, t.Cell)
	}
	for _, seat := range s.Seats {
		seats = append(seats, seat.Name)
	}
	maps.Copy(tb.words, map[string][]string{
		"who": who, "like": who, "at": at, "seat": seats, "as": seats, "winner": {s.Seats[0].Side},
		"plays": {"player", "greedy", "random", "default"}, "role": {"gm", "seat", "spectator"}, "vote": {"yes", "no"}, "dice": {"roll", "ask"}, "wait": {"0"},
	})
	tb.words["question"], tb.words["key"] = nil, nil
	if q := s.Question; q != nil {
		tb.words["question"], tb.words["kind"] = []string{q.ID}, []string{q.Kind, "defend"}
		for _, c := range q.Choices {
			verb, _, _ := strings.Cut(c.Key, ":")
			tb.words["key"], tb.words["verb"] = append(tb.words["key"], c.Key), append(tb.words["verb"], verb)
		}
	}
	if len(tb.words["do"]) == 0 {
		tb.decrees()
	}
}

func (tb *callsTable) decrees() {
	got := tb.s.send(callsRequest{method: http.MethodGet, path: "/api/v1/decrees", token: tb.links["gm"], op: "decrees"})
	var d api.Decrees
	if got.status != http.StatusOK || json.Unmarshal(got.body, &d) != nil {
		tb.gone = true
		return
	}
	for _, decree := range d.Decrees {
		tb.words["do"] = append(tb.words["do"], decree.Do)
		for _, f := range []*table.Field{decree.Who, decree.What, decree.At} {
			if f != nil {
				tb.words["what"] = append(tb.words["what"], f.Words...)
			}
		}
	}
	for _, c := range d.Creatures {
		tb.words["creature"] = append(tb.words["creature"], c.ID)
	}
	tb.words["side"] = d.Sides
	tb.words["what"] = append(tb.words["what"], tb.words["who"]...)
}
