package escalation_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/escalation"
	"fray/table"
)

// ambush is two heroes of two seats against a goblin, an orc of another seat that lies in wait, and a hidden hero.
func ambush() *escalation.Setup {
	return &escalation.Setup{
		Ruleset: "escalation", Name: "ambush", Map: escalation.Ground{Zones: []string{"road", "reeds"}},
		Combatants: []escalation.Combatant{
			{ID: "ana", Kind: "pc", Seat: "red"},
			{ID: "bo", Kind: "pc", Seat: "blue", Hidden: true, HP: new(5)},
			{ID: "gob"},
			{ID: "orc", Seat: "dark", At: "reeds", Hidden: true},
		},
	}
}

// begun is a session of a setup.
func begun(t *testing.T, setup *escalation.Setup) *table.Session {
	t.Helper()
	g, problems := escalation.New(setup)
	for _, p := range problems {
		t.Fatal(p)
	}
	return table.NewSession(g, table.Options{Seed: table.Practice(7)})
}

func decree(t *testing.T, s *table.Session, a table.Adjustment) {
	t.Helper()
	if err := s.Adjust(a); err != nil {
		t.Fatalf("%s: %v", a, err)
	}
}

// knownTo are the ids that a seat finds in its view: as tokens, in the order, whose turn it is.
func knownTo(s *table.Session, seat string) string {
	n, _ := s.Game().Cast().Seat(seat)
	v := s.Game().View(n)
	var ids []string
	for _, k := range v.Tokens {
		ids = append(ids, k.ID)
	}
	for _, p := range v.Order {
		if !slices.Contains(ids, p.ID) {
			ids = append(ids, "!"+p.ID)
		}
	}
	return strings.Join(ids, " ")
}

// TestHiddenIsSeenByFew: a hidden combatant is in the view of the GM and of its seat alone, with the zone where it waits.
func TestHiddenIsSeenByFew(t *testing.T) {
	s := begun(t, ambush())
	for seat, want := range map[string]string{"gm": "ana bo gob orc", "red": "ana gob", "blue": "ana bo gob", "dark": "ana gob orc"} {
		if got := knownTo(s, seat); got != want {
			t.Errorf("%s sees %s, expected %s", seat, got, want)
		}
	}
	orc := s.Game().View(table.GM).Tokens[3]
	if !orc.Hidden || orc.Down || orc.Cell != "reeds" {
		t.Errorf("the GM sees %+v", orc)
	}
	decree(t, s, table.Adjustment{Do: "remove", Who: "orc"})
	if got := knownTo(s, "red"); got != "ana gob" {
		t.Errorf("when orc is taken away unseen, red sees %s", got)
	}
}

// TestHiddenIsToldToFew: everybody learns that a combatant is hidden or revealed; of other decrees about it only its seat learns.
func TestHiddenIsToldToFew(t *testing.T) {
	s := begun(t, ambush())
	for _, a := range []table.Adjustment{
		{Do: "set", Who: "orc", What: "hp", Value: 4},
		{Do: "add", Who: "orc", What: "dazed", At: "save_ends"},
		{Do: "clear", Who: "orc", What: "dazed"},
		{Do: "place", Who: "orc", At: "road"},
		{Do: "reveal", Who: "orc", At: "reeds"},
		{Do: "set", Who: "orc", What: "hp", Value: 5},
		{Do: "hide", Who: "orc"},
		{Do: "remove", Who: "orc"},
	} {
		decree(t, s, a)
	}
	none := func(int) bool { return false }
	heard := map[string][]string{}
	for _, e := range s.Events() {
		for n, seat := range s.Game().Cast().Seats {
			if e.Kind == table.Ruled && e.To.Hears(table.Seat(n), none) {
				heard[seat] = append(heard[seat], strings.Fields(e.Note)[0])
			}
		}
	}
	all := "set add clear place reveal set hide remove"
	for seat, want := range map[string]string{"gm": all, "dark": all, "red": "reveal set hide", "blue": "reveal set hide"} {
		if got := strings.Join(heard[seat], " "); got != want {
			t.Errorf("%s hears of %q, expected %q", seat, got, want)
		}
	}
}

