package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"fray/bot"
	"fray/internal/botexec"
	"fray/pack"
	"fray/sim"
	"fray/table"
)

// The limits of flags of a simulation.
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
	at      int
	answer  string
	json    bool
	csv     bool
}

func newSim(sh *shell) *cobra.Command {
	var f simFlags
	cmd := &cobra.Command{
		Use:   "sim ENCOUNTER | ADVENTURE | RECORD",
		Short: "Simulate a fight or an adventure many times",
		Long: `Lets bots play a fight many times. The report shows how often each side wins (with the 95 % Wilson
interval), the number of rounds, how often each combatant falls, the hit points that are left, and how
often each action and reaction is used.

The same seed gives the same report, bit for bit, for any number of workers; only the time differs.
Ctrl-C stops the run and reports the finished fights.

With --json or --csv the report also says how many fights lasted how many rounds. The columns of --csv are
encounter, kind, side, name, measure and value: a number a row, without the time that the run took.

A bot can be a program of yours, in any language: it reads each question as a line of JSON and answers with
the key of a choice (docs/bots.md).

With --vs, fray also plays a second encounter with the same seeds. The report says whether the first side
really does better or worse there, or whether the difference may be luck. It also compares the rounds of a fight
and, for each side of both encounters, how many fall and the hit points that are left.

fray plays an adventure as a whole, -n times. The report shows how often the party completes it, where it
fails, and what it has left after each fight.

From a record, fray plays the fight on from where it stands, or with --at from where it stood after that many
inputs: what would come of this? --answer is the answer to the question that is open there. In the record of
an adventure it is the last fight.`,
		Example: `  fray sim duel
  fray sim bridge -n 10000 --bot reavers=random
  fray sim duel -n 100 --bot "town=exec:python3 mybot.py"
  fray sim bridge --vs my-bridge.yaml
  fray sim my-fight.yaml --pack my-creatures.yaml --json
  fray sim bridge -n 10000 --csv > bridge.csv
  fray sim my-adventure.yaml -n 200
  fray sim bridge.jsonl --at 12 --bot reavers=random`,
		Args:              exactly("one encounter, adventure or record"),
		ValidArgsFunction: sh.completeListed,
		RunE: func(cmd *cobra.Command, args []string) error {
			if !isRecord(args[0]) && (cmd.Flags().Changed("at") || f.answer != "") {
				return fmt.Errorf("--at and --answer are only for records: %s is none", args[0])
			}
			if f.json && f.csv {
				return errors.New("--json and --csv exclude each other: choose one")
			}
			return sh.sim(cmd.Context(), args[0], f)
		},
	}
	cmd.Flags().IntVarP(&f.fights, "fights", "n", 1000, "play `N` fights or adventures")
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "the seed `NUMBER` of all dice")
	cmd.Flags().StringArrayVar(&f.bots, "bot", nil, "the bot of a side, as `SIDE=BOT`: greedy (default), search, random, default or a program, exec:./mybot (may be repeated)")
	cmd.Flags().IntVar(&f.workers, "workers", 0, "play `N` fights at a time (default: the number of processors)")
	cmd.Flags().StringVar(&f.versus, "vs", "", "compare with this `ENCOUNTER`")
	cmd.Flags().IntVar(&f.at, "at", -1, "play on from the moment after this number of `INPUTS` of a record (default: all)")
	cmd.Flags().StringVar(&f.answer, "answer", "", "answer the open question of a record with the choice of this `KEY`")
	jsonFlag(cmd, &f.json)
	cmd.Flags().BoolVar(&f.csv, "csv", false, "print the report as CSV, a number a row")
	packFlag(cmd, &f.packs)
	return cmd
}

func (sh *shell) sim(ctx context.Context, name string, f simFlags) error {
	if err := inRange("-n", f.fights, 1, mostFights); err != nil {
		return err
	}
	if err := inRange("--workers", f.workers, 0, mostWorkers); err != nil {
		return err
	}
	lib, err := sh.library(f.packs)
	if err != nil {
		return err
	}
	if lib.IsAdventure(name) {
		return sh.simAdventure(ctx, lib, name, f)
	}
	var match sim.Match
	if isRecord(name) {
		match, err = matchFrom(name, f)
	} else {
		match, err = matchOf(lib, name, f.bots)
	}
	if err != nil {
		return err
	}
	defer botexec.Close(match.Bots...)
	sh.allowGrace(shortGrace)
	show, wipe := sh.progress("fights", f.fights)
	c := sim.Config{Match: match, Fights: f.fights, Seed: f.seed, Workers: f.workers, Progress: show, Clock: sh.now}
	if f.versus != "" {
		other, err := matchOf(lib, f.versus, f.bots)
		if err != nil {
			return err
		}
		defer botexec.Close(other.Bots...)
		if name != f.versus {
			c.Label, other.Label = name, f.versus
		}
		out, err := sim.Versus(ctx, c, other)
		wipe()
		if err != nil {
			return err
		}
		return sh.report(ctx, out, f)
	}
	out, err := sim.Run(ctx, c)
	wipe()
	if err != nil {
		return err
	}
	return sh.report(ctx, out, f)
}

// matchOf returns an encounter with the bots of its sides.
func matchOf(lib *pack.Library, name string, bots []string) (sim.Match, error) {
	e, err := lib.Encounter(name)
	if err != nil {
		return sim.Match{}, err
	}
	players, err := botsOf(e.Game.Cast(), bots)
	return sim.Match{Game: e.Game, Bots: players}, err
}

// botsOf parses items such as "red=random" for the sides of a cast.
func botsOf(cast *table.Cast, items []string) ([]bot.Player, error) {
	players := make([]bot.Player, len(cast.Sides))
	named, err := namedBots(cast.Name, cast.Sides, items)
	for i, side := range cast.Sides {
		players[i] = named[side]
	}
	return players, err
}

// namedBots parses items such as "red=random" and returns the bots by side.
func namedBots(what string, sides, items []string) (map[string]bot.Player, error) {
	players := map[string]bot.Player{}
	for _, item := range items {
		side, name, ok := strings.Cut(item, "=")
		if !ok {
			return nil, fmt.Errorf("--bot must be SIDE=BOT, such as %s=random, got %s", sides[0], item)
		}
		if !slices.Contains(sides, side) {
			return nil, fmt.Errorf("%s has no side %q; the sides are %s", what, side, strings.Join(sides, ", "))
		}
		player, err := botexec.Find(name)
		if err != nil {
			return nil, err
		}
		players[side] = player
	}
	return players, nil
}
