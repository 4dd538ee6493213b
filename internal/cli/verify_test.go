package cli

import (
	"context"
	"os"

	"github.com/rogpeppe/go-internal/testscript"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store/sqlite"
	"fray/pack"
	"fray/ruleset/rulestest/changed"
	"fray/table"
)

// sealed plays a duel with a secret seed, as a server does, and saves its record: sealed FILE over|open|upgraded|adventure. An upgraded
// one was begun by other rules; of an adventure, the first fight is over and the second begun.
func sealed(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: sealed FILE over|open|upgraded|adventure")
	}
	ctx := context.Background()
	lib, err := pack.Bundled()
	ts.Check(err)
	st, err := sqlite.Open(ctx, ts.MkAbs("sealed-"+args[1]), sqlite.Options{})
	ts.Check(err)
	defer st.Close() //nolint:errcheck // read back already
	c := room.Config{Store: st, Library: lib}
	if args[1] == "upgraded" {
		c.Find, c.Rules = changed.Find, "the rules before"
	}
	registry := room.NewRegistry(c)
	defer func() { registry.Close() }()
	create := api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "greedy"}}
	seat := "town"
	if args[1] == "adventure" {
		create, seat = api.Create{Encounter: "drowned-bell"}, "pcs"
	}
	made, err := registry.Create(ctx, create)
	ts.Check(err)
	in := map[string]room.Viewer{}
	var r *room.Room
	enter := func() {
		for _, l := range made.Links {
			var v room.Viewer
			r, v, err = registry.Enter(ctx, l.Token)
			ts.Check(err)
			in[l.Role+l.Seat] = v
		}
	}
	enter()
	ts.Check(r.Stir(ctx, in["seat"+seat], "a stir of the "+seat))
	if args[1] == "adventure" {
		weaken(ctx, ts, r, in["gm"])
	}
	if args[1] == "upgraded" {
		playOn(ctx, ts, r, in["seat"+seat], 8)
		registry.Close()
		c.Find, c.Rules, c.Version = nil, "", "v1.2.3"
		registry = room.NewRegistry(c)
		enter()
	}
	if args[1] != "open" {
		ts.Check(r.Fresh(ctx, in["gm"]))
		ts.Check(r.Hand(ctx, in["gm"], api.SeatChange{Seat: seat, Plays: "greedy"}))
		playOn(ctx, ts, r, in["gm"], 0)
	}
	if args[1] == "adventure" { // a player has the seat again, so that the second fight waits
		ts.Check(r.Hand(ctx, in["gm"], api.SeatChange{Seat: seat, Plays: "player"}))
		ts.Check(r.Next(ctx, in["gm"]))
	}
	raw, err := r.Record(ctx, in["gm"])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), raw, 0o600))
}

// weaken leaves each enemy of the party one hit point, so that the party wins.
func weaken(ctx context.Context, ts *testscript.TestScript, r *room.Room, gm room.Viewer) {
	shown, err := r.State(ctx, gm)
	ts.Check(err)
	for _, k := range shown.View.Tokens {
		if k.Side != "pcs" {
			ts.Check(r.Adjust(ctx, gm, table.Adjustment{Do: "set", Who: k.ID, What: "hp", Value: 1}))
		}
	}
}

// playOn gives so many answers by their defaults, or waits for the end.
func playOn(ctx context.Context, ts *testscript.TestScript, r *room.Room, v room.Viewer, answers int) {
	w, err := r.Watch(v)
	ts.Check(err)
	defer w.Close()
	given := 0
	for range w.C {
		shown, err := r.State(ctx, v)
		ts.Check(err)
		if shown.Summary != nil || answers > 0 && given == answers {
			return
		}
		if q := shown.Question; answers > 0 && q != nil {
			given++
			ts.Check(r.Answer(ctx, v, api.Answer{Question: q.ID, Key: q.Choices[0].Key}))
		}
	}
}
