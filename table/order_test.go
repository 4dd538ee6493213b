package table_test

import (
	"slices"
	"testing"

	"fray/table"
)

// slots is the order of phase: fixed, but who delays or readies moves in it, and an abort is paid with a later slot.
type slots struct {
	Order   [3]int8 // combatants, first to act first
	At      int8    // whose slot comes next, an index of Order
	Phase   int8
	Waits   [3]bool
	Readied [3]bool
	Done    [3]bool // had its slot in this phase
	Owes    [3]int8 // slots that an abort has forfeited
	Dodges  [3]bool // until the own next slot
	Hurt    [3]int8
}

const (
	slotHit table.Verb = iota
	slotDelay
	slotReady
	slotPass
	slotAct
	slotAbort
	slotNone
)

func slotsPlot() *plot[slots] {
	p := &plot[slots]{
		verbs: []string{"hit", "delay", "ready", "pass", "act", "abort", "none"}, kinds: []string{"slot", "window", "defend", "trigger"},
		ruleText: []string{"slot", "delayed", "abort", "forfeited", "readied", "attack", "miss"},
	}
	p.cast = table.Cast{
		Name: "slots", Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red", "blue"}, Combatants: members("ann:0:1", "ben:1:2", "cat:0:1"),
	}
	p.over = func(s *slots) (table.Result, bool) { return table.Draw, s.Phase == 3 }
	p.beat = func(s *slots, t *table.Table) { s.beat(p, t) }
	return p
}

func (s *slots) beat(p *plot[slots], t *table.Table) {
	if int(s.At) == len(s.Order) {
		s.At, s.Done = 0, [3]bool{}
		s.Phase++
		return
	}
	who := table.Who(s.Order[s.At])
	for w := range s.Waits { // before each slot those who wait are asked whether they act now
		if !s.Waits[w] || table.Who(w) == who {
			continue
		}
		q := t.Ask(1, 2, table.Who(w), table.JustSeat(p.cast.Combatants[w].Seat))
		q.Add(table.Do(slotAct))
		q.Add(table.Do(slotNone))
		if t.Choose(q).Verb == slotAct {
			s.Waits[w], s.Done[w] = false, true
			s.moveBefore(int8(w), int8(who))
			say(t, table.Own, 2, table.Who(w), table.Nobody)
			s.act(p, t, table.Who(w), false)
			return // who comes next is asked in the next beat
		}
	}
	s.At++
	if s.Done[who] {
		return
	}
	s.Done[who], s.Dodges[who], s.Readied[who], s.Waits[who] = true, false, false, false
	if s.Owes[who] > 0 {
		s.Owes[who]--
		say(t, table.Own, 4, who, table.Nobody)
		return
	}
	say(t, table.Began, 1, who, table.Nobody)
	s.act(p, t, who, true)
}

// moveBefore puts w directly before x in the order: that is its place from now on.
func (s *slots) moveBefore(w, x int8) {
	order := slices.DeleteFunc(slices.Clone(s.Order[:]), func(i int8) bool { return i == w })
	if slices.Index(s.Order[:], w) < int(s.At) {
		s.At--
	}
	copy(s.Order[:], slices.Insert(order, slices.Index(order, x), w))
	s.At++ // the inserted slot is being taken
}

func (s *slots) act(p *plot[slots], t *table.Table, who table.Who, own bool) {
	q := t.Ask(0, 1, who, table.JustSeat(p.cast.Combatants[who].Seat))
	for i := range p.cast.Combatants {
		q.Try(table.Do(slotHit).At(table.Who(i)))
		q.Need(p.cast.Combatants[i].Side != p.cast.Combatants[who].Side, 6)
		q.Offer()
	}
	for _, v := range []table.Verb{slotDelay, slotReady, slotPass} {
		q.Try(table.Do(v))
		q.Need(own || v == slotPass, 2)
		q.Offer()
	}
	switch o := t.Choose(q); o.Verb {
	case slotDelay:
		s.Waits[who], s.Done[who] = true, false
	case slotReady:
		s.Readied[who] = true
	case slotHit:
		s.trigger(p, t, who)
		s.hit(p, t, who, o.Who)
	}
}

// trigger asks those who have readied against this one's attack; who acts stands before it in the order from now on.
func (s *slots) trigger(p *plot[slots], t *table.Table, who table.Who) {
	for i := range s.Readied {
		if !s.Readied[i] || p.cast.Combatants[i].Side == p.cast.Combatants[who].Side {
			continue
		}
		q := t.Ask(3, 5, table.Who(i), table.JustSeat(p.cast.Combatants[i].Seat))
		q.Target = who
		q.Add(table.Do(slotAct))
		q.Add(table.Do(slotNone))
		if t.Choose(q).Verb == slotAct {
			s.Readied[i] = false
			s.moveBefore(int8(i), int8(who))
			s.At = int8(slices.Index(s.Order[:], int8(who))) + 1
			say(t, table.Reacted, 5, table.Who(i), who)
			s.hit(p, t, table.Who(i), who)
		}
	}
}

