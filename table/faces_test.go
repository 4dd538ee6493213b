package table_test

import (
	"context"
	"math/big"
	"testing"

	"fray/odds"
	"fray/table"
)

// strike is an attack whose dice are read in more ways than one.
type strike struct {
	Over  bool
	Body  int16
	Stun  int16
	Power int8 // dice of damage by faces; 0 is an attack with kept dice
}

func strikePlot() *plot[strike] {
	p := &plot[strike]{
		verbs: []string{"strike", "roll", "average"}, kinds: []string{"turn", "damage"}, ruleText: []string{"attack", "damage", "rider"},
	}
	p.cast = table.Cast{
		Name: "strike", Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red", "blue"}, Combatants: members("ann:0:1", "ben:1:2"),
	}
	p.over = func(s *strike) (table.Result, bool) { return 0, s.Over }
	p.beat = func(s *strike, t *table.Table) {
		q := t.Ask(0, 1, 0, table.JustSeat(1))
		q.Add(table.Do(0).At(1))
		t.Choose(q)
		if s.Power > 0 {
			s.byFaces(t)
		} else {
			s.byKept(t)
		}
		s.Over = true
	}
	return p
}

// byKept: 3d6 with two of advantage, the three best kept. The kept total alone decides: 17 and more is a critical hit
// (double damage), 3 a fumble; an even natural number marks, and 12 with the bonus of 1 hits.
func (s *strike) byKept(t *table.Table) {
	natural := t.Roll(&table.Roll{Rule: 1, Who: 0, Count: 5, Sides: 6, Read: table.Highest, Keep: 3})
	if natural == 3 || natural < 17 && natural+1 < 12 {
		say(t, table.Missed, 1, 0, 1, natural)
		return
	}
	times := 1
	if natural >= 17 {
		times = 2
	}
	say(t, table.Hit, 1, 0, 1, times)
	if natural%2 == 0 {
		say(t, table.Marked, 3, 0, 1, 1)
	}
	n := s.damage(t) * times
	say(t, table.Harmed, 2, 0, 1, n)
}

// damage of 6d6 is rolled out, or taken for 21 where the attacker prefers that.
func (s *strike) damage(t *table.Table) int {
	q := t.Ask(1, 2, 0, table.JustSeat(1))
	q.Add(table.Do(1))
	q.Add(table.Do(2))
	if t.Choose(q).Verb == 2 {
		return 21
	}
	return t.Roll(&table.Roll{Rule: 2, Who: 0, Count: 6, Sides: 6})
}

// byFaces: the dice added stun, and each die wounds by its face: 1 not at all, 6 twice, the others once.
func (s *strike) byFaces(t *table.Table) {
	stun := t.Roll(&table.Roll{Rule: 2, Who: 0, Count: int16(s.Power), Sides: 6, Look: true})
	body := 0
	for _, f := range t.Faces() {
		switch f {
		case 1:
		case 6:
			body += 2
		default:
			body++
		}
	}
	s.Stun, s.Body = int16(stun), int16(body)
	say(t, table.Harmed, 2, 0, 1, stun)
	if body > int(s.Power) && stun%2 == 0 { // a rider that needs both
		say(t, table.Fell, 3, 0, 1)
	}
}

func newStrike() table.Game { return strikePlot().start(strike{}) }

// TestNaturalDiceDecide reads kept dice as the rules do: the natural total of those that are kept.
func TestNaturalDiceDecide(t *testing.T) {
	for _, c := range []struct {
		dice string
		want []string
	}{
		{"1 6 1 5 6", []string{"attack ann ben 2", "damage ann ben 42"}},                    // 17
		{"4 1 4 2 4", []string{"attack ann ben 1", "rider ann ben 1", "damage ann ben 21"}}, // 12, even
		{"1 1 1 1 1", []string{"attack ann ben 3"}},                                         // missed by fumble
	} {
		s := sit(t, newStrike, table.DiceAsk)
		s.play("red: strike:ben", c.dice)
		if s.Open() != nil {
			s.play("red: average")
		}
		s.hears(0, c.want...)
		s.prove()
	}
}

