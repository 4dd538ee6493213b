package room_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"fray/api"
	"fray/internal/rapidtest"
	"fray/internal/room"
	"fray/pack"
	"fray/table"
)

// reeds are fights in which some lie in wait from the start, one for each ruleset.
var reeds = map[string]string{
	"reeds": `
ruleset: flow
name: reeds
surprised: []
combatants:
  - {id: ann, side: red, at: "0,0"}
  - {id: ben, side: blue, seat: gm, at: "3,0"}
  - {id: cay, side: blue, at: "4,2"}
  - {id: zz-lurker-901, name: Zzlurker 901, side: blue, seat: gm, hidden: true, at: "6,0"}
  - {id: zz-lurker-902, name: Zzlurker 902, side: red, hidden: true, at: "1,2"}
`,
	"sedge": `
ruleset: flank
name: sedge
map: {size: [12, 9]}
combatants:
  - {id: ann, side: red, at: "0,0"}
  - {id: ben, side: blue, seat: gm, at: "3,0"}
  - {id: cay, side: blue, at: "4,2"}
  - {id: zz-lurker-901, name: Zzlurker 901, side: blue, seat: gm, hidden: true, at: "6,0"}
  - {id: zz-lurker-902, name: Zzlurker 902, side: red, hidden: true, at: "1,2"}
`,
	"rushes": `
ruleset: escalation
name: rushes
combatants:
  - {id: ann, side: pcs, kind: pc, at: bank}
  - {id: ben, side: enemies, at: bank}
  - {id: zz-lurker-901, name: Zzlurker 901, side: enemies, hidden: true, at: ford}
  - {id: zz-lurker-902, name: Zzlurker 902, side: pcs, seat: other, hidden: true, at: bank}
map: {zones: [bank, ford], links: [[bank, ford]]}
`,
}

// ambushes is a library with those fights.
func ambushes(t *testing.T) func(*room.Config) {
	lib, err := pack.Bundled()
	must(t, err)
	dir := t.TempDir()
	for name, text := range reeds {
		must(t, os.WriteFile(filepath.Join(dir, name+".yaml"), []byte(strings.TrimSpace(text)+"\n"), 0o600))
	}
	must(t, lib.AddPath(dir))
	return func(c *room.Config) { c.Library, c.Compute = lib, 100*time.Millisecond }
}

// lurkers is a table with what has become known of those who wait out of sight.
type lurkers struct {
	*sat
	n    int
	seen map[string]bool // they were in sight of all once
}

// secretID and secretName tell that a text names somebody who came as a reserve.
func secretID(n int) string   { return fmt.Sprintf("zz-lurker-%03d", n) }
func secretName(n int) string { return fmt.Sprintf("Zzlurker %03d", n) }

// Whatever is played, hidden, revealed and brought in: nobody but the GM and its own seat is given the id or the name of
// somebody who has been out of sight all the time, by anything; and of who has been seen and is hidden now nothing tells
// that is about the present.
func TestNobodyIsToldOfTheHidden(t *testing.T) {
	rapidtest.Checks(t, "40")
	with := ambushes(t)
	rapid.Check(t, func(rt *rapid.T) {
		c := rapid.SampledFrom([]api.Create{
			{Encounter: "reeds", Seats: map[string]string{"red": "player", "blue": "player"}, Dice: table.DiceAsk},
			{Encounter: "rushes", Seats: map[string]string{"gm": "player"}, Dice: table.DiceAsk},
			{Encounter: "bridge", Seats: map[string]string{"wardens": "player", "reavers": "player"}},
			{Encounter: "ford-gate", Seats: map[string]string{"pcs": "player"}},
		}).Draw(rt, "encounter")
		c.Seed = rapid.Uint64Range(1, 1000).Draw(rt, "seed")
		h := newFixture(t, with)
		defer h.registry.Close()
		s := &lurkers{sat: h.start(c), seen: map[string]bool{}}
		s.t = tb{t, rt}
		for range rapid.IntRange(1, 30).Draw(rt, "inputs") {
			state := s.settled()
			s.check(rt, state)
			turn := state.Question != nil && state.Question.Kind == "turn" // no action is under way
			switch what := rapid.IntRange(0, 19).Draw(rt, "what"); {
			case what == 0 && state.Inputs > 0:
				must(s.t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: rapid.IntRange(0, state.Inputs-1).Draw(rt, "keep")}))
			case what < 10 && turn || what == 1:
				s.decree(rt, state)
			default:
				s.anyAnswer(rt, state)
			}
		}
		if s.settled().Summary == nil {
			allowed(rt, s.End(t.Context(), s.who["gm"], "", "it is late"), api.CodeNotNow)
		}
		s.check(rt, s.settled())
	})
}