// TestHiddenDecrees: a decree that a hidden combatant, or one in sight, does not allow is refused with a reason.
func TestHiddenDecrees(t *testing.T) {
	s := begun(t, ambush())
	for _, tt := range []struct {
		a    table.Adjustment
		want string
	}{
		{table.Adjustment{Do: "hide", Who: "orc"}, "orc is hidden: only a combatant that is up can hide"},
		{table.Adjustment{Do: "reveal", Who: "gob"}, "gob is not hidden, but up"},
		{table.Adjustment{Do: "reveal", Who: "orc", At: "sea"}, "sea"},
		{table.Adjustment{Do: "set", Who: "orc", What: "hp", Value: -1}, "reveal it first"},
		{table.Adjustment{Do: "add", Who: "orc", What: "dead"}, "reveal it first"},
		{table.Adjustment{Do: "place", Who: "gob", At: "reeds", What: "orc"}, `"orc" is not another combatant of that zone`},
		{table.Adjustment{Do: "place", Who: "orc", At: "road", What: "gob"}, "beside nobody"},
		{table.Adjustment{Do: "add", Who: "ana", What: "grabbed", At: "orc"}, "the combatant that holds it"},
	} {
		before := s.StateHash()
		if err := s.Adjust(tt.a); err == nil || !strings.Contains(err.Error(), tt.want) || s.StateHash() != before {
			t.Errorf("%s: %v, expected it refused with %q", tt.a, err, tt.want)
		}
	}
}

// TestHideInOnesTurn: whose turn it is loses the rest of it.
func TestHideInOnesTurn(t *testing.T) {
	s := begun(t, ambush())
	if v := s.Game().View(table.GM); v.Turn != "ana" {
		t.Fatalf("it is the turn of %s", v.Turn)
	}
	decree(t, s, table.Adjustment{Do: "reveal", Who: "bo"})
	decree(t, s, table.Adjustment{Do: "hide", Who: "ana"})
	if v := s.Game().View(table.GM); v.Turn != "bo" {
		t.Errorf("after hiding ana it is the turn of %q, expected bo", v.Turn)
	}
	decree(t, s, table.Adjustment{Do: "reveal", Who: "ana"})
	if err := s.Answer(2, "end"); err != nil {
		t.Fatal(err)
	}
	if v := s.Game().View(table.GM); v.Turn != "gob" {
		t.Errorf("then it is the turn of %q, expected gob: ana has had hers", v.Turn)
	}
}

// TestHiddenComesAlong: a hidden hero is in the next fight of an adventure as it was, in sight unless that one hides it.
func TestHiddenComesAlong(t *testing.T) {
	s := begun(t, ambush())
	decree(t, s, table.Adjustment{Do: "end", What: "pcs"})
	next := ambush()
	next.Combatants[1].Hidden = false
	on, err := escalation.Carry(next, s.Game().(*escalation.Game), []string{"ana", "bo"}, "")
	if bo := next.Combatants[1]; !on || err != nil || bo.Status != "up" || *bo.HP != 5 || bo.Hidden {
		t.Errorf("continues: %v, %v, with %+v", on, err, bo)
	}
	if _, problems := escalation.New(next); len(problems) > 0 {
		t.Error(problems)
	}
	fallen, next := begun(t, ambush()), ambush()
	decree(t, fallen, table.Adjustment{Do: "reveal", Who: "bo"})
	decree(t, fallen, table.Adjustment{Do: "set", Who: "bo", What: "hp", Value: -3})
	decree(t, fallen, table.Adjustment{Do: "end", What: "pcs"})
	_, err = escalation.Carry(next, fallen.Game().(*escalation.Game), []string{"ana", "bo"}, "")
	if bo := next.Combatants[1]; err != nil || bo.Status != "stabilized" || bo.Hidden { // a combatant that is down cannot hide
		t.Errorf("%v, with %+v", err, bo)
	}
	var tally table.Tally
	s.Game().Tally(&tally)
	if tally.Fell[1] || tally.Fell[3] {
		t.Errorf("who is hidden has not fallen: %v", tally.Fell)
	}
}

// TestHiddenSetups: who is hidden at the start is up and beside nobody, and nobody suffers by it.
func TestHiddenSetups(t *testing.T) {
	for want, change := range map[string]func(s *escalation.Setup){
		"combatants[3].hidden":    func(s *escalation.Setup) { s.Combatants[3].HP = new(0) },
		"combatants[1].hidden":    func(s *escalation.Setup) { s.Combatants[1].Beside = []string{"ana"} },
		"combatants[0].beside[0]": func(s *escalation.Setup) { s.Combatants[0].Beside = []string{"bo"} },
		"combatants[0].conditions[0].by": func(s *escalation.Setup) {
			s.Combatants[0].Conditions = []escalation.Condition{{Condition: "dazed", By: "orc"}}
		},
	} {
		s := ambush()
		change(s)
		_, problems := escalation.New(s)
		if len(problems) != 1 || problems[0].Path != want {
			t.Errorf("found %v, expected a problem at %s", problems, want)
		}
	}
}

