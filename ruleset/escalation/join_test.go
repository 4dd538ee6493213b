package escalation_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset/escalation"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// sheets are what newcomers bring, good and bad.
func sheets() []string {
	return []string{
		`{"combatants":[{"id":"x"}]}`,
		`{"ruleset":"escalation","combatants":[{"id":"x","name":"Late","kind":"pc","seat":"gm","level":2,"power_max":3,"abilities":["hymn","spite"]}],` +
			`"abilities":{"hymn":{"types":["spell","canticle"],"target":"ally_or_self","healing":{},"action":"quick","frequency":"daily","power_cost":1},` +
			`"spite":{"types":["melee"],"action":"interrupt","trigger":{"on":"hit"},"target":"actor","attack":{"hit_damage":"1d6","on_hit":[{"do":"last_gasp","what":"salt"}]}}}}`,
		`{"combatants":[{"id":"x","side":"pcs","hp":3,"strain":1,"attacks":["bite"],"conditions":[{"condition":"dazed","by":"c0"},{"ongoing":3}]}],` +
			`"abilities":{"bite":{"types":["melee"],"attack":{"hit_damage":"2d6","on_hit":[{"do":"condition","what":"grabbed"}]}}}}`,
		`{"combatants":[{"id":"x","attacks":["bite"]}],"abilities":{"bite":{"types":["melee"],"attack":{"hit_damage":"9d6"}}}}`,
		`{"combatants":[{"id":"x","kind":"pc","hp":-4,"death_save_fails":2}]}`, `{"combatants":[{"id":"x","status":"dead"}]}`,
		`{"combatants":[{"id":"x","conditions":[{"condition":"grabbed","by":"c0"}]}]}`,
		`{"combatants":[{"id":"x","side":"mauve"}]}`, `{"combatants":[{"id":"x","seat":"nowhere"}]}`, `{"combatants":[{"id":"x","abilities":["none"]}]}`,
		`{"combatants":[{"id":"x"},{"id":"y"}]}`, `{"combatants":[{"id":"x","at":"z0"}]}`, `{"combatants":[{"id":"x","hidden":true}]}`,
		`{"combatants":[{"id":"x","beside":["c0"]}]}`, `{"map":{"zones":["a"]},"combatants":[{"id":"x"}]}`, `{"ruleset":"flow","combatants":[{"id":"x"}]}`,
		`{"combatants":[{"id":"x","hp_max":0}]}`, `{}`, `[]`, `{"wings":2}`, "null",
	}
}

// FuzzJoin has somebody join by any sheet: it is there, the last and sound, or nothing has changed.
func FuzzJoin(f *testing.F) {
	for i, sheet := range sheets() {
		f.Add(sheet, "n0", i%2 == 0)
	}
	f.Add(sheets()[0], "r1", false)
	f.Add(sheets()[1], "two words", true)
	f.Fuzz(func(t *testing.T, sheet, id string, reserve bool) {
		g, problems := escalation.New(ford())
		for _, p := range problems {
			t.Fatal(p)
		}
		a := table.Adjustment{Do: "join", Who: id, Sheet: sheet}
		if reserve {
			a.Do = "reserve"
		}
		property.Join(t, g, a)
	})
}

// ford is a hero before a locked gate with a goblin behind it, and a barrel to hit.
func ford() *escalation.Setup {
	return &escalation.Setup{
		Ruleset: "escalation", Name: "ford", Map: escalation.Ground{Zones: []string{"ford", "yard"}}, MaxRounds: 4,
		Objects: []escalation.Object{{ID: "gate", Door: "locked", Zones: []string{"ford", "yard"}}, {ID: "barrel", HP: new(40)}},
		Combatants: []escalation.Combatant{
			{ID: "c0", Kind: "pc", Seat: "red", Conditions: []escalation.Condition{{Condition: "flying", Lasts: "encounter"}}},
			{ID: "gob", At: "yard", HP: new(4), Strain: 1, Band: "slow"},
		},
	}
}

// recorded is a session of a setup whose record is kept.
func recorded(t *testing.T, setup *escalation.Setup) (*table.Session, *property.Journal) {
	t.Helper()
	text, err := pack.Encode(setup)
	if err != nil {
		t.Fatal(err)
	}
	h := table.Header{Fray: table.Format, Ruleset: "escalation", Name: setup.Name, Seed: table.Practice(5), Dice: table.DiceRoll, Setup: text}
	head, err := table.EncodeHeader(h)
	if err != nil {
		t.Fatal(err)
	}
	j := &property.Journal{}
	j.Write(head)
	g, problems := escalation.New(setup)
	for _, p := range problems {
		t.Fatal(p)
	}
	o := h.Options(bytes.TrimSpace(head))
	o.Journal = j
	return table.NewSession(g, o), j
}

func play(t *testing.T, s *table.Session, answers ...string) {
	t.Helper()
	for _, a := range answers {
		q := s.Open()
		if q == nil {
			t.Fatalf("%s: nothing is open", a)
		}
		if err := s.Answer(q.Seats.First(), a); err != nil {
			t.Fatalf("%s: %v", a, err)
		}
	}
}

