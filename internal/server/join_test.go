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

// late is a fight of each ruleset in which somebody new comes: like whom, which creature, and where.
var late = map[string]struct {
	create         api.Create
	like, creature string
	side           string
	at, cell       string
}{
	"flow":       {people(), "edda", "mudkin-cutter", "hills", "2,3", "5,6"},
	"escalation": {api.Create{Encounter: "ford-gate", Seats: map[string]string{"pcs": "person", "gm": "person"}, Seed: 7}, "brandt", "reaver-axe", "enemies", "hall", "road"},
}

// TestSomebodyComesLate brings two into a fight under way, one of them out of sight at first, and plays it to its end:
// everything that is told of it knows them, nobody is told too early, and the record proves it.
func TestSomebodyComesLate(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	for _, rs := range ruleset.All() {
		t.Run(rs.Name, func(t *testing.T) {
			c := late[rs.Name]
			links := h.start(c.create)
			gm, watch := h.client(links.gm), h.client(links.watch)
			ctx := t.Context()
			must(t, gm.Join(ctx, api.Join{ID: "friend-7", Like: c.like, At: c.at, Why: "she has heard it"}))
			must(t, gm.Join(ctx, api.Join{ID: "stalker-7", Name: "Quiet Stalker", Creature: c.creature, Side: c.side, At: c.cell, Hidden: true}))
			before, err := watch.State(ctx, 0)
			must(t, err)
			if shows(before, "stalker-7") || !shows(before, "friend-7") {
				t.Errorf("a spectator sees %v", ids(before))
			}
			stalks := h.sees(links.gm, "Quiet Stalker")
			if h.sees(links.watch, "stalker-7") || h.sees(links.watch, "Quiet Stalker") || !stalks {
				t.Error("the page of a spectator names who is out of sight, or that of the GM does not")
			}
			must(t, gm.Adjust(ctx, table.Adjustment{Do: "reveal", Who: "stalker-7"}))
			for seat := range c.create.Seats {
				must(t, gm.Hand(ctx, api.SeatChange{Seat: seat, Plays: "greedy"}))
			}
			is := finished(t, watch)
			for _, id := range []string{"friend-7", "stalker-7"} {
				i := slices.IndexFunc(is.Summary.Who, func(d api.Deeds) bool { return d.ID == id })
				if i < 0 || is.Summary.Who[i].Rolls == 0 {
					t.Errorf("the summary does not know what %s did: %+v", id, is.Summary.Who)
				}
			}
			provesLate(t, h, links, is)
		})
	}
}

// provesLate holds replay, file and record to the fight as it was watched.
func provesLate(t *testing.T, h *house, links sat, is *api.State) {
	t.Helper()
	ctx := t.Context()
	s, err := counsel{h.client(links.gm)}.session(ctx)
	must(t, err)
	whole, err := h.client(links.gm).State(ctx, 0)
	must(t, err)
	if s.End().Hash != whole.Summary.Hash || is.Summary.Hash != "" || s.Game().Cast().Find("stalker-7") == table.Nobody {
		t.Errorf("the record comes to %+v", s.End())
	}
	moments, err := h.client(links.watch).Replay(ctx)
	must(t, err)
	first := slices.IndexFunc(moments, func(m *api.State) bool { return shows(m, "stalker-7") })
	if first != 2 || words(moments[len(moments)-1].Log) != words(is.Log) {
		t.Errorf("the replay shows who was out of sight first after %d inputs; 2 were expected, as nobody knows of the decree that brought it", first)
	}
	for _, path := range []string{"replay", "replay.html"} {
		res, body := h.ask(http.MethodGet, "/t/"+links.watch+"/"+path, "", "", nil)
		if res.StatusCode != http.StatusOK || !strings.Contains(body, "Quiet Stalker") || !strings.Contains(body, "friend-7") {
			t.Errorf("%s: %s, without those who came", path, res.Status)
		}
	}
	if _, body := h.ask(http.MethodGet, "/t/"+links.watch+"/replay?at=1", "", "", nil); strings.Contains(picture(body), "Quiet Stalker") {
		t.Error("the replay shows who is out of sight")
	}
}

// picture is the part of a replay's page that shows a moment; what its script has to know is all of the fight, as it is now
// known to the link.
func picture(page string) string {
	shown, _, _ := strings.Cut(page, "<script")
	return shown
}

// TestWhoComesIsUndone: undo takes back who came, and the same id is free again; what can not be is refused plainly, and
// forms do the same as the API.
func TestWhoComesIsUndone(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	gm, ctx := h.client(links.gm), t.Context()
	friend := api.Join{ID: "friend-7", Like: "edda", At: "2,3"}
	must(t, gm.Join(ctx, friend))
	must(t, gm.Undo(ctx, api.Undo{Keep: 0}))
	if is, err := gm.State(ctx, 0); err != nil || shows(is, "friend-7") {
		t.Errorf("it is still there: %v", err)
	}
	must(t, gm.Join(ctx, friend))
	for why, j := range map[string]api.Join{
		"taken":        friend,
		"did you mean": {ID: "x", Creature: "mudkin-cuter", Side: "hills", At: "5,6"},
		"not both":     {ID: "x", Like: "edda", Creature: "mudkin-cutter", At: "5,6"},
		"whom":         {ID: "x", At: "5,6"},
		"no combatant": {ID: "x", Like: "nobody-there", At: "5,6"},
		"off the map":  {ID: "x", Like: "edda", At: "99,99"},
		"no side":      {ID: "x", Creature: "mudkin-cutter", Side: "moon", At: "5,6"},
	} {
		if err := gm.Join(ctx, j); client.Code(err) != "bad" || !strings.Contains(err.Error(), why) {
			t.Errorf("%+v: %v; %q was expected in it", j, err, why)
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
		t.Errorf("the GM may know of %d creatures, %d decrees and the sides %v", len(known.Creatures), len(known.Decrees), known.Sides)
	}
}

// finished waits for the end of a fight of bots.
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
		t.Fatalf("it does not end: %v", err)
	}
	last.Log = nil
	for {
		page, err := c.Log(t.Context(), len(last.Log), len(last.Log)+100_000)
		must(t, err)
		if len(page) > 500 {
			t.Errorf("%d lines are given at once", len(page))
		}
		if last.Log = append(last.Log, page...); len(page) == 0 {
			return last
		}
	}
}

// sees reports whether the page of a link has a text in it.
func (h *house) sees(token, text string) bool {
	_, body := h.ask(http.MethodGet, "/t/"+token, "", "", nil)
	return strings.Contains(body, text)
}

func shows(s *api.State, id string) bool { return slices.Contains(ids(s), id) }

func ids(s *api.State) []string {
	var out []string
	for _, t := range s.View.Tokens {
		out = append(out, t.ID)
	}
	return out
}
