package table_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"fray/table"
)

// march is one fight of an adventure: what the heroes bring along is in its setup, and what they take with them is Carry.
type march struct {
	Rest  bool // the heroes rest before the fight: recoveries may be spent
	Left  [2]int8
	HP    [2]int16
	Spent [2]bool // the ability of once an adventure
	Foe   int16
	At    int8
}

// marchSetup is an encounter as it is written into a record's header. Came is what the heroes bring, and After the last
// hash of the record that it comes from: as the chain of hashes begins with the header, it continues through both.
type marchSetup struct {
	After string       `json:"after,omitempty"`
	Came  []marchState `json:"came"`
	Foe   int16        `json:"foe"`
}

// marchState is what outlives a fight, by combatant id.
type marchState struct {
	ID         string `json:"id"`
	HP         int16  `json:"hp"`
	Recoveries int8   `json:"recoveries"`
	Spent      bool   `json:"spent,omitempty"`
}

const (
	marchHit table.Verb = iota
	marchSmite
	marchRoll
	marchAverage
	marchGo
)

func marchPlot() *plot[march] {
	p := &plot[march]{
		verbs: []string{"hit", "smite", "roll", "average", "go"}, kinds: []string{"turn", "rest"}, ruleText: []string{"hit", "smite", "recovery", "hurt"},
	}
	p.cast = table.Cast{
		Name: "march", Sides: []string{"heroes", "foes"}, Seats: []string{"gm", "red", "blue"}, Combatants: members("ann:0:1", "ben:0:2"),
	}
	p.over = func(s *march) (table.Result, bool) { return 0, s.Foe <= 0 }
	p.beat = func(s *march, t *table.Table) { s.beat(p, t) }
	return p
}

func newMarch(setup marchSetup) *toy[march] {
	g := marchPlot().start(march{Foe: setup.Foe, Rest: setup.After != ""})
	for i, c := range setup.Came {
		g.s.HP[i], g.s.Left[i], g.s.Spent[i] = c.HP, c.Recoveries, c.Spent
	}
	return g
}

// carry is what is carried to the next fight.
func carry(g *toy[march]) []marchState {
	var out []marchState
	for i, m := range g.Cast().Combatants {
		out = append(out, marchState{m.ID, g.s.HP[i], g.s.Left[i], g.s.Spent[i]})
	}
	return out
}

func (s *march) beat(p *plot[march], t *table.Table) {
	i := table.Who(s.At)
	seat := table.JustSeat(p.cast.Combatants[i].Seat)
	s.At = 1 - s.At
	if s.Rest { // a rest has questions and dice too: it is played at the beginning of the next record
		s.Rest = i == 0
		for {
			q := t.Ask(1, 3, i, seat)
			q.Family()
			q.Need(s.Left[i] > 0 && s.HP[i] < 20, 3)
			for _, v := range []table.Verb{marchRoll, marchAverage} {
				q.Try(table.Do(v))
				q.Offer()
			}
			q.Add(table.Do(marchGo))
			n := 4
			switch t.Choose(q).Verb {
			case marchGo:
				return
			case marchRoll:
				n = t.Roll(&table.Roll{Rule: 3, Who: i, Count: 1, Sides: 8})
			}
			s.Left[i]--
			s.HP[i] = min(20, s.HP[i]+int16(n))
			say(t, table.Healed, 3, i, i, n, int(s.HP[i]))
		}
	}
	q := t.Ask(0, 1, i, seat)
	q.Try(table.Do(marchSmite))
	q.Need(!s.Spent[i], 2)
	q.Offer()
	q.Add(table.Do(marchHit))
	if t.Choose(q).Verb == marchSmite {
		s.Spent[i] = true
		s.Foe -= 10
		say(t, table.Took, 2, i, table.Nobody)
	} else {
		s.Foe -= int16(t.Roll(&table.Roll{Rule: 1, Who: i, Count: 1, Sides: 6}))
	}
	if s.Foe > 0 {
		s.HP[i] -= int16(t.Roll(&table.Roll{Rule: 4, Who: table.Nobody, Count: 1, Sides: 6}))
		say(t, table.Own, 4, i, table.Nobody, int(s.HP[i]))
	}
}

func sitMarch(t *testing.T, setup marchSetup) *sitting {
	t.Helper()
	text, err := json.Marshal(setup)
	if err != nil {
		t.Fatal(err)
	}
	return sitWith(t, func() table.Game { return newMarch(setup) }, table.DiceAsk, string(text))
}

// TestAdventure carries hit points, recoveries and spent abilities into the next fight, and proves the records of both as
// one: each stands alone, and the second holds the last hash of the first.
func TestAdventure(t *testing.T) {
	first := sitMarch(t, marchSetup{Came: []marchState{{"ann", 20, 2, false}, {"ben", 20, 2, false}}, Foe: 15})
	first.play("red: smite", "6", "blue: hit", "1", "5", "red: hit", "6")
	first.prove()
	came := carry(first.Game().(*toy[march]))
	if want := (marchState{"ann", 14, 2, true}); came[0] != want {
		t.Fatalf("ann takes %+v with her, want %+v", came[0], want)
	}
	inputs := first.Inputs()
	second := sitMarch(t, marchSetup{After: inputs[len(inputs)-1].Hash, Came: came, Foe: 4})
	second.isOpen("red: roll average go")
	second.play("red: average", "red: roll", "3")
	second.isOpen("red: go") // no recoveries left
	second.play("red: go", "blue: go")
	second.isOpen("red: hit") // the ability is spent
	second.play("red: hit", "4")
	second.prove()

	texts := [][]byte{first.write.text.Bytes(), second.write.text.Bytes()}
	if err := proveAdventure(texts); err != nil {
		t.Error(err)
	}
	for name, forge := range map[string]func() [][]byte{
		"another wound": func() [][]byte {
			return [][]byte{texts[0], bytes.Replace(texts[1], []byte(`"hp":14`), []byte(`"hp":19`), 1)}
		},
		"another first fight": func() [][]byte {
			other := sitMarch(t, marchSetup{Came: []marchState{{"ann", 20, 2, false}, {"ben", 20, 2, false}}, Foe: 15})
			other.play("red: smite", "2", "blue: hit", "1", "5", "red: hit", "6")
			return [][]byte{other.write.text.Bytes(), texts[1]}
		},
	} {
		if err := proveAdventure(forge()); err == nil {
			t.Errorf("%s is not found out", name)
		}
	}
}

// proveAdventure replays each record, and holds what it began with against what the one before ended with.
func proveAdventure(texts [][]byte) error {
	var last marchSetup
	for i, text := range texts {
		rec, err := table.ReadRecord(bytes.NewReader(text))
		if err != nil {
			return err
		}
		var setup marchSetup
		if err := json.Unmarshal(rec.Header.Setup, &setup); err != nil {
			return err
		}
		if i > 0 && (setup.After != last.After || fmt.Sprint(setup.Came) != fmt.Sprint(last.Came)) {
			return fmt.Errorf("record %d does not follow the one before it", i+1)
		}
		s, err := table.Replay(rec, newMarch(setup), table.Options{})
		if err != nil {
			return err
		}
		inputs := s.Inputs()
		last = marchSetup{After: inputs[len(inputs)-1].Hash, Came: carry(s.Game().(*toy[march]))}
	}
	return nil
}
