package cli

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"fray/job"
	"fray/pack"
)

// balanceFlags are the flags of balance, besides those of sim that it shares.
type balanceFlags struct {
	simFlags
	target string
	side   string
	only   []string
}

func newBalance(sh *shell) *cobra.Command {
	var f balanceFlags
	cmd := &cobra.Command{
		Use:   "balance ENCOUNTER",
		Short: "Propose numbers that balance a fight",
		Long: `Looks for single changes of numbers that bring the share of victories of a side to --target: how many of a
creature there are, their health, and other numbers that the ruleset lists, such as the damage of their attacks.
Copies that the map has no place for stand as near to the first one as there is room. A name that ends in +
stands for a number that is added to a formula.

fray tries values of each number with a quarter of -n fights. The best value of each is then proved by -n pairs
of fights with other seeds, with and without the change: the share with its 95 % Wilson interval, the difference
with its interval, and the chance that luck alone differs so much. Proposals that reach the target come first,
the smallest change at the top. The files are not changed.`,
		Example: `  fray balance bridge --target 55%
  fray balance bridge --target 50% --side reavers --only giant
  fray balance my-fight.yaml -n 2000 --report balance.html`,
		Args:              exactly("one encounter"),
		ValidArgsFunction: sh.completeListed,
		RunE: func(cmd *cobra.Command, args []string) error {
			return sh.balance(cmd.Context(), args[0], f)
		},
	}
	cmd.Flags().StringVar(&f.target, "target", "50%", "the `SHARE` of victories to reach")
	cmd.Flags().StringVar(&f.side, "side", "", "the `SIDE` whose share it is (default: the first)")
	cmd.Flags().StringArrayVar(&f.only, "only", nil, "change only numbers that begin with `NAME`, such as giant or giant.hp_max (may be repeated)")
	cmd.Flags().IntVarP(&f.fights, "fights", "n", 1000, "prove each proposal by `N` pairs of fights")
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "the seed `NUMBER` of all dice")
	cmd.Flags().StringArrayVar(&f.bots, "bot", nil, "the bot of a side, as `SIDE=BOT` (may be repeated)")
	cmd.Flags().IntVar(&f.workers, "workers", 0, "play `N` fights at a time (default: the number of processors)")
	cmd.Flags().StringVar(&f.store, "store", "", "let the workers of the PostgreSQL database at this `URL` play")
	reportFlags(cmd, &f.simFlags)
	packFlag(cmd, &f.packs)
	return cmd
}

func (sh *shell) balance(ctx context.Context, name string, f balanceFlags) error {
	if err := f.check(); err != nil {
		return err
	}
	if err := checkStore(f.store); err != nil {
		return err
	}
	if err := inRange("-n", f.fights, 4, mostFights); err != nil {
		return err
	}
	target, err := shareOf(f.target)
	if err != nil {
		return err
	}
	lib, err := sh.library(f.packs)
	if err != nil {
		return err
	}
	e, err := lib.Encounter(name)
	if err != nil {
		return err
	}
	sides := e.Game.Cast().Sides
	side := 0
	if f.side != "" {
		if side = slices.Index(sides, f.side); side < 0 {
			return fmt.Errorf("%s has no side %q; the sides are %s", name, f.side, strings.Join(sides, ", "))
		}
	}
	levers, err := leversOf(lib, name, f.only)
	if err != nil {
		return err
	}
	c, err := sh.computer(ctx, f.store, f.workers, fmt.Sprintf("balance %s --target %s", name, f.target))
	if err != nil {
		return err
	}
	defer c.close()
	sh.allowGrace(shortGrace)
	show, wipe := sh.progress("numbers", len(levers))
	b := job.Balance{
		Side: side, Target: target, Fights: f.fights, Seed: f.seed, Levers: levers, Progress: show,
		Spec: func(edits ...pack.Edit) (job.Spec, error) {
			spec := job.Spec{Seed: f.seed, Fights: f.fights}
			var err error
			spec.Fight, err = fightIn(lib, name, f.bots, &spec, edits...)
			return spec, err
		},
		Play: func(ctx context.Context, s job.Spec) (*job.Job, *job.Tally, error) {
			r, err := c.play(ctx, s, nil)
			return r.Job, r.Tally, err
		},
	}
	out, err := b.Propose(ctx)
	wipe()
	if err != nil {
		return err
	}
	return sh.report(ctx, out, f.simFlags)
}

// shareOf reads a share such as 55% or 0.55.
func shareOf(text string) (float64, error) {
	number, isPercent := strings.CutSuffix(strings.TrimSpace(text), "%")
	x, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
	if isPercent {
		x /= 100
	}
	if err != nil || !(x > 0 && x < 1) {
		return 0, fmt.Errorf("--target must be more than 0%% and less than 100%%, such as 55%%, got %s", text)
	}
	return x, nil
}

// leversOf returns the numbers that may be changed.
func leversOf(lib *pack.Library, name string, only []string) ([]pack.Lever, error) {
	all, err := lib.Levers(name)
	if err != nil || len(only) == 0 {
		return all, err
	}
	var some []pack.Lever
	for _, l := range all {
		if slices.ContainsFunc(only, func(o string) bool { return l.At == o || strings.HasPrefix(l.At, o+".") }) {
			some = append(some, l)
		}
	}
	if some == nil {
		var names []string
		for _, l := range all {
			names = append(names, l.At)
		}
		return nil, fmt.Errorf("--only names none of the numbers; they are %s", strings.Join(names, ", "))
	}
	return some, nil
}
