package sim

import (
	"cmp"
	"fmt"
	"time"
)

// AdventureReport is the result of a run of adventures. Everything but Timing is the same for any number of workers.
// FightRate counts adventures.
type AdventureReport struct {
	Ruleset   string      `json:"ruleset" jsonschema:"name of the ruleset"`
	Adventure string      `json:"adventure" jsonschema:"display name of the adventure"`
	Label     string      `json:"label,omitempty" jsonschema:"what a comparison calls it"`
	Seed      uint64      `json:"seed" jsonschema:"that all dice come from"`
	Played    int         `json:"played" jsonschema:"finished adventures"`
	Partial   bool        `json:"partial,omitempty" jsonschema:"the run stopped before all Asked were played"`
	Asked     int         `json:"asked" jsonschema:"adventures that were asked for"`
	Through   int         `json:"through" jsonschema:"adventures whose party won the last fight"`
	Share     float64     `json:"share" jsonschema:"of all, with its 95 % Wilson interval"`
	Low       float64     `json:"low" jsonschema:"lower end of the 95 % Wilson interval of the share"`
	High      float64     `json:"high" jsonschema:"upper end of the 95 % Wilson interval of the share"`
	Fights    []LegReport `json:"fights" jsonschema:"results by fight, in order"`
	Party     []Wayfarer  `json:"party" jsonschema:"results by member"`
	Why       []Ability   `json:"why,omitempty" jsonschema:"what each combatant did with each ability"`
	Decisions int         `json:"decisions" jsonschema:"answers of bots in all adventures"`
	Checksum  string      `json:"checksum" jsonschema:"of all outcomes, in hexadecimal"`
	Timing
}

// LegReport is the result of one fight of the adventure.
type LegReport struct {
	Name   string  `json:"name" jsonschema:"display name of the fight"`
	Rest   string  `json:"rest,omitempty" jsonschema:"before the fight"`
	Played int     `json:"played" jsonschema:"adventures that reached the fight"`
	Won    int     `json:"won" jsonschema:"fights that the party's side won"`
	On     int     `json:"on" jsonschema:"adventures that continued after it"`
	Ended  float64 `json:"ended" jsonschema:"share of all adventures that ended here early"`
	CutOff int     `json:"cut_off,omitempty" jsonschema:"fights that were cut off"`
	Rounds Rounds  `json:"rounds" jsonschema:"how long the fights lasted"`
	Left   []Left  `json:"left" jsonschema:"what the party had at the end, by meter"`
	Counts []Mean  `json:"counts,omitempty" jsonschema:"the ruleset's other counts so far"`
}

// Left is what the party had left of a meter, on average.
type Left struct {
	Meter string  `json:"meter" jsonschema:"a number that combatants have, such as hp"`
	Left  float64 `json:"left" jsonschema:"of the whole party, on average"`
	Full  float64 `json:"full,omitempty" jsonschema:"0 if the meter has no maximum"`
}

// Mean is the average of a count.
type Mean struct {
	Name string  `json:"name" jsonschema:"of the count"`
	Mean float64 `json:"mean" jsonschema:"on average"`
}

// Wayfarer is the result of one member of the party.
type Wayfarer struct {
	ID    string  `json:"id" jsonschema:"of the member"`
	Name  string  `json:"name" jsonschema:"display name"`
	Down  int     `json:"down" jsonschema:"adventures that ended with the member down or lost"`
	Share float64 `json:"share" jsonschema:"of all"`
}

// NewAdventureReport makes the report of a run of adventures from its tally.
func NewAdventureReport(c Config, a Adventure, sum *AdventureTally, took time.Duration) *AdventureReport {
	c.Match = Match{Game: a.Fights[0].Game}
	r := &AdventureReport{
		Ruleset: c.Game.Book().Name, Adventure: a.Name, Label: a.Label, Seed: c.Seed, Played: sum.Played, Asked: c.Fights, Partial: sum.Played < c.Fights,
		Through: sum.Through, Share: ratio(sum.Through, sum.Played), Decisions: sum.Decisions,
		Checksum: fmt.Sprintf("%016x", sum.Checksum), Timing: newTiming(took, sum.Played, sum.Decisions),
	}
	r.Low, r.High = Wilson(sum.Through, sum.Played)
	for i := range sum.Legs {
		r.Fights = append(r.Fights, newLegReport(&a.Fights[i], sum, &sum.Legs[i]))
	}
	cast := c.Game.Cast()
	for i, id := range a.Party {
		w := Wayfarer{ID: id, Down: sum.Down[i], Share: ratio(sum.Down[i], sum.Played)}
		if who := cast.Find(id); who >= 0 {
			w.Name = cast.Combatants[who].Name
		}
		r.Party = append(r.Party, w)
	}
	r.Why = sum.Why.report(cast, sum.Played)
	return r
}

func newLegReport(f *Leg, sum *AdventureTally, leg *LegTally) LegReport {
	r := LegReport{
		Name: f.Name, Rest: f.Rest, Played: leg.Played, Won: leg.Won, On: leg.On, CutOff: leg.CutOff, Ended: ratio(leg.Played-leg.On, sum.Played),
		Rounds: leg.Rounds.spread(), Left: []Left{},
	}
	for i, name := range sum.Meters {
		r.Left = append(r.Left, Left{name, ratio(leg.Left[i], leg.Played), ratio(leg.Full[i], leg.Played)})
	}
	for i, name := range sum.Names {
		r.Counts = append(r.Counts, Mean{name, ratio(leg.Counts[i], leg.Played)})
	}
	return r
}

// Passed is how many fights of an adventure the party passes, on average.
func (r *AdventureReport) Passed() float64 {
	on := 0
	for i := range r.Fights {
		on += r.Fights[i].On
	}
	return ratio(on, r.Played)
}

// title is what a comparison calls the adventure.
func (r *AdventureReport) title() string { return cmp.Or(r.Label, r.Adventure) }
