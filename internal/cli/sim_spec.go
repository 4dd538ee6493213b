package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"fray/internal/botexec"
	"fray/internal/cli/line"
	"fray/job"
	"fray/pack"
)

// specOf returns what the arguments of sim say, as plain data.
func specOf(lib *pack.Library, name string, f simFlags) (job.Spec, error) {
	spec := job.Spec{Seed: f.seed, Fights: f.fights, Why: f.why}
	if f.versus != "" || f.without != "" {
		switch {
		case isRecord(name):
			return spec, fmt.Errorf("--vs and --without compare encounters; %s is a record", name)
		case lib.IsAdventure(name):
			return spec, fmt.Errorf("--vs and --without compare encounters; %s is an adventure", name)
		}
	}
	var err error
	switch {
	case lib.IsAdventure(name):
		err = adventureOf(lib, name, f.bots, &spec)
	case isRecord(name):
		err = recordOf(name, f, &spec)
	default:
		spec.Fight, err = fightIn(lib, name, f.bots, &spec)
		switch {
		case err != nil:
		case f.versus != "":
			if spec.Against, err = fightIn(lib, f.versus, f.bots, &spec); name != f.versus {
				spec.Fight.Label, spec.Against.Label = name, f.versus
			}
		case f.without != "":
			spec.Fight.Label = "with " + f.without
			spec.Against, err = fightIn(lib, name, f.bots, &spec, pack.Edit{Without: f.without})
			if err == nil {
				spec.Against.Label = "without " + f.without
			}
		}
	}
	return spec, err
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
	if spec.Ruleset != "" && spec.Ruleset != e.Ruleset.Name {
		return nil, fmt.Errorf("%s is an encounter of %s: only encounters of one ruleset can be compared", name, e.Ruleset.Name)
	}
	spec.Ruleset = e.Ruleset.Name
	setup, err := pack.Encode(e.Setup)
	if err != nil {
		return nil, err
	}
	cast := e.Game.Cast()
	named, err := namedBots(cast.Name, cast.Sides, bots)
	return &job.Fight{Setup: setup, Bots: named}, err
}

// adventureOf fills in an adventure with the bots of its sides.
func adventureOf(lib *pack.Library, name string, bots []string, spec *job.Spec) error {
	a, err := lib.Adventure(name)
	if err != nil {
		return err
	}
	spec.Ruleset = a.Ruleset.Name
	var sides []string
	for _, f := range a.Fights {
		for _, side := range f.Game.Cast().Sides {
			if !slices.Contains(sides, side) {
				sides = append(sides, side)
			}
		}
	}
	if spec.Bots, err = namedBots(a.Name, sides, bots); err != nil {
		return err
	}
	plan, err := a.Plan()
	spec.Adventure = &plan
	return err
}

// recordOf fills in a fight that is played on from a moment of a record.
func recordOf(path string, f simFlags, spec *job.Spec) error {
	rec, err := fightOf(path, 0)
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
	lines, err := linesOf(path)
	if err != nil {
		return err
	}
	fight := &job.Fight{Record: lines, At: len(s.Inputs())}
	if f.answer != "" {
		c, err := line.Find(allChoices(s), f.answer)
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

// linesOf returns the lines of a record.
func linesOf(path string) (string, error) {
	file, err := pack.Open(path)
	if err != nil {
		return "", err
	}
	defer file.Close() //nolint:errcheck // read only
	lines, err := io.ReadAll(file)
	return string(lines), err
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
