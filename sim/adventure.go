package sim

import (
	"context"

	"fray/bot"
	"fray/table"
)

// Adventure is a row of fights that one party plays, and who plays them.
type Adventure struct {
	Name   string
	Party  []string // ids of combatants
	Fights []Leg    // at least one
	// Next gives the game of fight i, from 1, with what the party brings from the one before, and whether the party goes on at
	// all; for the number of fights it gives no game. It is called from several goroutines.
	Next func(i int, from table.Game) (g table.Game, on bool, err error)
	Bots map[string]bot.Player // by side; those that are missing are greedy. The GM rules by default.
}

// Leg is one fight of an adventure.
type Leg struct {
	Name string
	Rest string     // the rest before it; "" is none
	Game table.Game // with the party as it sets out; it is looked at, never changed
}

// RunAdventure plays a whole adventure as often as the configuration says, in place of its match, and reports what became
// of the party. When the context ends early, the report is of the adventures that were over by then, and says so.
func RunAdventure(ctx context.Context, c Config, a Adventure) (*AdventureReport, error) {
	if len(a.Fights) == 0 || len(a.Party) == 0 || a.Next == nil {
		return nil, refuse("an adventure needs a party, fights and a way from one to the next")
	}
	c.Match = Match{Game: a.Fights[0].Game}
	c, err := c.ready()
	if err != nil {
		return nil, err
	}
	began := c.Clock()
	meters, counts := a.meters(), a.counts()
	trails := make([]*trail, c.Workers)
	workers := make([]func(int) error, c.Workers)
	for w := range workers {
		workers[w] = func(i int) error {
			if trails[w] == nil { // made by the worker, in memory that no other worker writes next to
				trails[w] = newTrail(&a, c.MaxDecisions, meters, counts)
			}
			return trails[w].play(c.Seed, i)
		}
	}
	if err := newPool(c).run(ctx, workers); err != nil {
		return nil, err
	}
	sum := newTrailCounts(&a, meters, counts)
	for _, t := range trails {
		if t != nil {
			sum.add(&t.sums)
		}
	}
	return newAdventureReport(c, &a, &sum, c.Clock().Sub(began)), nil
}

// meters are the names of the meters that the party has when it sets out.
func (a *Adventure) meters() []string {
	var names []string
	for i := range a.Fights {
		v := a.Fights[i].Game.View(table.GM)
		for k := range v.Tokens {
			if !a.has(v.Tokens[k].ID) {
				continue
			}
			for _, m := range v.Tokens[k].Meters {
				names = with(names, m.Name)
			}
		}
	}
	return names
}

// counts are the names of what the ruleset counts besides.
func (a *Adventure) counts() []string {
	var names []string
	for i := range a.Fights {
		var t table.Tally
		a.Fights[i].Game.Tally(&t)
		for _, c := range t.Counts {
			names = with(names, c.Name)
		}
	}
	return names
}

func (a *Adventure) has(id string) bool { return index(a.Party, id) >= 0 }

// with is the names with one more, unless they have it.
func with(names []string, name string) []string {
	if index(names, name) >= 0 {
		return names
	}
	return append(names, name)
}

// index is where the name stands, or -1. It is for a handful of names.
func index(names []string, name string) int {
	for i := range names {
		if names[i] == name {
			return i
		}
	}
	return -1
}
