package room_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/internal/live"
	"fray/internal/room"
	"fray/internal/store"
	"fray/ruleset"
	"fray/table"
)

// through plays an adventure to its end with bots at every seat, and begins each next fight by a link. It calls between before each of
// them.
func (s *sat) through(between func(is *api.State)) *api.State {
	s.t.Helper()
	for {
		is := s.state("gm")
		switch {
		case is.Summary == nil:
			time.Sleep(time.Second) //nolint:forbidigo // the clock is that of synctest
		case is.Adventure.Next.Problem != "":
			s.t.Fatal(is.Adventure.Next.Problem)
		case !is.Adventure.Next.Continues || is.Adventure.Next.Name == "":
			return is
		default:
			between(is)
			if err := s.Next(s.t.Context(), s.who["gm"]); err != nil {
				s.t.Fatal(err)
			}
			synctest.Wait()
		}
	}
}

// adventureOf is the bundled adventure of a ruleset, with bots at every seat of a table.
func adventureOf(t *testing.T, h *fixture, name string) api.Create {
	t.Helper()
	all, err := h.registry.Encounters()
	must(t, err)
	i := slices.IndexFunc(all, func(e api.Encounter) bool { return e.Ruleset == name && e.Fights > 0 })
	if i < 0 {
		t.Fatalf("%s has no adventure", name)
	}
	c := api.Create{Encounter: all[i].Name, Seats: map[string]string{}}
	for _, seat := range all[i].Seats[1:] {
		c.Seats[seat] = "greedy"
	}
	return c
}

// TestAdventuresAtTables: a table plays the fights of an adventure one after another, under the same links, also when it is opened
// again between them. Its record is proved as that of the terminal is.
func TestAdventuresAtTables(t *testing.T) {
	for _, rs := range ruleset.All() {
		if rs.Carry == nil {
			continue
		}
		t.Run(rs.Name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h := newFixture(t)
				s := h.start(adventureOf(t, h, rs.Name))
				fights := []string{}
				end := s.through(func(is *api.State) {
					fights = append(fights, is.Name)
					if n := len(is.Adventure.Fought); is.Adventure.Fight != n+1 || n != len(fights)-1 || len(is.Adventure.Next.Party) == 0 {
						t.Errorf("after %q: %+v", fights, is.Adventure)
					}
					if len(fights)%2 == 0 {
						s.again()
					} else {
						s.replayed()
					}
				})
				for i, f := range end.Adventure.Fought {
					if f.Name != fights[i] {
						t.Errorf("fight %d was %q, not %q", i+1, fights[i], f.Name)
					}
				}
				wants(t, s.Next(t.Context(), s.who["gm"]), api.CodeNotNow)
				row := s.row()
				sessions, err := live.ProveAdventure(row, ruleset.Find)
				must(t, err)
				if len(sessions) != len(fights)+1 {
					t.Errorf("%d fights are recorded, %d were played", len(sessions), len(fights)+1)
				}
				must(t, room.Verify(t.Context(), s.store, ruleset.Find, func(_ store.Table, bad error) error { return bad }))
			})
		})
	}
}

// row reads the record of the table.
func (s *sat) row() *table.Row {
	s.t.Helper()
	lines, err := s.store.Lines(s.t.Context(), s.id)
	must(s.t, err)
	row, err := table.ReadRow(bytes.NewReader(append(bytes.Join(lines, []byte("\n")), '\n')))
	must(s.t, err)
	return row
}

