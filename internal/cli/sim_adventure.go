package cli

import (
	"context"
	"errors"
	"maps"
	"slices"

	"fray/internal/botexec"
	"fray/pack"
	"fray/sim"
)

// simAdventure simulates a whole adventure many times.
func (sh *shell) simAdventure(ctx context.Context, lib *pack.Library, name string, f simFlags) error {
	if f.versus != "" {
		return errors.New("--vs compares two encounters; " + name + " is an adventure")
	}
	read, err := lib.Adventure(name)
	if err != nil {
		return err
	}
	a := simOf(read)
	var sides []string
	for _, leg := range a.Fights {
		for _, side := range leg.Game.Cast().Sides {
			if !slices.Contains(sides, side) {
				sides = append(sides, side)
			}
		}
	}
	if a.Bots, err = namedBots(a.Name, sides, f.bots); err != nil {
		return err
	}
	defer botexec.Close(slices.Collect(maps.Values(a.Bots))...)
	sh.allowGrace(shortGrace)
	show, wipe := sh.progress("adventures", f.fights)
	c := sim.Config{Fights: f.fights, Seed: f.seed, Workers: f.workers, Progress: show, Clock: sh.now}
	out, err := sim.RunAdventure(ctx, c, a)
	wipe()
	if err != nil {
		return err
	}
	return sh.report(ctx, out, f)
}

// simOf converts an adventure for the simulation.
func simOf(read *pack.Adventure) sim.Adventure {
	a := sim.Adventure{Name: read.Name, Party: read.Party, Next: read.NextGame}
	for _, f := range read.Fights {
		a.Fights = append(a.Fights, sim.Leg{Name: f.Name, Rest: f.Rest, Game: f.Game})
	}
	return a
}
