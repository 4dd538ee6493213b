package job

import (
	"errors"
	"fmt"
	"strings"

	"fray/bot"
	"fray/pack"
	"fray/ruleset"
	"fray/sim"
	"fray/table"
)

// Finder finds a bot by its name.
type Finder func(name string) (bot.Player, error)

// BuiltIn finds the bots that fray has itself, and no programs.
func BuiltIn(name string) (bot.Player, error) {
	if p, ok := bot.Find(name); ok {
		return p, nil
	}
	return nil, fmt.Errorf("there is no bot %q%s", name, table.OneOf(name, bot.Names()))
}

// Job is a spec that is ready to be played.
type Job struct {
	spec      Spec
	config    sim.Config
	against   sim.Match
	adventure *sim.Adventure
	other     *sim.Adventure             // that it is compared with
	record    *table.Record              // of an analysis
	open      func() (table.Game, error) // makes a game of the record's start
	bots      []bot.Player
}

// Open makes a spec ready. Rules that do not know its setup, and bots that do not exist, are errors.
func Open(s Spec, find Finder) (*Job, error) {
	rs, ok := ruleset.Find(s.Ruleset)
	if !ok {
		return nil, fmt.Errorf("there is no ruleset %q in this version", s.Ruleset)
	}
	j := &Job{spec: s, config: sim.Config{Fights: s.Fights, Seed: s.Seed, MaxDecisions: s.MaxDecisions, Why: s.Why}}
	var err error
	switch {
	case s.Analysis != nil && s.Adventure == nil && s.Other == nil && s.Fight == nil && s.Against == nil:
		err = j.openAnalysis(rs)
	case s.Adventure != nil && s.Analysis == nil && s.Fight == nil && s.Against == nil:
		if j.adventure, err = j.openAdventure(rs, s.Adventure, 0, find); err == nil && s.Other != nil {
			j.other, err = j.openAdventure(rs, s.Other, 1, find)
		}
	case s.Adventure == nil && s.Other == nil && s.Analysis == nil && s.Fight != nil:
		if j.config.Match, err = j.match(rs, s.Fight, find); err == nil && s.Against != nil {
			j.against, err = j.match(rs, s.Against, find)
		}
	default:
		err = errors.New("a job has one fight or adventure, two of them, or an analysis")
	}
	if err != nil {
		return nil, err
	}
	return j, nil
}

// Bots returns the players of the job: what started programs for them has to end these.
func (j *Job) Bots() []bot.Player { return j.bots }

func (j *Job) match(rs ruleset.Ruleset, f *Fight, find Finder) (m sim.Match, err error) {
	if f.Record == "" {
		m.Game, err = gameOf(rs, f.Setup)
	} else {
		m, err = from(rs, f)
	}
	if err != nil {
		return m, err
	}
	m.Label = f.Label
	m.Bots = make([]bot.Player, len(m.Game.Cast().Sides))
	for i, side := range m.Game.Cast().Sides {
		if m.Bots[i], err = j.bot(f.Bots[side], find); err != nil {
			return m, err
		}
	}
	return m, nil
}

// bot finds a bot; without a name there is none, which stands for greedy.
func (j *Job) bot(name string, find Finder) (bot.Player, error) {
	if name == "" {
		return nil, nil //nolint:nilnil // as in sim.Match
	}
	p, err := find(name)
	if err == nil {
		j.bots = append(j.bots, p)
	}
	return p, err
}

func gameOf(rs ruleset.Ruleset, encoded []byte) (table.Game, error) {
	setup, err := pack.Decode(rs, encoded)
	if err != nil {
		return nil, err
	}
	return pack.NewGame(rs, setup)
}

// recordOf reads the record of a fight, or of a fight of an adventure, from 1; 0 is the last one.
func recordOf(lines string, fight int) (*table.Record, error) {
	row, err := table.ReadRow(strings.NewReader(lines))
	switch {
	case err != nil:
		return nil, err
	case fight < 0 || fight > len(row.Records):
		return nil, fmt.Errorf("the record has %d fights, and no fight %d", len(row.Records), fight)
	case fight > 0:
		return row.Records[fight-1], nil
	default:
		return row.Last(), nil
	}
}

// from goes to a moment of a record.
func from(rs ruleset.Ruleset, f *Fight) (m sim.Match, err error) {
	rec, err := recordOf(f.Record, f.Number)
	if err != nil {
		return m, err
	}
	g, err := gameOf(rs, rec.Header.Setup)
	if err != nil {
		return m, err
	}
	s, err := table.ReplayTo(rec, g, f.At)
	if err != nil {
		return m, err
	}
	if _, over := s.Over(); over {
		return m, errors.New("the fight is over at that moment")
	}
	at := s.Position()
	m = sim.Match{Game: s.Game(), From: &at}
	if f.Answer != "" {
		o, ok := s.Option(f.Answer)
		if !ok {
			return m, fmt.Errorf("there is no choice %q at that moment", f.Answer)
		}
		m.Answer = &o
	}
	return m, nil
}

// openAdventure makes an adventure ready, the first or the second of the spec.
func (j *Job) openAdventure(rs ruleset.Ruleset, plan *table.Plan, nth int, find Finder) (*sim.Adventure, error) {
	read, err := pack.DecodeAdventure(rs, plan)
	if err != nil {
		return nil, err
	}
	a := &sim.Adventure{Name: read.Name, Party: read.Party, Next: read.NextGame, Bots: map[string]bot.Player{}}
	if nth < len(j.spec.Labels) {
		a.Label = j.spec.Labels[nth]
	}
	for _, f := range read.Fights {
		a.Fights = append(a.Fights, sim.Leg{Name: f.Name, Rest: f.Rest, Game: f.Game})
	}
	for side, name := range j.spec.Bots {
		if a.Bots[side], err = j.bot(name, find); err != nil {
			return nil, err
		}
	}
	return a, nil
}
