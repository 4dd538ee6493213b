package cli

import (
	"context"
	"os"

	"github.com/rogpeppe/go-internal/testscript"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store/sqlite"
	"fray/pack"
)

// sealed plays a duel with a secret seed, as a server does, and saves its record: sealed FILE over|open.
func sealed(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: sealed FILE over|open")
	}
	ctx := context.Background()
	lib, err := pack.Bundled()
	ts.Check(err)
	st, err := sqlite.Open(ctx, ts.MkAbs("sealed-"+args[1]), sqlite.Options{})
	ts.Check(err)
	defer st.Close() //nolint:errcheck // read back already
	hall := room.NewHall(room.Config{Store: st, Library: lib})
	defer hall.Close()
	made, err := hall.Create(ctx, api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "greedy"}})
	ts.Check(err)
	in := map[string]room.Viewer{}
	var r *room.Room
	for _, l := range made.Links {
		var v room.Viewer
		r, v, err = hall.Enter(ctx, l.Token)
		ts.Check(err)
		in[l.Role+l.Seat] = v
	}
	ts.Check(r.Stir(ctx, in["seattown"], "a stir of the town"))
	if args[1] == "over" {
		ts.Check(r.Fresh(ctx, in["gm"]))
		ts.Check(r.Hand(ctx, in["gm"], api.SeatChange{Seat: "town", Plays: "greedy"}))
		w, err := r.Watch(in["gm"])
		ts.Check(err)
		defer w.Close()
		for range w.C {
			shown, err := r.State(ctx, in["gm"], 0)
			ts.Check(err)
			if shown.State.Summary != nil {
				break
			}
		}
	}
	raw, err := r.Record(ctx, in["gm"])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), raw, 0o600))
}
