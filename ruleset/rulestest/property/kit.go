package property

import (
	"testing"

	"pgregory.net/rapid"

	"fray/internal/rapidtest"
	"fray/ruleset"
	"fray/table"
)

// Game is what the tests need of a ruleset's game.
type Game interface {
	table.Game
	Faults() []string // faults of the state at a resting point; in a test file of the ruleset's package
}

// Kit is what a ruleset brings.
type Kit struct {
	Ruleset string
	// Toy is a ruleset that is not registered: a toy of a test.
	Toy *ruleset.Ruleset
	// Setup returns a valid encounter that may contain anything a setup can contain.
	Setup func(s *Source) any
	// Words replace words and numbers of a setup to make it invalid.
	Words []string
	// Decree returns any decree of a GM, valid or not; nil: one that the game lists in Decrees, or a combatant that joins.
	Decree func(rng *table.Rand) table.Adjustment
	// Sheets are sheets of combatants that may join, valid and invalid; used without Decree.
	Sheets []string
	// Teaches reports whether an event may have a limited audience because it shows that audience the sheet of its target.
	Teaches func(e *table.Event) bool
	// Veiled is set where combatants can be out of sight by the rules: then events may go only to the seats that perceive
	// them, and a combatant that a seat does not perceive has neither meters nor a sheet.
	Veiled bool
	// FallenAct is set where combatants that are down have turns too.
	FallenAct bool
	// Fights is how many fights Pinned plays, if it is more than usual.
	Fights int
	// Watch returns a listener for the events of a fight without decrees; nil: none.
	Watch func(t rapid.TB, g Game) table.Listener
	// Faults returns faults of the state in a fight without decrees, besides the Faults of its game; nil: none.
	Faults func(g Game) []string
}

// Check runs all properties.
func Check(t *testing.T, k *Kit) {
	rapidtest.Seed(t, "1") // make explore draws from fresh seeds
	rapidtest.Checks(t, "40")
	for _, p := range []struct {
		name string
		run  func(k *Kit, t *rapid.T)
	}{
		{"StateIsSound", stateIsSound},
		{"ListedIsAccepted", listedIsAccepted},
		{"ChoicesAreDistinct", choicesAreDistinct},
		{"BlockedListsTheSame", blockedListsTheSame},
		{"HostsAgree", hostsAgree},
		{"CopiesPlayAlike", copiesPlayAlike},
		{"BestIsListed", bestIsListed},
		{"BotsChooseAlike", botsChooseAlike},
		{"UndoRestores", undoRestores},
		{"BranchIsIndependent", branchIsIndependent},
		{"BandsHold", bandsHold},
		{"ViewsHideSheets", viewsHideSheets},
		{"HiddenStayHidden", hiddenStayHidden},
		{"AnySetup", func(k *Kit, t *rapid.T) { k.anySetup(t, drawSource(t)) }},
	} {
		t.Run(p.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) { p.run(k, t) })
		})
	}
}

// Fuzz plays a valid encounter by bytes, or tries an invalid one.
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

// rules returns the ruleset.
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

// game returns a game of a valid encounter.
func (k *Kit) game(t rapid.TB, s *Source) Game {
	g, problems := k.rules(t).New(k.Setup(s))
	for _, p := range problems {
		t.Fatalf("Kit.Setup is invalid: %v", p)
	}
	return g.(Game)
}

// drawn returns a game of an encounter drawn by rapid.
func (k *Kit) drawn(t *rapid.T) (Game, *Source) {
	s := drawSource(t)
	return k.game(t, s), s
}

// begin returns a session of an encounter, played at random for a while, with decrees.
func (k *Kit) begin(t *rapid.T, most int) (*table.Session, *Roller) {
	g, src := k.drawn(t)
	s := table.NewSession(g, table.Options{Seed: table.Practice(src.Rng.Uint64())})
	r := &Roller{Rng: src.Rng, T: t}
	for range rapid.IntRange(0, most).Draw(t, "inputs") {
		k.step(t, s, r)
	}
	return s, r
}
