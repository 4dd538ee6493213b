package table

// Mod is one thing that changed a roll, or the number that the roll had to reach: the rule, and by how much (a flat number, or dice
// of advantage). One that would have changed it and does not count is a Mod too, with its fate.
type Mod struct {
	Rule    Rule
	Value   int16
	Of      uint8 // the source within the ruleset, such as an ability; 0 where the rule says it
	Dice    bool  // Value counts dice of advantage (below 0 disadvantage)
	Against bool  // part of the number that the roll had to reach
	Fate    Fate
	By      Rule // of one that does not count: the rule that took it away, or that of the one with which it does not stack
}

// Fate says whether a modifier counts.
type Fate uint8

// The fates of a modifier.
const (
	Counts Fate = iota
	Weaker      // another of its name is at least as large
	Lost        // a rule took it away
	allFates
)

// Own reports whether a modifier counts for the roll itself.
func (m Mod) Own() bool { return m.Fate == Counts && !m.Against }

// The flags of a modifier in a snapshot, with its fate above them.
const (
	modDice = 1 << iota
	modAgainst
	modFates = iota
)

func (w *snapshotWriter) mod(m *Mod) {
	w.name(w.book.ID(m.Rule))
	w.int(int(m.Value))
	w.b = append(w.b, m.Of, byte(Bit(m.Dice)*modDice|Bit(m.Against)*modAgainst|int(m.Fate)<<modFates))
	if m.Fate != Counts {
		w.name(w.book.ID(m.By))
	}
}

func (r *snapshotReader) mod(m *Mod) {
	m.Rule, m.Value, m.Of = r.rule(), int16(r.int(16)), r.byte()
	flags := r.byte()
	m.Dice, m.Against, m.Fate = flags&modDice != 0, flags&modAgainst != 0, Fate(flags>>modFates)
	if m.Fate >= allFates {
		r.fail()
		return
	}
	if m.Fate != Counts {
		m.By = r.rule()
	}
}
