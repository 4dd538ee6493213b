package table_test

import (
	"strings"
	"testing"

	"fray/table"
)

// ails is who suffers from what and for how long: effects that last to somebody else's turn, to the end of the bearer's turn,
// until a save, and several of a kind by several causes.
type ails struct {
	At    int8
	Turns int8
	Wait  int8 // who delays, and one; 0 is nobody
	List  [6]ail
	N     int8
}

type ail struct {
	Who, By, Kind, Until int8
}

// How long: to the start of the next turn of By, to the end of the next turn of Who, or until a save.
const (
	tillByStart int8 = iota
	tillOwnEnd
	tillSave
)

const (
	ailCurse table.Verb = iota
	ailHex
	ailTrip
	ailDelay
	ailPass
)

func ailsPlot() *plot[ails] {
	p := &plot[ails]{
		verbs: []string{"curse", "hex", "trip", "delay", "pass"}, kinds: []string{"turn"}, ruleText: []string{"turn", "gets", "loses", "save"},
	}
	p.cast = table.Cast{
		Name: "ails", Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red", "blue"}, Combatants: members("ann:0:1", "ben:1:2", "cat:0:1"),
	}
	p.over = func(s *ails) (table.Result, bool) { return table.Draw, s.Turns == 9 }
	p.beat = func(s *ails, t *table.Table) { s.beat(p, t) }
	p.view = func(s *ails, _ table.Seat) table.View {
		v := table.View{Ruleset: "ails"}
		for i, m := range p.cast.Combatants {
			token := table.Token{ID: m.ID}
			for _, a := range s.List[:s.N] {
				if int(a.Who) == i {
					by := p.cast.Combatants[a.By].Name
					until := [3]string{"the start of " + by + "'s turn", "the end of its turn", "a save"}[a.Until]
					token.Tags = append(token.Tags, table.Tag{Name: p.verbs[a.Kind] + " of " + by, Until: until})
				}
			}
			v.Tokens = append(v.Tokens, token)
		}
		return v
	}
	return p
}

// drop ends every effect of which holds is true.
func (s *ails) drop(t *table.Table, holds func(a ail) bool) {
	kept := int8(0)
	for _, a := range s.List[:s.N] {
		if holds(a) {
			say(t, table.Cleared, 3, table.Who(a.By), table.Who(a.Who), int(a.Kind))
			continue
		}
		s.List[kept] = a
		kept++
	}
	for i := kept; i < s.N; i++ {
		s.List[i] = ail{}
	}
	s.N = kept
}

func (s *ails) beat(p *plot[ails], t *table.Table) {
	who := s.At
	late := s.Wait == who+1
	q := t.Ask(0, 1, table.Who(who), table.JustSeat(p.cast.Combatants[who].Seat))
	for i := range p.cast.Combatants {
		for v := ailCurse; v <= ailTrip; v++ {
			q.Try(table.Do(v).At(table.Who(i)))
			q.Need(i != int(who), 1)
			q.Offer()
		}
	}
	q.Try(table.Do(ailDelay))
	q.Need(!late && s.Wait == 0, 1)
	q.Offer()
	q.Add(table.Do(ailPass))
	o := t.Choose(q)
	s.Turns++
	if o.Verb == ailDelay { // the whole turn moves, with what ends at its start and at its end
		s.Wait, s.At = who+1, (who+1)%3
		return
	}
	say(t, table.Began, 1, table.Who(who), table.Nobody)
	s.drop(t, func(a ail) bool { return a.Until == tillByStart && a.By == who })
	if o.Verb <= ailTrip {
		s.List[s.N] = ail{int8(o.Who), who, int8(o.Verb), int8(o.Verb)}
		s.N++
		say(t, table.Marked, 2, table.Who(who), o.Who, int(o.Verb))
	}
	s.drop(t, func(a ail) bool { return a.Until == tillOwnEnd && a.Who == who })
	s.drop(t, func(a ail) bool { // one save for each
		return a.Until == tillSave && a.Who == who && t.Roll(&table.Roll{Rule: 4, Who: table.Who(who), Count: 1, Sides: 20}) >= 11
	})
	switch {
	case late:
		s.Wait = 0
		s.At = (who + 2) % 3
	case s.Wait != 0:
		s.At = s.Wait - 1 // who delays comes after the next one here
	default:
		s.At = (who + 1) % 3
	}
}

func newAils() table.Game { return ailsPlot().start(ails{}) }

// TestEffectsOfSomebodyElsesTurn has effects end at the start of the turn of who caused them, delayed as it may be.
func TestEffectsOfSomebodyElsesTurn(t *testing.T) {
	s := sit(t, newAils, table.DiceAsk)
	s.play("red: curse:ben", "blue: hex:ann", "red: curse:ben") // ben: cursed by ann and by cat; ann: hexed
	var tags []string
	for _, tag := range s.Game().View(1).Tokens[1].Tags {
		tags = append(tags, tag.Name+" "+tag.Until)
	}
	if got := strings.Join(tags, ", "); got != "curse of ann the start of ann's turn, curse of cat the start of cat's turn" {
		t.Errorf("ben's tags: %s", got)
	}
	s.play("red: delay") // ann delays: her curse stays, and her hex with it
	s.play("blue: curse:cat")
	s.play("red: pass") // ann's turn at last: one curse of ben ends with its start, the hex with its end
	s.hears(0, "turn ann", "gets ann ben", "turn ben", "gets ben ann 1", "turn cat", "gets cat ben", "turn ben", "gets ben cat",
		"turn ann", "loses ann ben", "loses ben ann 1")
	if tags := s.Game().View(1).Tokens[1].Tags; len(tags) != 1 || tags[0].Name != "curse of cat" {
		t.Errorf("ben's tags: %v", tags)
	}
	s.prove()
}

// TestSavesForEach rolls one save for each effect that a save ends, from every cause.
func TestSavesForEach(t *testing.T) {
	s := sit(t, newAils, table.DiceAsk)
	s.play("red: trip:ben", "blue: pass")
	s.isOpen("roll 1d20")
	s.play("10", "red: trip:ben", "red: pass", "blue: pass", "11", "4")
	if tags := s.Game().View(1).Tokens[1].Tags; len(tags) != 1 || tags[0].Name != "trip of cat" {
		t.Errorf("ben's tags: %v", tags)
	}
	s.prove()
}
