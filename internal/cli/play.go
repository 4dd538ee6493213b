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

	autosave string
}

func newPlay(sh *shell) *cobra.Command {
	var f playFlags
	cmd := &cobra.Command{
		Use:   "play [ENCOUNTER | ADVENTURE | RECORD]",
		Short: "Play a fight or an adventure, or resume a recorded one",
		Long: `Plays a fight in the terminal. fray shows the map, the turn order, the state of every combatant, and the
numbered choices of the player whose turn it is. It offers reactions in the middle of other turns.

ENCOUNTER is the name of a bundled fight (fray list shows them) or a YAML file. Without it you choose
from a list. ADVENTURE is a series of fights with one party: after each fight, fray shows the state of
the party, and next starts the next fight. RECORD is the file of an earlier fight or adventure: fray
resumes it where it stopped.

Each side of the fight is a seat, unless the encounter defines its seats, and the game master has the
seat gm. By default a player has the first side, the greedy bot plays the others and the game master's
combatants, and rulings of the game master take their defaults. Several players can share one terminal:
each prompt names the seat that it asks. If bots have all seats, fray plays the fight to its end and
prints the log.

On a terminal fray draws a full screen. With --plain, in a pipe, or with TERM=dumb it prints plain lines,
which screen readers read well. Type help at the prompt to see all commands: undo, why, odds, look,
blocked, rules, save and more. On the screen, type : before a command. With --dice ask you throw real dice for
your combatants and type what they show; fray rolls for bots.

Type gm at the prompt to list the decrees of a game master: change a number or a condition, move, hide or
reveal a combatant, or add one. A new combatant is a copy (gm join goblin-9 like goblin-1 at 3,4) or a
creature from the library (gm reserve cutter-1 like mudkin-cutter of hills at 3,4, which waits out of
sight). --pack adds creatures to the library, also for a resumed fight.

With --record, every input is on disk before you see its effect, so a crash loses nothing. fray never
overwrites a file. A fight that you play on a terminal without --record is kept for 30 days, and fray play
without a name offers to resume it; --autosave chooses the folder, or none.

A standing answer (--standing, or never and always at the prompt) answers a kind of question for you:
never intercept, dodge only below half of your hit points, ask only when a certain combatant acts, only
when you are the target, or by numbers that the ruleset counts (docs/surge.md lists those of surge).
When you quit, fray prints the command that resumes the fight with the same flags.`,
		Example: `  fray play
  fray play duel --seed 7
  fray play bridge --seat wardens=player --seat reavers=player --record bridge.jsonl
  fray play bridge.jsonl
  fray play my-adventure.yaml --record road.jsonl
  fray play bridge.jsonl --standing "defend=dodge below 50" --standing intercept=default
  fray play lesson --standing "wait=ask when kestrel acts" --standing "ready-act=ask when I am the target"
  fray play water-gate --standing "turn=surge retry if failure is 1 or more and fatigue is 0"
  fray play duel --seat town=greedy --seat hills=random --plain
  fray play duel --seat "hills=exec:python3 mybot.py"
  fray play my-fight.yaml --pack my-creatures.yaml --dice ask`,
		Args:              atMost(1, "one encounter, adventure or record"),
		ValidArgsFunction: sh.completeListed,
		RunE: func(cmd *cobra.Command, args []string) error {
			return sh.play(cmd.Context(), f, args, cmd.Flags().Changed)
		},
	}
	cmd.Flags().StringArrayVar(&f.seats, "seat", nil, "assign a seat, as `SEAT=WHO`: player, greedy, search, random, default or a program, exec:./mybot (may be repeated)")
	cmd.Flags().Uint64Var(&f.seed, "seed", 0, "the seed `NUMBER` of the dice: the same seed gives the same dice (default: random)")
	cmd.Flags().StringVar(&f.dice, "dice", "roll", "`roll` the dice, or ask players to type their real dice")
	cmd.Flags().StringVar(&f.record, "record", "", "record the fight in this new `FILE`")
	cmd.Flags().StringVar(&f.autosave, "autosave", "", "keep a fight that is played on a terminal in this `FOLDER`, or none (default: fray in your folder for state)")
	cmd.Flags().BoolVar(&f.plain, "plain", false, "print plain lines even on a terminal")
	cmd.Flags().StringArrayVar(&f.stand, "standing", nil, "answer a kind of question for you, as `KIND=WHAT`, such as defend=dodge (may be repeated)")
	packFlag(cmd, &f.packs)
	return cmd
}

// play starts or resumes a fight and plays it.
func (sh *shell) play(ctx context.Context, f playFlags, args []string, changed func(string) bool) error {
	if f.dice != "roll" && f.dice != "ask" {
		return fmt.Errorf("--dice must be roll or ask, got %s", f.dice)
	}
	seating, err := live.ParseSeating(f.seats)
	if err != nil {
		return err
	}
	if len(args) == 1 && args[0] == pack.Stdin {
		return errors.New("fray play reads your answers from standard input: name a file to play")
	}
	var name string
	if len(args) == 1 {
		name = args[0]
	} else if name, err = sh.chooseFight(ctx, f); err != nil || name == "" {
		return err
	}
	var s *playTable
	if isRecord(name) {
		s, err = sh.resume(name, seating, f, changed)
	} else {
		s, err = sh.start(f, name, seating, changed("seed"))
	}
	if err != nil {
		return err
	}
	s.keep()
	sh.allowGrace(shortGrace)
	if sh.screen(f) {
		err = s.screen(ctx)
	} else {
		err = s.lines(ctx)
	}
	return errors.Join(err, s.t.Close())
}

// completeEncounters completes the names of encounters, and files.
func (sh *shell) completeEncounters(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	lib, _ := pack.Bundled()
	return complete(args, lib.Encounters())
}

// completeListed completes the names of encounters and adventures, and files.
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
