package cli

import (
	"fmt"
	"slices"
	"strings"

	"fray/internal/botexec"
	"fray/job"
	"fray/pack"
	"fray/table"
)

// specOf returns what the arguments of sim say, as plain data.
func specOf(lib *pack.Library, name string, f simFlags) (job.Spec, error) {
	spec := job.Spec{Seed: f.seed, Fights: f.fights, Why: f.why}
	var err error
	switch {
	case lib.IsAdventure(name):
		err = adventuresOf(lib, name, f, &spec)
	case isRecord(name) && (f.versus != "" || f.without != ""):
		err = fmt.Errorf("--vs and --without compare encounters and adventures; %s is a record", name)
	case isRecord(name):
		err = recordOf(name, f, &spec)
	default:
		err = fightsOf(lib, name, f, &spec)
	}
	return spec, err
}

// fightsOf fills in an encounter, and what it is compared with.
func fightsOf(lib *pack.Library, name string, f simFlags, spec *job.Spec) (err error) {
	if spec.Fight, err = fightIn(lib, name, f.bots, spec); err != nil {
		return err
	}
	switch {
	case f.versus != "":
		if spec.Against, err = fightIn(lib, f.versus, f.bots, spec); err == nil && name != f.versus {
			spec.Fight.Label, spec.Against.Label = name, f.versus
		}
	case f.without != "":
		if spec.Against, err = fightIn(lib, name, f.bots, spec, pack.Edit{Without: f.without}); err == nil {
			spec.Fight.Label, spec.Against.Label = "with "+f.without, "without "+f.without
		}
	}
	return err
}

// adventuresOf fills in an adventure, and what it is compared with.
func adventuresOf(lib *pack.Library, name string, f simFlags, spec *job.Spec) (err error) {
	if spec.Adventure, err = planIn(lib, name, f.bots, spec); err != nil {
		return err
	}
	switch {
	case f.versus != "":
		if spec.Other, err = planIn(lib, f.versus, f.bots, spec); name != f.versus {
			spec.Labels = []string{name, f.versus}
		}
	case f.without != "":
		spec.Other, err = planIn(lib, name, f.bots, spec, pack.Edit{Without: f.without})
		spec.Labels = []string{"with " + f.without, "without " + f.without}
	}
	return err
}

// fightIn returns an encounter with changes, and the bots of its sides. It sets the ruleset of the spec.
func fightIn(lib *pack.Library, name string, bots []string, spec *job.Spec, edits ...pack.Edit) (*job.Fight, error) {
	var e *pack.Encounter
	var err error
	if len(edits) == 0 {
		e, err = lib.Encounter(name)
	} else {
		e, err = lib.Vary(name, edits...)
	}
	if err != nil {
		return nil, err
	}
	if err := sameRuleset(spec, name, e.Ruleset.Name); err != nil {
		return nil, err
	}
	setup, err := pack.Encode(e.Setup)
	if err != nil {
		return nil, err
	}
	cast := e.Game.Cast()
	named, err := namedBots(cast.Name, cast.Sides, bots)
	return &job.Fight{Setup: setup, Bots: named}, err
}

// planIn returns an adventure with changes, and sets the ruleset and the bots of the spec.
func planIn(lib *pack.Library, name string, bots []string, spec *job.Spec, edits ...pack.Edit) (*table.Plan, error) {
	a, err := lib.VaryAdventure(name, edits...)
	if err != nil {
		return nil, err
	}
	if err := sameRuleset(spec, name, a.Ruleset.Name); err != nil {
		return nil, err
	}
	var sides []string
	for _, f := range a.Fights {
		for _, side := range f.Game.Cast().Sides {
			if !slices.Contains(sides, side) {
				sides = append(sides, side)
			}
		}
	}
	if spec.Bots, err = namedBots(a.Name, sides, bots); err != nil {
		return nil, err
	}
	plan, err := a.Plan()
	return &plan, err
}

// sameRuleset sets the ruleset of the spec, which all that it compares has to have.
func sameRuleset(spec *job.Spec, name, rs string) error {
	if spec.Ruleset != "" && spec.Ruleset != rs {
		return fmt.Errorf("%s is of the ruleset %s: only what has one ruleset can be compared", name, rs)
	}
	spec.Ruleset = rs
	return nil
}

// recordOf fills in a fight that is played on from a moment of a record.
func recordOf(path string, f simFlags, spec *job.Spec) error {
	rec, lines, err := fightOf(path, f.fight)
	if err != nil {
		return err
	}
	s, err := replayTo(path, rec, f.at)
	if err != nil {
		return err
	}
	if _, over := s.Over(); over {
		return fmt.Errorf("%s: the fight is over; --at N plays on from an earlier moment, at most %d", path, len(rec.Inputs)-1)
	}
	fight := &job.Fight{Record: lines, Number: f.fight, At: len(s.Inputs())}
	if f.answer != "" {
		c, err := findChoice(s, f.answer)
		if err != nil {
			return err
		}
		fight.Answer = c.Key
	}
	spec.Ruleset, spec.Fight = rec.Header.Ruleset, fight
	cast := s.Game().Cast()
	fight.Bots, err = namedBots(cast.Name, cast.Sides, f.bots)
	return err
}

// namedBots parses items such as "red=random" and returns the names of bots by side.
func namedBots(what string, sides, items []string) (map[string]string, error) {
	named := map[string]string{}
	for _, item := range items {
		side, name, ok := strings.Cut(item, "=")
		if !ok {
			return nil, fmt.Errorf("--bot must be SIDE=BOT, such as %s=random, got %s", sides[0], item)
		}
		if !slices.Contains(sides, side) {
			return nil, fmt.Errorf("%s has no side %q; the sides are %s", what, side, strings.Join(sides, ", "))
		}
		if _, err := botexec.Find(name); err != nil {
			return nil, err
		}
		named[side] = name
	}
	return named, nil
}
