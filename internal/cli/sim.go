package cli

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"fray/bot"
	"fray/pack"
	"fray/sim"
	"fray/table"
)

// The limits of a simulation that is asked for at the command line.
const (
	mostFights  = 10_000_000
	mostWorkers = 1024
)

// simFlags are the flags of sim.
type simFlags struct {
	fights  int
	seed    uint64
	bots    []string
	workers int
	versus  string
	packs   []string
	json    bool
}

func newSim(sh *shell) *cobra.Command {
	var f simFlags
	cmd := &cobra.Command{
		Use:   "sim ENCOUNTER | ADVENTURE",
		Short: "Play a fight or an adventure many times and say who wins",
		Long: `Plays a fight many times by bots and reports who wins how often (with the 95 % Wilson interval), how many
rounds it takes, who falls how often and with how many hit points the others are left, and how often each
action and each reaction is used.

The same seed gives the same report bit for bit, by however many workers the fights are played; only the
time differs. Ctrl-C stops the run and reports the fights that were over by then.

With --vs a second encounter is fought with the same seeds, fight by fight, and the report says whether
the first side fares really better or worse in it, or whether what was seen may be luck.

An adventure is played whole, as often as -n says. The report says how often the party comes through,
where it does not, and what it has left after each fight.`,
		Example: `  fray sim duel
  fray sim bridge -n 10000 --bot reavers=random
  fray sim bridge --vs my-bridge.yaml
  fray sim my-fight.yaml --pack my-creatures.yaml --json
  fray sim my-adventure.yaml -n 200`,
		Args:              exactly("one encounter or adventure"),
		ValidArgsFunction: sh.completeListed,
		RunE: func(cmd *cobra.Command, args []string) error {
			return sh.sim(cmd.Context(), args[0], f)
		},
	}
	cmd.Flags().IntVarP(&f.fights, "fights", "n", 1000, "play `N` fights, or adventures")
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "the `NUMBER` that all dice come from")
	cmd.Flags().StringArrayVar(&f.bots, "bot", nil, "who plays a side, as `SIDE=BOT`: greedy (default), random or default (may be repeated)")
	cmd.Flags().IntVar(&f.workers, "workers", 0, "play `N` fights at a time (default: one a processor)")
	cmd.Flags().StringVar(&f.versus, "vs", "", "compare with this `ENCOUNTER`")
	jsonFlag(cmd, &f.json)
	packFlag(cmd, &f.packs)
	return cmd
}

func (sh *shell) sim(ctx context.Context, name string, f simFlags) error {
	if err := within("-n", f.fights, 1, mostFights); err != nil {
		return err
	}
	if err := within("--workers", f.workers, 0, mostWorkers); err != nil {
		return err
	}
	lib, err := sh.library(f.packs)
	if err != nil {
		return err
	}
	if lib.IsAdventure(name) {
		return sh.simAdventure(ctx, lib, name, f)
	}
	match, err := matchOf(lib, name, f.bots)
	if err != nil {
		return err
	}
	sh.finishes(shortGrace)
	show, wipe := sh.progress("fights", f.fights)
	c := sim.Config{Match: match, Fights: f.fights, Seed: f.seed, Workers: f.workers, Progress: show, Clock: sh.now}
	if f.versus != "" {
		other, err := matchOf(lib, f.versus, f.bots)
		if err != nil {
			return err
		}
		out, err := sim.Versus(ctx, c, other)
		wipe()
		if err != nil {
			return err
		}
		return sh.report(ctx, out, out.Text, f.json)
	}
	out, err := sim.Run(ctx, c)
	wipe()
	if err != nil {
		return err
	}
	return sh.report(ctx, out, out.Text, f.json)
}

// report prints a report; that it is of a run that was broken off shows in the exit code too.
func (sh *shell) report(ctx context.Context, v any, text func() string, asJSON bool) error {
	var err error
	if asJSON {
		err = sh.json(v)
	} else {
		err = sh.print("%s", text())
	}
	if err != nil {
		return err
	}
	return ctx.Err()
}

// matchOf is an encounter with the bots of its sides.
func matchOf(lib *pack.Library, name string, bots []string) (sim.Match, error) {
	e, err := lib.Encounter(name)
	if err != nil {
		return sim.Match{}, err
	}
	players, err := botsOf(e.Game.Cast(), bots)
	return sim.Match{Game: e.Game, Bots: players}, err
}

// botsOf reads items such as "red=random" for the sides of a cast.
func botsOf(cast *table.Cast, items []string) ([]bot.Player, error) {
	players := make([]bot.Player, len(cast.Sides))
	named, err := namedBots(cast.Name, cast.Sides, items)
	for i, side := range cast.Sides {
		players[i] = named[side]
	}
	return players, err
}

// namedBots reads items such as "red=random" for some sides, by side.
func namedBots(what string, sides, items []string) (map[string]bot.Player, error) {
	players := map[string]bot.Player{}
	for _, item := range items {
		side, name, ok := strings.Cut(item, "=")
		if !ok {
			return nil, fmt.Errorf("found --bot %s; SIDE=BOT was expected, such as %s=random", item, sides[0])
		}
		if !slices.Contains(sides, side) {
			return nil, fmt.Errorf("%s has no side %q; the sides are %s", what, side, strings.Join(sides, ", "))
		}
		player, ok := bot.Find(name)
		if !ok {
			return nil, fmt.Errorf("there is no bot %q; %s", name, meant(name, bot.Names()))
		}
		players[side] = player
	}
	return players, nil
}
