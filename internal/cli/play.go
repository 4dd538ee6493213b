package cli

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"fray/internal/live"
	"fray/pack"
)

// playFlags are the flags of play.
type playFlags struct {
	seats  []string
	stand  []string
	packs  []string
	seed   uint64
	dice   string
	record string
	plain  bool
}

func newPlay(sh *shell) *cobra.Command {
	var f playFlags
	cmd := &cobra.Command{
		Use:   "play [ENCOUNTER | ADVENTURE | RECORD]",
		Short: "Play a fight or an adventure, or go on with a recorded one",
		Long: `Plays a fight in the terminal: the map, whose turn it is, how everybody stands, and the numbered choices
of whoever is asked. Reactions are asked of whoever has them, in the middle of other people's turns.

ENCOUNTER is the name of a bundled fight (fray list shows them) or a YAML file. Without it you choose
from a list. ADVENTURE is a row of fights that one party plays: after each, fray says what the party
brings to the next one, and next goes on to it. RECORD is the file of an earlier fight or adventure: it
is gone on with where it stopped.

Each side of the fight is a seat, unless the encounter says otherwise, and the game master is the seat gm.
Without --seat the first side is played by people, the others by the greedy bot (combatants of the game
master's too), and rulings of the game master take their defaults. Several people can sit at one terminal:
each prompt says whose answer it wants. If bots sit everywhere the fight is played to its end and its log
is printed.

On a terminal there is a screen to play on; --plain, a pipe or TERM=dumb gives plain lines of text, which
screen readers read well. Type help at the prompt to see what may be typed: undo, why, odds, blocked,
rules, save and more; on the screen : takes the same. With --dice ask you throw real dice and type what they show.

gm at the prompt lists what a game master may decree: a number, a condition, a place, somebody hidden or
revealed, and somebody new, like a combatant (gm join goblin-9 like goblin-1 at 3,4) or a creature of the
library (gm reserve cutter-1 like mudkin-cutter of hills at 3,4, which waits out of sight). --pack adds creatures,
also where a recorded fight is gone on with.

With --record every input is on the disk before its effect is shown, so that nothing is lost, whatever
happens. An existing file is never written over.

A standing answer (--standing, or never and always at the prompt) spares you a kind of question: never
intercept, dodge only below half. On leaving, fray names the flags by which the fight goes on as it was.`,
		Example: `  fray play
  fray play duel --seed 7
  fray play bridge --seat wardens=human --seat reavers=human --record bridge.jsonl
  fray play bridge.jsonl
  fray play my-adventure.yaml --record road.jsonl
  fray play bridge.jsonl --standing "defend=dodge below 50" --standing intercept=default
  fray play duel --seat town=greedy --seat hills=random --plain
  fray play my-fight.yaml --pack my-creatures.yaml --dice ask`,
		Args:              atMost(1, "one encounter, adventure or record"),
		ValidArgsFunction: sh.completeListed,
		RunE: func(cmd *cobra.Command, args []string) error {
			return sh.play(cmd.Context(), f, args, cmd.Flags().Changed)
		},
	}
	cmd.Flags().StringArrayVar(&f.seats, "seat", nil, "who plays a seat, as `SEAT=WHO`: human, greedy, random or default (may be repeated)")
	cmd.Flags().Uint64Var(&f.seed, "seed", 0, "where the dice come from: the same `NUMBER` gives the same dice (default: any)")
	cmd.Flags().StringVar(&f.dice, "dice", "roll", "`roll` them, or ask people to type their real dice")
	cmd.Flags().StringVar(&f.record, "record", "", "keep the fight in this new `FILE`")
	cmd.Flags().BoolVar(&f.plain, "plain", false, "plain lines of text also on a terminal")
	cmd.Flags().StringArrayVar(&f.stand, "standing", nil, "answer a kind of question without asking, as `KIND=WHAT`, such as defend=dodge (may be repeated)")
	packFlag(cmd, &f.packs)
	return cmd
}

// play sets the table and plays at it.
func (sh *shell) play(ctx context.Context, f playFlags, args []string, changed func(string) bool) error {
	if f.dice != "roll" && f.dice != "ask" {
		return fmt.Errorf("found --dice %s; roll or ask was expected", f.dice)
	}
	seating, err := live.ParseSeating(f.seats)
	if err != nil {
		return err
	}
	if len(args) == 1 && args[0] == pack.Stdin {
		return errors.New("answers are read from standard input; give a file to play")
	}
	var s *sitting
	if len(args) == 1 && isRecord(args[0]) {
		s, err = sh.resume(args[0], seating, f, changed)
	} else {
		s, err = sh.start(ctx, f, args, seating, changed("seed"))
	}
	if err != nil || s == nil {
		return err
	}
	sh.finishes(shortGrace)
	if sh.screen(f) {
		err = s.screen(ctx)
	} else {
		err = s.lines(ctx)
	}
	return errors.Join(err, s.t.Close())
}

// completeEncounters offers the names of encounters, and files.
func (sh *shell) completeEncounters(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	lib, _ := pack.Bundled()
	return complete(args, lib.Encounters())
}

// completeListed offers the names of encounters and adventures, and files.
func (sh *shell) completeListed(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	lib, _ := pack.Bundled()
	return complete(args, append(lib.Encounters(), lib.Adventures()...))
}

func complete(args []string, list []pack.Listing) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var names []string
	for _, e := range list {
		names = append(names, e.Name+"\t"+e.Title)
	}
	return names, cobra.ShellCompDirectiveDefault
}
