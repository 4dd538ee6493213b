package cli

import (
	"fmt"

	"fray/internal/live"
	"fray/pack"
	"fray/ruleset"
)

// start starts a fight or an adventure.
func (sh *shell) start(f playFlags, name string, seating live.Seating, seeded bool) (*playTable, error) {
	lib, err := sh.library(f.packs)
	if err != nil {
		return nil, err
	}
	if !seeded {
		if f.seed, err = anySeed(); err != nil {
			return nil, err
		}
	}
	c := live.Config{Seating: seating, Seed: f.seed, AskDice: f.dice == "ask", Record: f.record, Standing: f.stand}
	s := &playTable{shell: sh, flags: f, lib: lib}
	if lib.IsAdventure(name) {
		return s, s.startAdventure(lib, name, c)
	}
	e, err := lib.Encounter(name)
	if err != nil {
		return nil, err
	}
	c.Ruleset, c.Name, c.Setup = e.Ruleset, e.Name, e.Setup
	s.t, err = live.Start(c)
	return s, createError(f.record, err)
}

func (s *playTable) startAdventure(lib *pack.Library, name string, c live.Config) error {
	a, err := lib.Adventure(name)
	if err != nil {
		return err
	}
	if s.adventure, err = live.StartAdventure(a, c); err != nil {
		return createError(c.Record, err)
	}
	s.t = s.adventure.Table()
	return nil
}

// resume resumes a recorded fight or adventure.
func (sh *shell) resume(path string, seating live.Seating, f playFlags, changed func(string) bool) (*playTable, error) {
	for _, flag := range []string{"seed", "dice", "record"} {
		if changed(flag) {
			return nil, fmt.Errorf("--%s cannot change during a fight: resume %s without it", flag, path)
		}
	}
	lib, err := sh.library(f.packs) // for newcomers only: the record has the combatants of the fight
	if err != nil {
		return nil, err
	}
	r, err := live.Resume(path, ruleset.Find, seating, f.stand)
	if err != nil {
		return nil, inRecord(path, err)
	}
	if r.Torn {
		sh.note("fray: the last line of %s was incomplete and was removed; the fight resumes from the input before it", path)
	}
	return &playTable{shell: sh, t: r.Table, adventure: r.Adventure, flags: f, lib: lib}, nil
}