// decree hides, reveals or brings in somebody.
func (s *lurkers) decree(t *rapid.T, state *api.State) {
	ctx, gm := s.t.Context(), s.who["gm"]
	k := rapid.SampledFrom(state.View.Tokens).Draw(t, "who")
	var cells []string
	for _, c := range state.View.Map.Cells {
		if c.Name != "" && c.Kind != "wall" {
			cells = append(cells, c.Name)
		}
	}
	at := rapid.SampledFrom(cells).Draw(t, "at")
	can := []api.Code{api.CodeNotNow, api.CodeBad}
	switch rapid.IntRange(0, 6).Draw(t, "decree") {
	case 0, 1:
		allowed(t, s.Adjust(ctx, gm, table.Adjustment{Do: "hide", Who: k.ID, Why: "a test"}), can...)
	case 2:
		allowed(t, s.Adjust(ctx, gm, table.Adjustment{Do: "reveal", Who: k.ID, At: rapid.SampledFrom([]string{"", at}).Draw(t, "where")}), can...)
	case 3:
		allowed(t, s.Adjust(ctx, gm, table.Adjustment{Do: "place", Who: k.ID, At: at}), can...)
	case 4:
		allowed(t, s.Adjust(ctx, gm, rapid.SampledFrom([]table.Adjustment{
			{Do: "set", Who: k.ID, What: "hp", Value: rapid.IntRange(-3, 12).Draw(t, "hp")},
			{Do: "remove", Who: k.ID},
			{Do: "add", Who: k.ID, What: "prone"},
			{Do: "add", Who: k.ID, What: "bleeding", Value: 2},
			{Do: "add", Who: k.ID, What: "stunned"},
			{Do: "add", Who: k.ID, What: "ongoing", Value: 5},
		}).Draw(t, "change")), can...)
	case 5:
		s.n++
		allowed(t, s.Join(ctx, gm, api.Join{ID: secretID(s.n), Like: k.ID, At: at, Hidden: rapid.Bool().Draw(t, "hidden")}), can...)
	default:
		s.n++
		known, err := s.Decrees(ctx, gm)
		must(s.t, err)
		allowed(t, s.Join(ctx, gm, api.Join{
			ID: secretID(s.n), Name: secretName(s.n), Creature: rapid.SampledFrom(known.Creatures).Draw(t, "creature").ID,
			Side: rapid.SampledFrom(known.Sides).Draw(t, "side"), At: at, Hidden: rapid.Bool().Draw(t, "hidden"),
		}), can...)
	}
}

// check holds all that everybody is given to who is out of sight.
func (s *lurkers) check(t *rapid.T, gm *api.State) {
	if gm.Fault != "" {
		t.Fatal(gm.Fault)
	}
	hidden := map[string]table.Token{}
	for _, k := range gm.View.Tokens {
		if k.Hidden {
			hidden[k.ID] = k
		} else {
			s.seen[k.ID] = true
		}
	}
	if len(hidden) == 0 {
		return
	}
	for _, who := range slices.Sorted(maps.Keys(s.links)) {
		if who == "gm" {
			continue
		}
		now := *s.state(who)
		given := s.given(t, who, &now)
		now.Log, now.Summary = nil, nil
		now.View.Map = table.MapView{} // what somebody has dropped may be called its own
		now.View.Tokens = slices.Clone(now.View.Tokens)
		for i := range now.View.Tokens {
			now.View.Tokens[i].Holds, now.View.Tokens[i].Sheet, now.View.Tokens[i].Icon = nil, nil, "" // a spear and a bow are icons and ids
		}
		present, err := json.Marshal(now)
		must(s.t, err)
		for id, k := range hidden {
			if owner := slices.ContainsFunc(gm.Seats, func(x api.Seat) bool { return x.Name == who && slices.Contains(x.Who, id) }); owner {
				continue
			}
			switch {
			case !s.seen[id] && (strings.Contains(given, id) || strings.HasPrefix(k.Name, "Zzlurker") && strings.Contains(given, k.Name)):
				t.Fatalf("%s has never seen %s, and is given:\n%s", who, id, around(given, id, k.Name))
			case s.seen[id] && regexp.MustCompile(`(^|[^\w-])`+regexp.QuoteMeta(id)+`($|[^\w-])`).Match(present):
				t.Fatalf("%s is out of sight, and %s sees:\n%s", id, who, around(string(present), id, id))
			}
		}
	}
}

// around is the part of a text that has one of two words.
func around(text string, words ...string) string {
	for _, w := range words {
		if i := strings.Index(text, w); i >= 0 {
			return text[max(0, i-300):min(len(text), i+300)]
		}
	}
	return text
}

// given is all that a viewer gets, as text.
func (s *lurkers) given(t *rapid.T, who string, state *api.State) string {
	ctx, v := s.t.Context(), s.who[who]
	var b strings.Builder
	add := func(x any, err error) {
		text, bad := json.Marshal(x)
		must(s.t, bad)
		b.Write(text)
		if err != nil {
			b.WriteString(err.Error())
		}
		b.WriteByte('\n')
	}
	add(state, nil)
	add(s.Blocked(ctx, v))
	add(s.Past(ctx, v, rapid.IntRange(0, state.Inputs).Draw(t, "past")))
	add(s.Log(ctx, v, 0, 1000))
	add(s.Decrees(ctx, v))
	add(s.Cards(ctx, v))
	add(nil, s.Adjust(ctx, v, table.Adjustment{Do: "reveal", Who: "zz"}))
	if q := s.state("gm").Question; q != nil {
		add(nil, s.Answer(ctx, v, api.Answer{Question: q.ID, Key: "none of these"}))
	}
	if q := state.Question; q != nil && len(q.Choices) > 0 && rapid.IntRange(0, 9).Draw(t, "odds") == 0 {
		add(s.Odds(ctx, v, q.ID, rapid.SampledFrom(q.Choices).Draw(t, "of").Key))
	}
	return b.String()
}