// ids are who is there, for the GM.
func ids(g table.Game) string {
	var all []string
	for _, k := range g.View(table.GM).Tokens {
		all = append(all, k.ID)
	}
	return strings.Join(all, " ")
}

// TestJoinUndo: taken back before somebody joined the fight is as it was, and played again it is as it became; the record
// replays.
func TestJoinUndo(t *testing.T) {
	s, j := recorded(t, ford())
	play(t, s, "attack:barrel")
	was, before := len(s.Inputs()), s.StateHash()
	join := table.Adjustment{Do: "join", Who: "imp", At: "ford", Sheet: sheets()[1]}
	decree(t, s, join)
	decree(t, s, table.Adjustment{Do: "join", Who: "gob-2", At: "ford", What: "gob"})
	play(t, s, "beside:gob-2", "end")
	if struck := s.Game().(*escalation.Game).Struck("c0"); struck != "barrel" {
		t.Errorf("c0 has struck %q, expected the barrel as before", struck)
	}
	if ids(s.Game()) != "c0 gob imp gob-2" || len(s.Game().Cast().Combatants) != 4 {
		t.Fatalf("there are %s", ids(s.Game()))
	}
	after, inputs := s.StateHash(), s.Inputs()
	if err := s.Undo(was); err != nil {
		t.Fatal(err)
	}
	if s.StateHash() != before || ids(s.Game()) != "c0 gob" || len(s.Game().Cast().Combatants) != 2 {
		t.Fatalf("taken back there are %s", ids(s.Game()))
	}
	for _, in := range inputs[was:] {
		if in.Adjust != nil {
			decree(t, s, *in.Adjust)
			continue
		}
		play(t, s, in.Answer)
	}
	if s.StateHash() != after {
		t.Fatal("the same decrees and answers lead elsewhere")
	}
	again := kit().Replayed(t, j)
	if again.StateHash() != after || ids(again.Game()) != "c0 gob imp gob-2" {
		t.Errorf("replayed there are %s", ids(again.Game()))
	}
}

// TestJoinCopies: a copy made before somebody joined goes its own way, a buffer of either fight holds the other, and what is
// struck stays the same.
func TestJoinCopies(t *testing.T) {
	setup := ford()
	setup.Combatants[0].Conditions = nil
	g, problems := escalation.New(setup)
	for _, p := range problems {
		t.Fatal(p)
	}
	tb := &table.Table{Answers: &property.Roller{T: t}}
	for range 3 {
		tb.Beat(g)
	}
	plain := g.Clone().(*escalation.Game)
	old := plain.AppendState(nil)
	if err := g.Adjust(tb, table.Adjustment{Do: "reserve", Who: "imp", At: "yard", Sheet: sheets()[1]}); err != nil {
		t.Fatal(err)
	}
	grown := g.AppendState(nil)
	if !slices.Equal(plain.AppendState(nil), old) || ids(plain) != "c0 gob" {
		t.Fatal("the copy from before has changed")
	}
	late := g.Clone().(*escalation.Game)
	late.CopyFrom(plain)
	if !slices.Equal(late.AppendState(nil), old) || ids(late) != "c0 gob" || len(late.Faults()) > 0 {
		t.Errorf("a buffer of the grown fight holds %s", ids(late))
	}
	plain.CopyFrom(g)
	if !slices.Equal(plain.AppendState(nil), grown) || ids(plain) != "c0 gob imp" || len(plain.Faults()) > 0 {
		t.Errorf("a buffer from before holds %s", ids(plain))
	}
}

