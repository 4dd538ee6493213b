package room_test

import (
	"maps"
	"slices"
	"testing"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store"
)

// A registry that closes ends every watch and takes nothing more.
func TestClosedHall(t *testing.T) {
	s := newFixture(t).start(bridge())
	asked, _ := s.turns()
	w, err := s.Watch(s.who["wardens"])
	must(t, err)
	q := s.state(asked).Question
	s.registry.Close()
	for range w.C {
		continue // until it is closed
	}
	w.Close()
	wants(t, s.Answer(t.Context(), s.who[asked], api.Answer{Question: q.ID, Key: q.Default}), api.CodeClosed)
	_, err = s.Watch(s.who["wardens"])
	wants(t, err, api.CodeClosed)
	_, _, err = s.registry.Enter(t.Context(), s.links["gm"].Token)
	wants(t, err, api.CodeClosed)
}

func TestHall(t *testing.T) {
	h := newFixture(t, func(c *room.Config) { c.Tables = 2 })
	ctx := t.Context()
	all, err := h.registry.Encounters()
	must(t, err)
	usual := map[string]map[string]string{
		"bridge":    {"gm": "default", "wardens": "player", "reavers": "greedy"},
		"low-water": {"gm": "greedy", "pcs": "player", "surgeon": "player"}, // the GM has the enemies
	}
	withoutMap := []string{"spring-flood", "water-gate"} // Challenges
	for _, e := range all {
		if e.Name == "" || e.Title == "" || e.Ruleset == "" || len(e.Seats) < 2 || len(e.Sides) == 0 || e.Sides[0].Combatants == 0 || len(e.Preview) > 10<<10 || e.Seats[0] != "gm" {
			t.Errorf("%+v", e)
		}
		if drawn := !slices.Contains(withoutMap, e.Name); drawn != (len(e.Preview) >= 100) {
			t.Errorf("%s has the preview %q", e.Name, e.Preview)
		}
		if want := usual[e.Name]; want != nil && !maps.Equal(e.Usual, want) {
			t.Errorf("%s is usually played by %v, want %v", e.Name, e.Usual, want)
		}
	}
	for _, bad := range []api.Create{
		{Encounter: "bridge", Seats: map[string]string{"nobody": "player"}},
		{Encounter: "bridge", Seats: map[string]string{"wardens": "robot"}},
		{Encounter: "bridge", Dice: "loaded"},
		{Encounter: "bridge", Limit: -1},
		{Encounter: "bridge", Limit: 1 << 30},
	} {
		_, err := h.registry.Create(ctx, bad)
		wants(t, err, api.CodeBad)
	}
	for _, name := range []string{"", "nowhere", "../../packs/flow/encounters/bridge.yaml", "/etc/passwd"} {
		_, err := h.registry.Create(ctx, api.Create{Encounter: name})
		wants(t, err, api.CodeNotFound)
	}
	made, err := h.registry.Create(ctx, api.Create{Encounter: "low-water"})
	must(t, err)
	if len(made.Links) != 4 || len(made.Links[0].Token) != 22 || made.Links[0].Token == made.Links[1].Token {
		t.Errorf("%+v", made)
	}
	other, err := h.registry.Create(ctx, api.Create{Encounter: "bridge"})
	must(t, err)
	if a, b := string(h.store.record(made.Table)[0]), string(h.store.record(other.Table)[0]); a == b {
		t.Error("two tables have the same seed")
	}
	_, err = h.registry.Create(ctx, api.Create{Encounter: "bridge"})
	wants(t, err, api.CodeFull)
	_, err = h.registry.Room(ctx, "nowhere")
	wants(t, err, api.CodeNotFound)
	h.store.fail(store.ErrFull)
	h.c.Tables = 10
	h.open()
	_, err = h.registry.Create(ctx, api.Create{Encounter: "bridge"})
	wants(t, err, api.CodeNotKept)
}
