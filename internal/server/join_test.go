package server_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/client"
	"fray/ruleset"
	"fray/table"
)

// joinCases holds a fight of each ruleset that combatants join: a copy of like, and a creature.
var joinCases = map[string]struct {
	create         api.Create
	like, creature string
	side           string
	at, cell       string
}{
	"flow":       {duel(), "edda", "mudkin-cutter", "hills", "2,3", "5,6"},
	"flank":      {api.Create{Encounter: "gate-yard", Seats: map[string]string{"reach": "player", "blades": "player", "gm": "player"}, Seed: 7}, "maud", "tam-ferrow", "blades", "2,4", "6,5"},
	"phase":      {api.Create{Encounter: "bank", Seats: map[string]string{"company": "player", "gm": "player"}, Seed: 7}, "marling", "agent", "robbers", "5,2", "6,3"},
	"escalation": {api.Create{Encounter: "ford-gate", Seats: map[string]string{"pcs": "player", "gm": "player"}, Seed: 7}, "brandt", "reaver-axe", "enemies", "hall", "road"},
	"surge":      {api.Create{Encounter: "landing", Seats: map[string]string{"oar": "player", "gm": "player"}, Seed: 7}, "brannoch", "stair-guard", "stair", "1,1", "14,8"},
}

// TestJoin adds two combatants to a running fight, one of them hidden at first, and plays it to its end. The summary, the
// replay, the pages and the record must show them, and nothing may show the hidden one too early.
func TestJoin(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	for _, rs := range ruleset.All() {
		t.Run(rs.Name, func(t *testing.T) {
			c := joinCases[rs.Name]
			links := h.start(c.create)
			gm, watch := h.client(links.gm), h.client(links.watch)
			ctx := t.Context()
			must(t, gm.Join(ctx, api.Join{ID: "friend-7", Like: c.like, At: c.at, Why: "she has heard it"}))
			must(t, gm.Join(ctx, api.Join{ID: "stalker-7", Name: "Quiet Stalker", Creature: c.creature, Side: c.side, At: c.cell, Hidden: true}))
			before, err := watch.State(ctx)
			must(t, err)
			if hasToken(before, "stalker-7") || !hasToken(before, "friend-7") {
				t.Errorf("a spectator sees %v", ids(before))
			}
			revealedToGM := h.pageContains(links.gm, "Quiet Stalker")
			if h.pageContains(links.watch, "stalker-7") || h.pageContains(links.watch, "Quiet Stalker") || !revealedToGM {
				t.Error("a spectator's page names the hidden combatant, or the GM's page does not")
			}
			must(t, gm.Adjust(ctx, table.Adjustment{Do: "reveal", Who: "stalker-7"}))
			for seat := range c.create.Seats {
				must(t, gm.Hand(ctx, api.SeatChange{Seat: seat, Plays: "greedy"}))
			}
			end := finished(t, watch)
			for _, id := range []string{"friend-7", "stalker-7"} {
				i := slices.IndexFunc(end.Summary.Who, func(d api.Deeds) bool { return d.ID == id })
				if i < 0 || end.Summary.Who[i].Rolls == 0 {
					t.Errorf("the summary has nothing on %s: %+v", id, end.Summary.Who)
				}
			}
			checkLate(t, h, links, end)
		})
	}
}

// checkLate compares the replay, the file and the record with the fight as a spectator saw it.
func checkLate(t *testing.T, h *testServer, links tableLinks, end *api.State) {
	t.Helper()
	ctx := t.Context()
	s, err := advisor{h.client(links.gm)}.session(ctx)
	must(t, err)
	whole, err := h.client(links.gm).State(ctx)
	must(t, err)
	if s.End().Hash != whole.Summary.Hash || end.Summary.Hash != "" || s.Game().Cast().Find("stalker-7") == table.Nobody {
		t.Errorf("the record ends with %+v", s.End())
	}
	moments, err := h.client(links.watch).Replay(ctx)
	must(t, err)
	first := slices.IndexFunc(moments, func(m *api.State) bool { return hasToken(m, "stalker-7") })
	if first != 2 || logText(moments[len(moments)-1].Log) != logText(end.Log) {
		t.Errorf("the replay shows the hidden combatant after %d inputs, not 2; the decree that added it does not count", first)
	}
	for _, path := range []string{"replay", "replay.html"} {
		res, body := h.ask(http.MethodGet, "/t/"+links.watch+"/"+path, "", "", nil)
		if res.StatusCode != http.StatusOK || !strings.Contains(body, "Quiet Stalker") || !strings.Contains(body, "friend-7") {
			t.Errorf("%s: %s, without the new combatants", path, res.Status)
		}
	}
	if _, body := h.ask(http.MethodGet, "/t/"+links.watch+"/replay?at=1", "", "", nil); strings.Contains(picture(body), "Quiet Stalker") {
		t.Error("the replay shows the hidden combatant")
	}
}