// TestJoinRefused: each fault of a newcomer's sheet is named with its place.
func TestJoinRefused(t *testing.T) {
	full := ford()
	for i := range 60 {
		full.Combatants = append(full.Combatants, escalation.Combatant{ID: fmt.Sprint("rat-", i)})
	}
	for _, tt := range []struct {
		setup *escalation.Setup
		a     table.Adjustment
		want  string
	}{
		{nil, table.Adjustment{Who: "x"}, "a combatant to copy, in what, or a sheet"},
		{nil, table.Adjustment{Who: "x", What: "gob", Sheet: sheets()[0]}, "a combatant to copy, in what, or a sheet"},
		{nil, table.Adjustment{Who: "x", What: "orc"}, `unknown combatant "orc"; expected one of`},
		{nil, table.Adjustment{Who: "gob", What: "gob"}, `"gob" is taken`},
		{nil, table.Adjustment{Who: "gate", What: "gob"}, `"gate" is taken`},
		{nil, table.Adjustment{Who: "gm", What: "gob"}, `"gm" is taken`},
		{nil, table.Adjustment{Who: "a b", What: "gob"}, "combatants[0].id"},
		{nil, table.Adjustment{Who: "", What: "gob"}, "combatants[0].id: missing"},
		{nil, table.Adjustment{Who: "x", What: "gob", At: "sea"}, `unknown zone "sea"`},
		{nil, table.Adjustment{Who: "x", Sheet: `{"combatants":[{"id":"x","claws":3}]}`}, "claws"},
		{nil, table.Adjustment{Who: "x", Sheet: sheets()[6]}, "combatants[0].conditions[0].by: c0 does not stand beside it"},
		{nil, table.Adjustment{Who: "x", Sheet: sheets()[7]}, `combatants[0].side: unknown "mauve"`},
		{nil, table.Adjustment{Who: "x", Sheet: sheets()[8]}, `combatants[0].seat: unknown seat "nowhere"; expected one of gm, red`},
		{nil, table.Adjustment{Who: "x", Sheet: sheets()[9]}, `combatants[0].abilities[0]: unknown ability "none"; there are no abilities`},
		{nil, table.Adjustment{Who: "x", Sheet: sheets()[10]}, "found 2 combatants, expected one"},
		{nil, table.Adjustment{Who: "x", Sheet: sheets()[11]}, "the decree says where"},
		{nil, table.Adjustment{Who: "x", Sheet: sheets()[14]}, "and nothing else"},
		{full, table.Adjustment{Who: "x", What: "gob"}, "64 combatants and objects, and no more can join"},
	} {
		setup := tt.setup
		if setup == nil {
			setup = ford()
		}
		s := begun(t, setup)
		tt.a.Do = "join"
		before := s.StateHash()
		if err := s.Adjust(tt.a); err == nil || !strings.Contains(err.Error(), tt.want) || s.StateHash() != before {
			t.Errorf("%s: %v, expected it refused with %q", tt.a, err, tt.want)
		}
	}
	s := begun(t, ford())
	decree(t, s, table.Adjustment{Do: "join", Who: "n0", Sheet: sheets()[2]})
	decree(t, s, table.Adjustment{Do: "join", Who: "n1", Sheet: sheets()[2]}) // the same bite
	err := s.Adjust(table.Adjustment{Do: "join", Who: "n2", Sheet: sheets()[3]})
	if err == nil || !strings.Contains(err.Error(), `abilities.bite: the fight has another "bite"`) {
		t.Errorf("another bite: %v", err)
	}
}

// TestReserveIsKnownToFew: only its seat knows of a reserve, and of the hidden combatant that it is modeled on.
func TestReserveIsKnownToFew(t *testing.T) {
	s := begun(t, ambush())
	decree(t, s, table.Adjustment{Do: "reserve", Who: "orc-2", What: "orc", At: "reeds"})
	if got := knownTo(s, "dark"); got != "ana gob orc orc-2" {
		t.Errorf("its own seat sees %s", got)
	}
	decree(t, s, table.Adjustment{Do: "join", Who: "orc-3", What: "orc-2", At: "road"})
	if got := knownTo(s, "red"); got != "ana gob orc-3" {
		t.Errorf("red sees %s", got)
	}
	red, _ := s.Game().Cast().Seat("red")
	var heard []string
	for _, e := range s.Events() {
		if e.Kind == table.Ruled && e.To.Hears(red, func(int) bool { return false }) {
			heard = append(heard, e.Note)
		}
	}
	if got := strings.Join(heard, "; "); got != "join orc-3 at road" {
		t.Errorf("red hears %q", got)
	}
}

// TestJoinsAsItIs: a newcomer's conditions are upon it, a hero that joins keeps the fight from being lost, and what its
// abilities wait for sets them off.
func TestJoinsAsItIs(t *testing.T) {
	s, _ := recorded(t, ford())
	decree(t, s, table.Adjustment{Do: "join", Who: "imp", At: "ford", Sheet: sheets()[2]})
	i := slices.IndexFunc(s.Game().View(table.GM).Tokens, func(k table.Token) bool { return k.ID == "imp" })
	if tags := s.Game().View(table.GM).Tokens[i].Tags; !slices.ContainsFunc(tags, func(g table.Tag) bool { return g.Name == "dazed" }) {
		t.Errorf("the newcomer is %v", tags)
	}
	decree(t, s, table.Adjustment{Do: "join", Who: "bard", At: "yard", Sheet: `{"combatants":[{"id":"x","kind":"pc","abilities":["flinch"]}],` +
		`"abilities":{"flinch":{"action":"interrupt","trigger":{"on":"targeted"},"range":"self","target":"self",` +
		`"effects":[{"do":"bonus","what":"ac","value":"3","lasts":"attack"}]}}}`})
	decree(t, s, table.Adjustment{Do: "place", Who: "bard", At: "yard", What: "gob"})
	decree(t, s, table.Adjustment{Do: "remove", Who: "c0"})
	if _, over := s.Over(); over {
		t.Fatal("a hero is there, and the fight is over")
	}
	bard := s.Game().Cast().Find("bard")
	for q := s.Open(); q != nil; q = s.Open() {
		switch kind := s.Game().Book().QuestionName(q.Kind); {
		case q.Who == bard && kind == "react":
			return
		case kind == "turn" && q.Who != bard && s.Answer(table.GM, "attack:bard") == nil:
		default:
			if err := s.AnswerOption(q.Asked().First(), q.Default()); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Error("nothing sets off what the bard has for when it is attacked")
}
