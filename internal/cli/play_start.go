package cli

import (
	"context"
	"fmt"

	"fray/internal/live"
	"fray/pack"
	"fray/ruleset"
)

// start begins a fight or an adventure. Without a sitting and an error nobody has chosen one.
func (sh *shell) start(ctx context.Context, f playFlags, args []string, seating live.Seating, seeded bool) (*sitting, error) {
	lib, err := sh.library(f.packs)
	if err != nil {
		return nil, err
	}
	var name string
	if len(args) == 1 {
		name = args[0]
	} else if name, err = sh.choose(ctx, append(lib.Encounters(), lib.Adventures()...)); err != nil || name == "" {
		return nil, err
	}
	if !seeded {
		if f.seed, err = anySeed(); err != nil {
			return nil, err
		}
	}
	c := live.Config{Seating: seating, Seed: f.seed, AskDice: f.dice == "ask", Record: f.record, Standing: f.stand}
	s := &sitting{shell: sh, flags: f, lib: lib}
	if lib.IsAdventure(name) {
		return s, s.startAdventure(lib, name, c)
	}
	e, err := lib.Encounter(name)
	if err != nil {
		return nil, err
	}
	c.Ruleset, c.Name, c.Setup = e.Ruleset, e.Name, e.Setup
	s.t, err = live.Start(c)
	return s, unmade(f.record, err)
}

func (s *sitting) startAdventure(lib *pack.Library, name string, c live.Config) error {
	a, err := lib.Adventure(name)
	if err != nil {
		return err
	}
	if s.adventure, err = live.StartAdventure(a, c); err != nil {
		return unmade(c.Record, err)
	}
	s.t = s.adventure.Table()
	return nil
}

// resume goes on with a recorded fight or adventure.
func (sh *shell) resume(path string, seating live.Seating, f playFlags, changed func(string) bool) (*sitting, error) {
	for _, flag := range []string{"seed", "dice", "record"} {
		if changed(flag) {
			return nil, fmt.Errorf("--%s can not be changed in the middle of a fight: %s goes on as it began", flag, path)
		}
	}
	lib, err := sh.library(f.packs) // for newcomers only: who is in the fight is in the record
	if err != nil {
		return nil, err
	}
	r, err := live.Resume(path, ruleset.Find, seating, f.stand)
	if err != nil {
		return nil, inRecord(path, err)
	}
	if r.Torn {
		sh.note("fray: the last line of %s was cut off, and has been taken away; the fight goes on from the input before it", path)
	}
	return &sitting{shell: sh, t: r.Table, adventure: r.Adventure, flags: f, lib: lib}, nil
}