// picture returns the part of a replay page that shows the moment. Its script holds the whole fight, as far as the link may
// see it now.
func picture(page string) string {
	shown, _, _ := strings.Cut(page, "<script")
	return shown
}

// TestUndoJoin checks that undo removes a new combatant and frees its id, that invalid requests are refused, and that forms
// work like the API.
func TestUndoJoin(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	gm, ctx := h.client(links.gm), t.Context()
	friend := api.Join{ID: "friend-7", Like: "edda", At: "2,3"}
	must(t, gm.Join(ctx, friend))
	must(t, gm.Undo(ctx, api.Undo{Keep: 0}))
	if st, err := gm.State(ctx); err != nil || hasToken(st, "friend-7") {
		t.Errorf("after the undo it is still there: %v", err)
	}
	must(t, gm.Join(ctx, friend))
	for why, j := range map[string]api.Join{
		"taken":                      friend,
		"did you mean":               {ID: "x", Creature: "mudkin-cuter", Side: "hills", At: "5,6"},
		"not both":                   {ID: "x", Like: "edda", Creature: "mudkin-cutter", At: "5,6"},
		"name the combatant to copy": {ID: "x", At: "5,6"},
		"unknown combatant":          {ID: "x", Like: "nobody-there", At: "5,6"},
		"off the map":                {ID: "x", Like: "edda", At: "99,99"},
		`unknown side "moon"`:        {ID: "x", Creature: "mudkin-cutter", Side: "moon", At: "5,6"},
	} {
		if err := gm.Join(ctx, j); client.Code(err) != "bad" || !strings.Contains(err.Error(), why) {
			t.Errorf("%+v: the error is %v, without %q", j, err, why)
		}
	}
	page := "/t/" + links.gm
	for _, f := range []struct {
		path, said string
		form       url.Values
	}{
		{"/join", "reserved", url.Values{"model": {"creature:mudkin-cutter"}, "id": {"cutter-7"}, "side": {"hills"}, "at": {"5,6"}, "hidden": {"1"}}},
		{"/join", "joined", url.Values{"model": {"like:garrick"}, "id": {"garrick-7"}, "side": {"town"}, "at": {"6,6"}}},
		{"/adjust", "adjusted", url.Values{"do": {"reveal"}, "who": {"cutter-7"}}},
		{"/adjust", "adjusted", url.Values{"do": {"hide"}, "who": {"edda"}, "why": {"mist"}}},
	} {
		if res, body := h.post(page+f.path, f.form); res.StatusCode != http.StatusSeeOther || !strings.HasSuffix(res.Header.Get("Location"), "?said="+f.said) {
			t.Errorf("%v: %s: %s", f.form, res.Status, saysIn(body))
		}
	}
	known, err := gm.Decrees(ctx)
	must(t, err)
	if len(known.Creatures) < 20 || len(known.Decrees) < 8 || !slices.Equal(known.Sides, []string{"town", "hills"}) {
		t.Errorf("Decrees returns %d creatures, %d decrees and the sides %v", len(known.Creatures), len(known.Decrees), known.Sides)
	}
}

// finished waits for the end of a fight of bots and returns the last state with the whole log.
func finished(t *testing.T, c *client.Client) *api.State {
	t.Helper()
	var last *api.State
	err := c.Events(t.Context(), nil, func(s *api.State) error {
		if last = s; s.View.Over {
			return errOver
		}
		return nil
	})
	if last == nil || last.Summary == nil {
		t.Fatalf("the fight does not end: %v", err)
	}
	last.Log = nil
	for {
		page, err := c.Log(t.Context(), len(last.Log), len(last.Log)+100_000)
		must(t, err)
		if len(page) > 500 {
			t.Errorf("one request returns %d lines", len(page))
		}
		if last.Log = append(last.Log, page...); len(page) == 0 {
			return last
		}
	}
}

// pageContains reports whether the page of a link contains a text.
func (h *testServer) pageContains(token, text string) bool {
	_, body := h.ask(http.MethodGet, "/t/"+token, "", "", nil)
	return strings.Contains(body, text)
}

func hasToken(s *api.State, id string) bool { return slices.Contains(ids(s), id) }

func ids(s *api.State) []string {
	var out []string
	for _, t := range s.View.Tokens {
		out = append(out, t.ID)
	}
	return out
}