// hit asks the target whether it aborts to a dodge: paid with its slot of this phase if that is still to come, else with
// the next one.
func (s *slots) hit(p *plot[slots], t *table.Table, who, target table.Who) {
	q := t.Ask(2, 3, target, table.JustSeat(p.cast.Combatants[target].Seat))
	q.Try(table.Do(slotAbort))
	q.Need(s.Owes[target] == 0, 3)
	q.Offer()
	q.Add(table.Do(slotNone))
	if !s.Dodges[target] && t.Choose(q).Verb == slotAbort {
		s.Dodges[target] = true
		if s.Waits[target] {
			s.Waits[target] = false // the wait pays
		} else {
			s.Owes[target]++
		}
		say(t, table.Reacted, 3, target, who)
	}
	if s.Dodges[target] {
		say(t, table.Missed, 7, who, target)
		return
	}
	s.Hurt[target]++
	say(t, table.Hit, 6, who, target)
}

func newSlots() table.Game { return slotsPlot().start(slots{Order: [3]int8{0, 1, 2}}) }

// TestAbortIsPaidLater has a dodge out of turn cost the slot of this phase, or of the next where this one's is over.
func TestAbortIsPaidLater(t *testing.T) {
	s := sit(t, newSlots, table.DiceRoll)
	s.play("red: hit:ben", "blue: abort") // before ben's slot: forfeited in this phase
	s.isOpen("red: hit:ben delay ready pass")
	s.hears(0, "slot ann", "abort ben ann", "miss ann ben", "forfeited ben", "slot cat")
	s.play("red: hit:ben") // the dodge has ended with the slot that was forfeited
	s.play("blue: abort")  // after the slot: that of the next phase
	s.play("red: pass")
	s.isOpen("red: hit:ben delay ready pass")
	s.hears(0, "slot ann", "abort ben ann", "miss ann ben", "forfeited ben", "slot cat", "abort ben cat", "miss cat ben",
		"slot ann", "forfeited ben", "slot cat")
	s.prove()
}

// TestAbortOnce lists no second abort while one is owed, and says why.
func TestAbortOnce(t *testing.T) {
	s := sit(t, newSlots, table.DiceRoll)
	s.play("red: delay", "red: none", "blue: hit:cat", "red: abort")
	s.isOpen("red: act none") // ann waits: asked again before cat's slot, though that is forfeited
	s.play("red: act", "red: hit:ben")
	s.isOpen("blue: abort none")
	s.play("blue: none")
	s.prove()
}

// TestDelayMovesThePlace has who waited act before another, and stand there from then on.
func TestDelayMovesThePlace(t *testing.T) {
	s := sit(t, newSlots, table.DiceRoll)
	s.play("red: delay")
	s.isOpen("red: act none")
	s.play("red: none", "blue: pass", "red: act", "red: hit:ben", "blue: none", "red: pass")
	s.hears(0, "slot ann", "slot ben", "delayed ann", "attack ann ben", "slot cat", "slot ben")
	if got := s.Game().(*toy[slots]).s.Order; got != [3]int8{1, 0, 2} {
		t.Errorf("the order is %v", got)
	}
	s.prove()
}

// TestReadyMovesThePlace has a readied action come before its trigger, and its owner stand before the one who set it off.
func TestReadyMovesThePlace(t *testing.T) {
	s := sit(t, newSlots, table.DiceRoll)
	s.play("red: pass", "blue: ready", "red: pass", "red: hit:ben")
	s.isOpen("blue: act none")
	s.play("blue: act", "red: none", "blue: none") // ben's slot of the phase is that action: cat is next
	s.isOpen("red: hit:ben delay ready pass")
	s.hears(0, "slot ann", "slot ben", "slot cat", "slot ann", "readied ben ann", "attack ben ann", "attack ann ben", "slot cat")
	if got := s.Game().(*toy[slots]).s.Order; got != [3]int8{1, 0, 2} {
		t.Errorf("the order is %v", got)
	}
	s.prove()
}

// TestBlockedOutOfTurn says by which rule somebody is not to be attacked.
func TestBlockedOutOfTurn(t *testing.T) {
	s := sit(t, newSlots, table.DiceRoll)
	blocked := s.Blocked(1)
	if len(blocked) != 2 || blocked[0].Key != "hit:ann" || blocked[0].Rules[0] != "slots.attack" {
		t.Errorf("blocked: %v", blocked)
	}
	s.prove()
}
