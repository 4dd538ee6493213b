package live

import (
	"bytes"
	"fmt"

	"fray/pack"
	"fray/sim"
	"fray/table"
)

// Road is the way of a party through an adventure: the plan, and how far it has come. Tables that play the fights, at one screen or on a
// server, begin each of them with a header from here.
//
// The record of an adventure is the plan, followed by the records of the fights. The header of each fight holds the state that the
// party brings, how far it has come, and the last hash of the fight before (for the first fight, the hash of the plan). So one chain
// of hashes covers the whole adventure.
type Road struct {
	plan *pack.Adventure
	seed table.Seed
	dice string
	// AskEnd has the headers ask the GM at every end whether the fight is over, as [table.Header] says.
	AskEnd bool
	at     table.Progress
	secret bool // each fight has a secret seed
}

// NewRoad returns the way through an adventure from its start. The seed of each fight follows from this one.
func NewRoad(a *pack.Adventure, seed table.Seed, dice string) *Road {
	return &Road{plan: a, seed: seed, dice: dice, secret: seed.Secret()}
}

// RoadOf returns the way through the adventure of a record, as far as its last header says. Seeds are the secret one of the adventure,
// if there is one and it is known.
func RoadOf(row *table.Row, find Finder, seeds ...table.Seed) (*Road, error) {
	rs, ok := find(row.Plan.Ruleset)
	if !ok {
		return nil, &table.RecordError{Line: 1, Text: fmt.Sprintf("there is no ruleset %q in this version", row.Plan.Ruleset)}
	}
	plan, err := pack.DecodeAdventure(rs, row.Plan)
	if err != nil {
		return nil, &table.RecordError{Line: 1, Text: "the adventure cannot be played: " + err.Error()}
	}
	a := &Road{plan: plan, seed: row.Plan.Seed, dice: row.Plan.Dice, secret: row.Plan.Secret}
	if a.secret && len(seeds) > 0 {
		a.seed = seeds[0]
	}
	last := row.Last()
	a.AskEnd = last.Header.AskEnd
	if came := last.Header.Came; came != nil {
		if came.Fight <= 0 || came.Fight >= len(plan.Fights) {
			return nil, &table.RecordError{Line: last.Line, Text: fmt.Sprintf("the party has come to fight %d, but the adventure has %d", came.Fight+1, len(plan.Fights))}
		}
		a.at = *came
	}
	return a, nil
}

// Name returns the name of the adventure.
func (a *Road) Name() string { return a.plan.Name }

// Scenes returns the number of fights that the adventure has at most: variants of one fight count once.
func (a *Road) Scenes() int { return a.plan.Scenes() }

// SeedNow returns the seed of the fight that the party has come to.
func (a *Road) SeedNow() table.Seed { return a.seedOf(a.at.Fight) }

func (a *Road) seedOf(fight int) table.Seed {
	if a.secret {
		return a.seed.Fight(fight)
	}
	return table.Practice(sim.SeedOf(a.seed.Number(), fight))
}

// Plan returns the first line of the record.
func (a *Road) Plan() ([]byte, error) {
	plan, err := a.plan.Plan()
	if err != nil {
		return nil, unrecordable(err)
	}
	plan.Dice, plan.Secret = a.dice, a.secret
	if !a.secret {
		plan.Seed = a.seed
	}
	line, err := table.EncodePlan(plan)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be recorded: %w", a.plan.Name, err)
	}
	return line, nil
}

// First returns the header of the first fight, after the line of the plan.
func (a *Road) First(plan []byte) (table.Header, error) {
	setup, err := pack.Encode(a.plan.Fights[0].Setup)
	if err != nil {
		return table.Header{}, unrecordable(err)
	}
	return a.header(table.Progress{}, setup, table.BaseHash(bytes.TrimSuffix(plan, []byte("\n")))), nil
}

// Header returns the header of the fight that lies ahead, after the last hash of the one before.
func (a *Road) Header(h *Ahead, after string) table.Header { return a.header(h.to, h.setup, after) }

func (a *Road) header(at table.Progress, setup []byte, after string) table.Header {
	head := table.Header{
		Ruleset: a.plan.Ruleset.Name, Name: a.plan.Fights[at.Fight].Name, Seed: a.seedOf(at.Fight), Dice: a.dice, AskEnd: a.AskEnd, Setup: setup, After: after,
	}
	if at.Fight > 0 {
		head.Came = &at
	}
	return head
}

// Ahead returns what follows a finished fight: the one that the party has come to.
func (a *Road) Ahead(from table.Game) (*Ahead, error) {
	to, setup, on, err := a.plan.Next(a.at, from)
	if err != nil || setup == nil {
		return &Ahead{Continues: on}, err
	}
	h := &Ahead{Continues: true, Name: a.plan.Fights[to.Fight].Name, Rest: a.plan.Rest(a.at, to), to: to}
	if h.setup, err = pack.Encode(setup); err != nil {
		return nil, unrecordable(err)
	}
	g, err := gameOf(a.plan.Ruleset, h.setup)
	if err != nil {
		return nil, fmt.Errorf("%s cannot start with the party as it is (please report this): %w", h.Name, err)
	}
	h.Party = partyLines(a.plan.Party, g.View(table.GM))
	return h, nil
}