// TestHeroRemovedOutOfSight: of a hero that was hidden nobody hears that it is gone, and it fights in no spirit; it can be
// brought back.
func TestHeroRemovedOutOfSight(t *testing.T) {
	s := begun(t, ambush())
	decree(t, s, table.Adjustment{Do: "remove", Who: "bo"})
	if err := s.Adjust(table.Adjustment{Do: "remove", Who: "bo"}); err == nil || !strings.Contains(err.Error(), "bo has left the fight") {
		t.Errorf("removed again: %v", err)
	}
	decree(t, s, table.Adjustment{Do: "place", Who: "bo", At: "reeds"})
	decree(t, s, table.Adjustment{Do: "join", Who: "cy", At: "reeds", What: "bo"})
	from := len(s.Events())
	for round := s.Game().View(table.GM).Round; s.Game().View(table.GM).Round == round; {
		if err := s.AnswerOption(s.Open().Asked().First(), s.Open().Default()); err != nil {
			t.Fatal(err)
		}
	}
	none := func(int) bool { return false }
	for _, e := range s.Events()[from-2:] {
		if text := s.Game().Text(&e); e.To.Hears(1, none) && strings.Contains(text, "bo") {
			t.Errorf("red hears: %s", text)
		}
	}
	for _, seat := range s.Game().Cast().Seats {
		if got := knownTo(s, seat); strings.Contains(got, "bo") {
			t.Errorf("%s sees %s", seat, got)
		}
	}
	decree(t, s, table.Adjustment{Do: "add", Who: "bo", What: "up"})
	if got := knownTo(s, "red"); got != "ana bo gob cy" {
		t.Errorf("bo is back, and red sees %s", got)
	}
}

// TestNamesakes: what those in sight are called tells nothing of those who are hidden or join out of sight.
func TestNamesakes(t *testing.T) {
	setup := ambush()
	setup.Combatants[2].Name, setup.Combatants[3].Name = "Imp", "Imp"
	s := begun(t, setup)
	called := func(id string) string {
		cast := *s.Game().Cast()
		cast.ByName = true
		return cast.Called(cast.Find(id))
	}
	if called("orc") != "orc" || called("gob") != "Imp" {
		t.Errorf("the hidden one is called %q, the one in sight %q", called("orc"), called("gob"))
	}
	decree(t, s, table.Adjustment{Do: "reserve", Who: "gob-9", At: "road", Sheet: `{"combatants":[{"id":"gob-9","name":"Imp"}]}`})
	if called("gob-9") != "gob-9" || called("gob") != "Imp" {
		t.Errorf("the reserve is called %q, the one in sight %q", called("gob-9"), called("gob"))
	}
}

// TestNobodyInSight refuses an encounter that would be over at once, as all of one side are hidden.
func TestNobodyInSight(t *testing.T) {
	setup := ambush()
	setup.Combatants[2].Hidden = true
	_, problems := escalation.New(setup)
	if len(problems) != 1 || problems[0].Why != "all on the side enemies are hidden, expected somebody in sight on each side" {
		t.Errorf("found %v", problems)
	}
}

// TestHiddenRestUnheard: only its own seat and the GM hear of a hidden hero's rest before the fight, which restores its Encounter
// ability and rolls for nothing.
func TestHiddenRestUnheard(t *testing.T) {
	setup := ambush()
	setup.Rest = []string{"quick"}
	setup.Abilities = map[string]escalation.Ability{
		"flare": {Frequency: "recharge", Attack: &escalation.Attack{Hit: "3"}},
		"song":  {Frequency: "encounter", Attack: &escalation.Attack{Hit: "3"}},
	}
	bo := &setup.Combatants[1]
	bo.Abilities, bo.Spent = []string{"flare", "song"}, []string{"flare", "song"}
	s := begun(t, setup)
	for s.Open() != nil && s.Open().Who == 1 {
		if err := s.AnswerOption(s.Open().Asked().First(), s.Open().Kth(0)); err != nil {
			t.Fatal(err)
		}
	}
	none := func(int) bool { return false }
	heard := map[string]int{}
	for _, e := range s.Events() {
		for n, seat := range s.Game().Cast().Seats {
			if (e.Who == 1 || e.Target == 1) && e.To.Hears(table.Seat(n), none) {
				heard[seat]++
			}
		}
	}
	if heard["gm"] != 1 || heard["blue"] != heard["gm"] || heard["red"]+heard["dark"] > 0 {
		t.Errorf("of bo's rest they hear so many events: %v", heard)
	}
}