// TestAverageInsteadOfRolling asks for it before the dice.
func TestAverageInsteadOfRolling(t *testing.T) {
	s := sit(t, newStrike, table.DiceAsk)
	s.play("red: strike:ben", "6 6 6 1 1")
	s.isOpen("red: roll average")
	s.play("red: roll")
	s.isOpen("roll 6d6")
	s.play("1 2 3 4 5 6")
	s.hears(0, "attack ann ben 2", "rider ann ben 1", "damage ann ben 42")
	s.prove()
}

// TestKeptOdds holds exact odds against all 6^5 throws: crits, odd and even riders included, without bands.
func TestKeptOdds(t *testing.T) {
	s := sit(t, newStrike, table.DiceRoll)
	r, err := odds.Key(context.Background(), s.Session, "strike:ben", odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var hit, crit, mark int64
	roll := table.Roll{Count: 5, Sides: 6, Read: table.Highest, Keep: 3}
	everyThrow(5, func(faces []int32) {
		switch v := roll.Value(faces); {
		case v == 3 || v < 11:
			return
		case v >= 17:
			crit++
			fallthrough
		default:
			hit++
			if v%2 == 0 {
				mark++
			}
		}
	})
	want := func(what string, got *big.Rat, n int64) {
		if w := big.NewRat(n, 7776); got == nil || got.Cmp(w) != 0 {
			t.Errorf("%s: %v, want %v", what, got, w)
		}
	}
	if !r.Exact || len(r.Attacks) != 1 || len(r.Marks) != 1 {
		t.Fatalf("got %+v", r)
	}
	want("hit", r.Hit.Exact, hit)
	want("mark", r.Marks[0].Exact, mark)
	want("critical", r.Attacks[0].Degrees[len(r.Attacks[0].Degrees)-1].Exact, crit)
}

// TestFacesOdds holds exact odds of a rule that looks at the faces against all 6^6 throws, and sees them sampled alike.
func TestFacesOdds(t *testing.T) {
	newGame := func() table.Game { return strikePlot().start(strike{Power: 6}) }
	s := sit(t, newGame, table.DiceRoll)
	r, err := odds.Key(context.Background(), s.Session, "strike:ben", odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var fell, harm int64
	everyThrow(6, func(faces []int32) {
		stun, body := 0, 0
		for _, f := range faces {
			stun += int(f)
			body += [7]int{0, 0, 1, 1, 1, 1, 2}[f]
		}
		harm += int64(stun)
		if body > 6 && stun%2 == 0 {
			fell++
		}
	})
	all := int64(46656)
	if !r.Exact || len(r.Effects) != 1 || r.Runs != 462 {
		t.Fatalf("got %+v", r)
	}
	e := r.Effects[0]
	if e.Down.Exact.Cmp(big.NewRat(fell, all)) != 0 || e.Damage.Exact.Cmp(big.NewRat(harm, all)) != 0 {
		t.Errorf("down %v, damage %v; want %d and %d of %d", e.Down.Exact, e.Damage.Exact, fell, harm, all)
	}
	few, err := odds.Key(context.Background(), s.Session, "strike:ben", odds.Options{MaxRuns: 100, Samples: 4000})
	if err != nil {
		t.Fatal(err)
	}
	in := few.Effects[0].Down.Range
	if few.Exact || in == nil || in.Low > e.Down.P || in.High < e.Down.P {
		t.Errorf("sampled: %+v", few.Effects[0].Down)
	}
	s.play("red: strike:ben")
	s.prove()
}

// everyThrow has so many d6 fall in every way, in every order.
func everyThrow(n int, f func(faces []int32)) {
	faces := make([]int32, n)
	for i := range faces {
		faces[i] = 1
	}
	for {
		f(faces)
		i := 0
		for ; i < n && faces[i] == 6; i++ {
			faces[i] = 1
		}
		if i == n {
			return
		}
		faces[i]++
	}
}

// blind gives values without faces.
type blind struct{}

func (blind) Roll(*table.Roll, []int32) (int, bool, bool) { return 3, false, true }

// TestFacesAreThere stops dice that give a value only where the rules look at the faces.
func TestFacesAreThere(t *testing.T) {
	tb := table.Table{Dice: blind{}}
	if tb.Roll(&table.Roll{Count: 2, Sides: 6}) != 3 || len(tb.Faces()) != 0 {
		t.Error("a value alone will do for others")
	}
	defer func() {
		if recover() == nil {
			t.Error("the rules were let look at faces that nobody knows")
		}
	}()
	tb.Roll(&table.Roll{Count: 2, Sides: 6, Look: true})
}
