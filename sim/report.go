package sim

import (
	"fmt"
	"time"

	"fray/bot"
)

// Report is the result of a run. Everything but Timing is the same for any number of workers.
type Report struct {
	Ruleset    string      `json:"ruleset"`
	Encounter  string      `json:"encounter"`
	Label      string      `json:"label,omitempty" jsonschema:"what a comparison calls the encounter"`
	Seed       uint64      `json:"seed"`
	Fights     int         `json:"fights" jsonschema:"finished fights"`
	Partial    bool        `json:"partial,omitempty" jsonschema:"the run stopped before all Asked were played"`
	Asked      int         `json:"asked"`
	Sides      []Side      `json:"sides"`
	Draws      int         `json:"draws"`
	CutOff     int         `json:"cut_off,omitempty" jsonschema:"draws that were cut off"`
	Rounds     Rounds      `json:"rounds"`
	Combatants []Combatant `json:"combatants"`
	Uses       []Use       `json:"uses"`
	Why        []Ability   `json:"why,omitempty" jsonschema:"what each combatant did with each ability"`
	Decisions  int         `json:"decisions"`
	Checksum   string      `json:"checksum" jsonschema:"of all outcomes, in hexadecimal"`
	Timing
}

// Timing is the duration of the run by the caller's clock.
type Timing struct {
	Seconds   float64 `json:"seconds"`
	FightRate float64 `json:"fights_per_second"`
	Rate      float64 `json:"decisions_per_second"`
}

// Side is the result of one side, with the 95 % Wilson interval of its share of all fights.
type Side struct {
	Name  string  `json:"name"`
	Title string  `json:"title,omitempty" jsonschema:"its display name, if it has one"`
	Bot   string  `json:"bot,omitempty"`
	Wins  int     `json:"wins"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Rounds is the length of the fights.
type Rounds struct {
	Mean float64 `json:"mean"`
	P10  int     `json:"p10" jsonschema:"a tenth of the fights lasted at most this long"`
	P50  int     `json:"p50"`
	P90  int     `json:"p90"`
	// Counts are the fights by their number of rounds, from 0.
	Counts []int `json:"counts"`
}

// Combatant is the result of one combatant.
type Combatant struct {
	ID    string  `json:"id"`
	Name  string  `json:"name"`
	Side  string  `json:"side"`
	Fell  int     `json:"fell" jsonschema:"fights that ended with the combatant down"`
	Share float64 `json:"share" jsonschema:"of all fights"`
	Left  float64 `json:"hp_left" jsonschema:"on average"`
	Full  float64 `json:"hp_full" jsonschema:"at most, on average"`
}

// Use is how often a side answered a kind of question with a verb: actions of a turn, and reactions.
type Use struct {
	Side     string  `json:"side"` // "gm" for the game master
	Question string  `json:"question"`
	Verb     string  `json:"verb"`
	Count    int     `json:"count"`
	PerFight float64 `json:"per_fight"`
}

// NewReport makes the report of a run from its tally. The configuration is the one that was played.
func NewReport(c Config, sum *Tally, took time.Duration) *Report {
	r := &Report{
		Ruleset: c.Game.Book().Name, Encounter: c.Game.Cast().Name, Label: c.Label, Seed: c.Seed, Fights: sum.Fights, Asked: c.Fights,
		Partial: sum.Fights < c.Fights, Draws: sum.Draws, CutOff: sum.CutOff, Decisions: sum.Decisions,
		Checksum: fmt.Sprintf("%016x", sum.Checksum), Timing: newTiming(took, sum.Fights, sum.Decisions),
	}
	r.Sides = sidesOf(c.Match, sum)
	r.Rounds = sum.Rounds.spread()
	cast := c.Game.Cast()
	for i, m := range cast.Combatants {
		r.Combatants = append(r.Combatants, Combatant{
			m.ID, m.Name, cast.Sides[m.Side], sum.Fell[i],
			ratio(sum.Fell[i], sum.Fights), ratio(sum.Left[i], sum.Fights), ratio(sum.Full[i], sum.Fights),
		})
	}
	r.Uses = usesOf(c.Match, sum)
	r.Why = sum.Why.report(cast, sum.Fights)
	return r
}

func newTiming(took time.Duration, fights, decisions int) Timing {
	t := Timing{Seconds: took.Seconds()}
	if took > 0 {
		t.FightRate, t.Rate = float64(fights)/t.Seconds, float64(decisions)/t.Seconds
	}
	return t
}

func sidesOf(m Match, sum *Tally) []Side {
	team := bot.NewTeam(m.Game.Cast(), m.Bots)
	var sides []Side
	for i, name := range m.Game.Cast().Sides {
		low, high := Wilson(sum.Wins[i], sum.Fights)
		s := Side{Name: name, Bot: bot.Name(team.Player(i)), Wins: sum.Wins[i], Share: ratio(sum.Wins[i], sum.Fights), Low: low, High: high}
		if title := m.Game.Cast().SideName(i); title != name {
			s.Title = title
		}
		sides = append(sides, s)
	}
	return sides
}

// ratio returns a/b, or 0 if b is 0.
func ratio(a, b int) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}
