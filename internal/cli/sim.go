package cli

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"fray/job"
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
	fight   int
	answer  string
	without string
	sweep   string
	why     bool
	store   string
	page    string
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

With --why, the report says why: for each combatant and ability how often it is used, hits, what it does and
inflicts, and how many points it costs. "In vain" are uses that miss or fail and change nothing, "wasted" are
the points of these. --report FILE writes one HTML page with charts and tables, which loads nothing else.

--without ABILITY compares the fight with the same fight in which nobody has this ability, item or other entry.
--sweep plays the fight for several values of a number: of all combatants of an id or creature
(goblin.hp_max, goblin.count), of the encounter (encounter.max_rounds) or of another entry (axe.damage). Dots lead
into mappings and lists: encounter.tasks.0.goal, or the id of the element in place of its position. A + adds to a
formula: claw.attack.hit_damage+=-2..4. Copies that the map has no place for stand as near to the first one as
there is room.

With --vs, fray also plays a second encounter with the same seeds. The report says whether the first side
really does better or worse there, or whether the difference may be luck. It also compares the rounds of a fight
and, for each side of both encounters, how many fall and the hit points that are left.

fray plays an adventure as a whole, -n times. The report shows how often the party completes it, where it
fails, and what it has left after each fight. --without and --sweep change the party and every encounter of it,
and --vs plays a second adventure: they compare how often the party comes through and where it fails.

With --store, the workers of a PostgreSQL database play (fray worker), on as many machines as there are. The job is kept
there: it continues if you press Ctrl-C, the same command or fray jobs resume finds it again, and the report is the same
as without --store, bit for bit.

From a record, fray plays the fight on from where it stands, or with --at from where it stood after that many
inputs: what would come of this? --answer is the answer to the question that is open there. In the record of
an adventure it is the last fight, or --fight.`,
		Example: `  fray sim duel
  fray sim bridge -n 10000 --bot reavers=random
  fray sim duel -n 100 --bot "town=exec:python3 mybot.py"
  fray sim bridge --vs my-bridge.yaml
  fray sim my-fight.yaml --pack my-creatures.yaml --json
  fray sim bridge -n 10000 --csv > bridge.csv
  fray sim my-adventure.yaml -n 200
  fray sim night-tide -n 200 --sweep crowbar.count=1..4
  fray sim bridge.jsonl --at 12 --bot reavers=random
  fray sim road.jsonl --fight 2 --at 0
  fray sim bridge -n 1000000 --store postgres://fray@db.example.org/fray
  fray sim bridge --why
  fray sim bridge --without shield --report bridge.html
  fray sim bridge --sweep reaver.hp_max=10..30:5`,
		Args:              exactly("one encounter, adventure or record"),
		ValidArgsFunction: sh.completeListed,
		RunE: func(cmd *cobra.Command, args []string) error {
			if !isRecord(args[0]) && (cmd.Flags().Changed("at") || f.answer != "" || f.fight != 0) {
				return fmt.Errorf("--at, --fight and --answer are only for records: %s is none", args[0])
			}
			if err := f.check(); err != nil {
				return err
			}
			return sh.sim(cmd.Context(), args[0], f)
		},
	}
	cmd.Flags().IntVarP(&f.fights, "fights", "n", 1000, "play `N` fights or adventures")
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "the seed `NUMBER` of all dice")
	cmd.Flags().StringArrayVar(&f.bots, "bot", nil, "the bot of a side, as `SIDE=BOT`: greedy (default), search, random, default or a program, exec:./mybot (may be repeated)")
	cmd.Flags().IntVar(&f.workers, "workers", 0, "play `N` fights at a time (default: the number of processors)")
	cmd.Flags().StringVar(&f.versus, "vs", "", "compare with this `ENCOUNTER` or adventure")
	cmd.Flags().IntVar(&f.at, "at", -1, "play on from the moment after this number of `INPUTS` of a record (default: all)")
	cmd.Flags().IntVar(&f.fight, "fight", 0, "play on fight `N` of the record of an adventure (default: the last one)")
	cmd.Flags().StringVar(&f.answer, "answer", "", "answer the open question of a record with the choice of this `KEY`")
	cmd.Flags().StringVar(&f.without, "without", "", "compare with the same fight in which nobody has this `ABILITY`, item or other entry")
	cmd.Flags().StringVar(&f.sweep, "sweep", "", "play for several values of a number, as `NAME.KEY=FROM..TO:STEP`")
	cmd.Flags().BoolVar(&f.why, "why", false, "report what each combatant did with each ability")
	cmd.Flags().StringVar(&f.store, "store", "", "let the workers of the PostgreSQL database at this `URL` play")
	reportFlags(cmd, &f)
	packFlag(cmd, &f.packs)
	return cmd
}

// reportFlags adds the flags that say how a report is printed.
func reportFlags(cmd *cobra.Command, f *simFlags) {
	jsonFlag(cmd, &f.json)
	cmd.Flags().BoolVar(&f.csv, "csv", false, "print the report as CSV, a number a row")
	cmd.Flags().StringVar(&f.page, "report", "", "write the report as one HTML page with charts to this new `FILE`")
}

func (sh *shell) sim(ctx context.Context, name string, f simFlags) error {
	if err := inRange("-n", f.fights, 1, mostFights); err != nil {
		return err
	}
	if err := inRange("--workers", f.workers, 0, mostWorkers); err != nil {
		return err
	}
	if err := inRange("--fight", f.fight, 0, mostFights); err != nil {
		return err
	}
	if err := checkStore(f.store); err != nil {
		return err
	}
	f.why = f.why || f.page != ""
	lib, err := sh.library(f.packs)
	if err != nil {
		return err
	}
	if f.sweep != "" {
		return sh.sweep(ctx, lib, name, f)
	}
	spec, err := specOf(lib, name, f)
	if err != nil {
		return err
	}
	c, err := sh.computer(ctx, f.store, f.workers, fmt.Sprintf("sim %s -n %d", name, f.fights))
	if err != nil {
		return err
	}
	defer c.close()
	out, err := c.run(ctx, spec)
	if err != nil {
		return err
	}
	return sh.report(ctx, out, f)
}

// run plays a simulation, shows its progress and returns its report.
func (c *computer) run(ctx context.Context, spec job.Spec) (job.Report, error) {
	c.sh.allowGrace(shortGrace)
	show, wipe := c.sh.progress(unitsOf(&spec), spec.Fights)
	r, err := c.play(ctx, spec, show)
	wipe()
	if err != nil {
		return nil, err
	}
	return r.Job.Report(r.Tally, r.Took), nil
}

// unitsOf is what people call that which a job plays.
func unitsOf(s *job.Spec) string {
	if s.Adventure != nil {
		return "adventures"
	}
	return "fights"
}

// check refuses flags that exclude each other.
func (f *simFlags) check() error {
	given := 0
	for _, flag := range []string{f.versus, f.without, f.sweep} {
		if flag != "" {
			given++
		}
	}
	switch {
	case f.json && f.csv:
		return errors.New("--json and --csv exclude each other: choose one")
	case given > 1:
		return errors.New("--vs, --without and --sweep exclude each other: choose one")
	}
	return checkPage(f.page)
}
