package property

import (
	"testing"

	"pgregory.net/rapid"

	"fray/ruleset"
	"fray/table"
)

// Game is what the tests need of a ruleset's game.
type Game interface {
	table.Game
	Faults() []string // what is wrong with the state at a resting point; in a file of tests of the ruleset's package
}

// Kit is what a ruleset brings.
type Kit struct {
	Ruleset string
	// Toy is the ruleset itself where it is none of those that fray referees, but a toy that proves a part of it.
	Toy *ruleset.Ruleset
	// Setup is an encounter in which anything that a setup can say may be: it is always a good one.
	Setup func(s *Source) any
	// Words are put where a setup expects words and numbers, to make nonsense of it.
	Words []string
	// Decree is one of all that a GM can say, sense or not; nil: one that the game lists in Decrees, or a combatant that joins.
	Decree func(rng *table.Rand) table.Adjustment
	// Sheets are what combatants that join may bring, good and bad; without Decree.
	Sheets []string
	// Teaches reports whether an event that is not for everybody may be so, as it shows its hearers the sheet of whom it
	// is about.
	Teaches func(e *table.Event) bool
	// FallenAct: those who are down have turns too.
	FallenAct bool
	// Watch is told of all that is said in a fight without decrees; nil: nobody.
	Watch func(t rapid.TB, g Game) table.Listener
	// Faults are what is wrong with the state of a fight without decrees, besides the Faults of its game; nil: nothing.
	Faults func(g Game) []string
}

// Check runs all properties.
func Check(t *testing.T, k *Kit) {
	for _, p := range []struct {
		name string
		run  func(k *Kit, t *rapid.T)
	}{
		{"StateIsSound", stateIsSound},
		{"ListedIsAccepted", listedIsAccepted},
		{"ChoicesAreDistinct", choicesAreDistinct},
		{"BlockedListsTheSame", blockedListsTheSame},
		{"HostsAgree", hostsAgree},
		{"CopiesGoOnAlike", copiesGoOnAlike},
		{"BestIsListed", bestIsListed},
		{"UndoIsNeverHavingGoneOn", undoIsNeverHavingGoneOn},
		{"BranchIsIndependent", branchIsIndependent},
		{"BandsHold", bandsHold},
		{"ViewsHideSheets", viewsHideSheets},
		{"HiddenAreNotTold", hiddenAreNotTold},
		{"AnySetup", func(k *Kit, t *rapid.T) { k.anySetup(t, drawSource(t)) }},
	} {
		t.Run(p.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) { p.run(k, t) })
		})
	}
}

// Fuzz plays a good encounter, or a nonsense of one, by bytes.
func Fuzz(t rapid.TB, k *Kit, data []byte, seed uint64, nonsense bool) {
	s := NewSource(data, seed)
	if nonsense {
		k.anySetup(t, s)
		return
	}
	g := k.game(t, s)
	c := g.Clone().(Game)
	k.soundFight(t, g, s, 20000)
	other := table.NewSession(c, table.Options{Seed: table.Practice(seed)})
	playFor(t, other, &Roller{Rng: s.Rng, T: t}, 30)
}

// rules are those of the ruleset.
func (k *Kit) rules(t rapid.TB) ruleset.Ruleset {
	if k.Toy != nil {
		return *k.Toy
	}
	rs, ok := ruleset.Find(k.Ruleset)
	if !ok {
		t.Fatalf("there is no ruleset %s", k.Ruleset)
	}
	return rs
}

// game is a game of a good encounter.
func (k *Kit) game(t rapid.TB, s *Source) Game {
	g, problems := k.rules(t).New(k.Setup(s))
	for _, p := range problems {
		t.Fatalf("a setup is always good: %v", p)
	}
	return g.(Game)
}

// drawn is a game of an encounter drawn by rapid.
func (k *Kit) drawn(t *rapid.T) (Game, *Source) {
	s := drawSource(t)
	return k.game(t, s), s
}

// begin is a session of an encounter, played at random for a while, with decrees.
func (k *Kit) begin(t *rapid.T, most int) (*table.Session, *Roller) {
	g, src := k.drawn(t)
	s := table.NewSession(g, table.Options{Seed: table.Practice(src.Rng.Uint64())})
	r := &Roller{Rng: src.Rng, T: t}
	for range rapid.IntRange(0, most).Draw(t, "inputs") {
		k.step(t, s, r)
	}
	return s, r
}
