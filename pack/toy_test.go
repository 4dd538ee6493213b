package pack_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// The toy is a ruleset that cannot be played: it has a setup like a real one and reports problems with it.
type (
	toySetup struct {
		Ruleset    string                `json:"ruleset"`
		Name       string                `json:"name,omitempty"`
		About      string                `json:"about,omitempty"`
		Combatants []toyCombatant        `json:"combatants"`
		Items      map[string]toyItem    `json:"items,omitempty"`
		Abilities  map[string]toyAbility `json:"abilities,omitempty"`
		Ground     []toyLying            `json:"ground,omitempty"`
		Rounds     int                   `json:"max_rounds,omitempty"`
	}
	toyCombatant struct {
		ID        string   `json:"id"`
		Name      string   `json:"name,omitempty"`
		Side      string   `json:"side"`
		At        string   `json:"at"`
		HP        *int     `json:"hp,omitempty"`
		Big       bool     `json:"big,omitempty"`
		Hands     toyHands `json:"hands,omitzero"`
		Carried   []string `json:"carried,omitempty" ref:"items"`
		Abilities []string `json:"abilities,omitempty" ref:"abilities"`
		Attacks   []string `json:"attacks,omitempty" ref:"abilities"`
	}
	toyHands struct {
		Main string `json:"main,omitempty" ref:"items"`
		Off  string `json:"off,omitempty" ref:"items"`
	}
	toyItem struct {
		Damage  int    `json:"damage,omitempty"`
		Hands   int    `json:"hands,omitempty"`
		Ability string `json:"ability,omitempty" ref:"abilities"`
		Rule    string `json:"rule,omitempty"`
	}
	toyAbility struct {
		Range string `json:"range,omitempty"`
	}
	toyLying struct {
		Item string `json:"item" ref:"items"`
		At   string `json:"at"`
	}
)

// toyGame is the minimum of a game.
type toyGame struct {
	table.Game
	cast  table.Cast
	setup *toySetup
}

func (g *toyGame) Cast() *table.Cast { return &g.cast }

func newToy(s *toySetup) (table.Game, []table.Problem) {
	g := &toyGame{cast: table.Cast{Seats: []string{"gm", "red"}}, setup: s}
	var bad []table.Problem
	for i, c := range s.Combatants {
		at := fmt.Sprintf("combatants[%d]", i)
		if c.Side == "" {
			bad = append(bad, table.Problem{Path: at + ".side", Why: "missing, expected a side"})
		}
		if c.HP != nil && *c.HP < 1 {
			bad = append(bad, table.Problem{Path: at + ".hp", Why: "expected at least 1"})
		}
		if c.Name == "Crash" {
			panic("crash")
		}
		for hand, item := range map[string]string{"main": c.Hands.Main, "off": c.Hands.Off} {
			if _, ok := s.Items[item]; item != "" && !ok {
				bad = append(bad, table.Problem{Path: at + ".hands." + hand, Why: "unknown item"})
			}
		}
		side := slices.Index(g.cast.Sides, c.Side)
		if side < 0 {
			side = len(g.cast.Sides)
			g.cast.Sides = append(g.cast.Sides, c.Side)
		}
		g.cast.Combatants = append(g.cast.Combatants, table.Member{ID: c.ID, Side: side})
	}
	for id, item := range s.Items {
		if item.Damage < 0 {
			bad = append(bad, table.Problem{Path: "items." + id + ".damage", Why: "expected 0 or more"})
		}
	}
	return g, bad
}

func toy() ruleset.Ruleset {
	return ruleset.Ruleset{
		Name:        "toy",
		Book:        &table.Book{Name: "toy", Rules: []table.RuleText{{ID: "toy.hit"}, {ID: "toy.miss"}}, Questions: table.Questions("turn")},
		NewSetup:    func() any { return new(toySetup) },
		NewCreature: func() any { return new(toyCombatant) },
		New:         func(s any) (table.Game, []table.Problem) { return newToy(s.(*toySetup)) },
		Trial:       `combatants: [{id: one, side: here, at: a}, {id: two, side: there, at: b}]`,
	}
}

// stock is the toy's library.
const stock = `ruleset: toy
creatures:
  goblin:
    name: Goblin
    hp: 7
    hands: {main: sword, off: shield}
    carried: [wand]
  ogre:
    hp: 30
    big: yes
items:
  sword: {damage: 8, hands: 1, rule: toy.hit}
  shield: {damage: 1}
  wand: {ability: spark}
  bomb: {ability: boom}
abilities:
  spark: {range: 6}
  boom: {range: self}
  dance: {}
`

// toyLibrary is the stock and what else is bundled with it.
func toyLibrary(t testing.TB, more map[string]string) *pack.Library {
	t.Helper()
	files := fstest.MapFS{"toy/stock.yaml": {Data: []byte(stock)}}
	for name, text := range more {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	l := pack.New(toy())
	if err := l.AddBundle(files); err != nil {
		t.Fatal(err)
	}
	return l
}

// write writes a text to a new file.
func write(t testing.TB, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// lines are the mistakes as printed, without the folder of the file.
func lines(err error, path string) []string {
	if err == nil {
		return nil
	}
	return strings.Split(shown(err, path), "\n")
}

func shown(err error, path string) string {
	if path == "" {
		return err.Error()
	}
	return strings.ReplaceAll(err.Error(), path, "x.yaml")
}