// TestSecretAdventure: every fight has its own secret seed, to which its header commits, and which its end reveals.
func TestSecretAdventure(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newFixture(t)
		c := adventureOf(t, h, "phase")
		made, err := h.registry.Create(t.Context(), c)
		must(t, err)
		s := h.sitting(made)
		s.through(func(is *api.State) {
			if is.Proof.Seed == "" || is.Proof.Practice {
				t.Errorf("after a fight the seed of its dice is not revealed: %+v", is.Proof)
			}
			s.replayed()
		})
		row := s.row()
		if !row.Plan.Secret || len(row.Records) < 2 || row.Records[0].Header.Commit == row.Records[1].Header.Commit {
			t.Errorf("%d fights, secret: %v", len(row.Records), row.Plan.Secret)
		}
		if _, err := live.ProveAdventure(row, ruleset.Find); err != nil {
			t.Error(err)
		}
		for _, rec := range row.Records {
			if rec.End.Seed == "" || strings.Contains(string(row.Base), rec.End.Seed) {
				t.Errorf("%s: the end reveals seed %q", rec.Header.Name, rec.End.Seed)
			}
		}
	})
}

// TestWhoBeginsTheNextFight: players and the GM, and only when a fight of an adventure is over.
func TestWhoBeginsTheNextFight(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newFixture(t)
		c := adventureOf(t, h, "escalation")
		delete(c.Seats, "pcs")
		s := h.start(c)
		ctx := t.Context()
		old := s.state("pcs").Question
		wants(t, s.Next(ctx, s.who["pcs"]), api.CodeNotNow)
		must(t, s.End(ctx, s.who["gm"], "pcs", ""))
		wants(t, s.Next(ctx, s.who["spectator"]), api.CodeForbidden)
		before := s.state("pcs")
		must(t, s.Next(ctx, s.who["pcs"]))
		is := s.state("pcs")
		if is.Adventure.Fight != 2 || is.Summary != nil || is.Rev == before.Rev || is.Name == before.Name {
			t.Errorf("after the first fight: %+v, rev %s after %s", is.Adventure, is.Rev, before.Rev)
		}
		if is.Question == nil || is.Question.ID == old.ID {
			t.Errorf("the question of the second fight is %+v, of the first it was %q", is.Question, old.ID)
		}
		wants(t, s.Answer(ctx, s.who["pcs"], api.Answer{Question: old.ID, Key: old.Default}), api.CodeStale)
		must(t, s.Answer(ctx, s.who["pcs"], api.Answer{Question: is.Question.ID, Key: is.Question.Default}))
		must(t, s.Undo(ctx, s.who["gm"], api.Undo{Keep: 0}))
		if is := s.state("gm"); is.Adventure.Fight != 2 || is.Inputs > 1 {
			t.Errorf("an undo of everything went back to fight %d with %d inputs", is.Adventure.Fight, is.Inputs)
		}
		one := h.start(api.Create{Encounter: "duel"})
		must(t, one.End(ctx, one.who["gm"], "", ""))
		wants(t, one.Next(ctx, one.who["gm"]), api.CodeBad)
	})
}

// TestSeatsApartInAnAdventure: each hero has a separate link in every fight.
func TestSeatsApartInAnAdventure(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newFixture(t)
		c := adventureOf(t, h, "escalation")
		all, err := h.registry.Encounters()
		must(t, err)
		e := all[slices.IndexFunc(all, func(e api.Encounter) bool { return e.Name == c.Encounter })]
		party := e.Seats[slices.IndexFunc(e.Seats, func(seat string) bool { return e.Usual[seat] == "player" })]
		c.Each, c.Seats = []string{party}, nil
		s := h.start(c)
		first := s.state("gm")
		if _, whole := s.links[party]; whole || len(s.links) < e.Crew[party]+2 {
			t.Errorf("the links are %v", s.links)
		}
		must(t, s.End(t.Context(), s.who["gm"], first.View.Tokens[0].Side, ""))
		must(t, s.Next(t.Context(), s.who["gm"]))
		for name := range s.links {
			if is := s.state(name); is.Adventure.Fight != 2 || is.You.Role == api.RoleSeat && len(is.You.Who) == 0 {
				t.Errorf("%s: %+v in fight %d", name, is.You, is.Adventure.Fight)
			}
		}
		c.Each = []string{"nobody"}
		_, err = h.registry.Create(t.Context(), c)
		wants(t, err, api.CodeBad)
	})
}
