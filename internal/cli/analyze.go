package cli

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"path/filepath"

	"github.com/spf13/cobra"

	"fray/analyze"
	"fray/bot"
	"fray/job"
	"fray/pack"
	"fray/table"
)

// mostContinuations limits the flag -n of analyze.
const mostContinuations = 100_000

// analyzeFlags are the flags of analyze.
type analyzeFlags struct {
	fights  int
	seed    uint64
	search  int
	fight   int
	workers int
	store   string
	json    bool
}

func newAnalyze(sh *shell) *cobra.Command {
	var f analyzeFlags
	cmd := &cobra.Command{
		Use:   "analyze RECORD",
		Short: "Find where a fight was won",
		Long: `Plays the fight of a record on many times from the moment before every input, with greedy bots on all
sides, and shows how the chances changed. The turning points are the moments that changed them most, by a closer
look with other dice and four times as many continuations. Each is split into choice (the answer against what
greedy would have done there) and luck (the dice after the answer against their average). Dice that players throw
are luck of the combatant that rolls. Where another choice would have been better, fray names it: what greedy
would have done, or what the search bot finds.

The chances are those of greedy bots: with better players they may be others. All that the record knows
counts, hidden or not. The same seed gives the same report for any number of workers.

With --store, the workers of a PostgreSQL database compute it (fray worker), on as many machines as there are. It
continues if you press Ctrl-C, and the same command or fray jobs resume finds it again. The report is the same as
without --store, bit for bit.`,
		Example: `  fray analyze bridge.jsonl
  fray analyze bridge.jsonl -n 1000 --search 0
  fray analyze road.jsonl --fight 2 --json
  fray analyze bridge.jsonl -n 10000 --store postgres://fray@db.example.org/fray`,
		Args: exactly("one record"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return sh.analyze(cmd.Context(), args[0], f)
		},
	}
	cmd.Flags().IntVarP(&f.fights, "fights", "n", analyze.DefaultFights, "play `N` continuations from each moment")
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "the seed `NUMBER` of their dice")
	cmd.Flags().IntVar(&f.search, "search", bot.SearchNodes, "search for better choices at turning points with `NODES` continuations; 0 means no search")
	cmd.Flags().IntVar(&f.fight, "fight", 0, "analyze fight `N` of an adventure (default: the last one)")
	cmd.Flags().IntVar(&f.workers, "workers", 0, "play `N` continuations at a time (default: the number of processors)")
	cmd.Flags().StringVar(&f.store, "store", "", "let the workers of the PostgreSQL database at this `URL` play")
	jsonFlag(cmd, &f.json)
	return cmd
}

func (sh *shell) analyze(ctx context.Context, path string, f analyzeFlags) error {
	for _, err := range []error{
		inRange("-n", f.fights, 1, mostContinuations), inRange("--search", f.search, 0, bot.MostSearchNodes),
		inRange("--workers", f.workers, 0, mostWorkers), inRange("--fight", f.fight, 0, mostFights),
	} {
		if err != nil {
			return err
		}
	}
	if err := checkStore(f.store); err != nil {
		return err
	}
	rec, lines, err := fightOf(path, f.fight)
	if err != nil {
		return err
	}
	c, err := sh.computer(ctx, f.store, f.workers, fmt.Sprintf("analyze %s -n %d", filepath.Base(path), f.fights))
	if err != nil {
		return err
	}
	defer c.close()
	return refused(inRecord(path, c.analyze(ctx, job.Spec{
		Ruleset: rec.Header.Ruleset, Fights: f.fights, Seed: f.seed, Analysis: &job.Analysis{Record: lines, Fight: f.fight, Search: f.search},
	}, f.json)))
}

// analyze makes an analysis, shows its progress and prints its report.
func (c *computer) analyze(ctx context.Context, spec job.Spec, asJSON bool) error {
	c.sh.allowGrace(shortGrace)
	wipe := func() {}
	out, err := job.Analyze(ctx, spec, func(ctx context.Context, s job.Spec) (*job.Job, *job.Tally, error) {
		j, err := job.Open(s, job.BuiltIn)
		if err != nil {
			return nil, nil, err
		}
		wipe()
		var show func(int)
		show, wipe = c.sh.progress("moments", j.Units())
		r, err := c.play(ctx, s, show)
		return r.Job, r.Tally, err
	})
	wipe()
	switch {
	case err != nil:
		return err
	case asJSON:
		return c.sh.json(out)
	default:
		return c.sh.print("%s", out.Text())
	}
}

// fightOf reads the record of one fight, or of a fight of an adventure; 0 is the last one. It also returns the lines of the file.
func fightOf(path string, fight int) (rec *table.Record, lines string, err error) {
	row, lines, err := readLines(path)
	if err != nil {
		return nil, "", refused(inRecord(path, err))
	}
	switch {
	case fight == 0:
		return row.Last(), lines, nil
	case row.Plan == nil:
		return nil, "", fmt.Errorf("--fight is only for adventures: %s is the record of one fight", path)
	case fight > len(row.Records):
		return nil, "", fmt.Errorf("--fight must be at most %d, the number of fights in %s, got %d", len(row.Records), path, fight)
	}
	return row.Records[fight-1], lines, nil
}

// readLines reads a record and its lines.
func readLines(path string) (*table.Row, string, error) {
	file, err := pack.Open(path)
	if err != nil {
		return nil, "", err
	}
	defer file.Close() //nolint:errcheck // read only
	lines, err := io.ReadAll(file)
	if err != nil {
		return nil, "", err
	}
	row, err := table.ReadRow(bytes.NewReader(lines))
	return row, string(lines), err
}
