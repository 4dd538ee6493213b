package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"fray/bot"
	"fray/odds"
	"fray/table"
)

// oddsFlags are the flags of odds.
type oddsFlags struct {
	option string
	policy string
	seed   uint64
	within time.Duration
	packs  []string
	json   bool
}

func newOdds(sh *shell) *cobra.Command {
	var f oddsFlags
	cmd := &cobra.Command{
		Use:   "odds ENCOUNTER | RECORD",
		Short: "Compute the odds of each choice",
		Long: `Computes the odds of each choice of the open question, or of one choice: the chance to hit and its degree,
the damage, and the chance to put somebody down; of a reaction first the chance that the attack still hits.
The question is the first one of the encounter, or the open question of the record. All that the record knows
counts, hidden or not; in a fight under way the odds count what the player who asks may know.

fray tries every outcome of the dice with its exact weight. A policy answers later questions, such as the
reactions of others, and the report names the policy. If there are too many outcomes, fray samples them, and
the report gives the 95 % interval.

With very many combatants, 20 seconds may not be enough for every choice. The report then lists the missing
choices; --within sets another limit.`,
		Example: `  fray odds bridge
  fray odds bridge.jsonl --option "attack goblin-1 with sword"
  fray odds bridge.jsonl --option attack:goblin-1:sword --json
  fray odds bridge --policy default`,
		Args:              exactly("one encounter or record"),
		ValidArgsFunction: sh.completeEncounters,
		RunE: func(cmd *cobra.Command, args []string) error {
			return sh.oddsOf(cmd.Context(), args[0], f)
		},
	}
	cmd.Flags().StringVar(&f.option, "option", "", "only the choice with this `KEY`, or the one that these words match")
	cmd.Flags().StringVar(&f.policy, "policy", "greedy", "the `BOT` that answers later questions, such as reactions")
	cmd.Flags().DurationVar(&f.within, "within", oddsTime, "take at most this `TIME`, such as 30s or 2m; 0 means no limit")
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "the seed `NUMBER` of samples, and of the dice before the first question")
	jsonFlag(cmd, &f.json)
	packFlag(cmd, &f.packs)
	return cmd
}

func (sh *shell) oddsOf(ctx context.Context, name string, f oddsFlags) error {
	o, err := f.options()
	if err != nil {
		return err
	}
	s, err := sh.openQuestion(ctx, name, f)
	if err != nil {
		return err
	}
	key := ""
	if f.option != "" {
		c, err := findChoice(s, f.option)
		if err != nil {
			return err
		}
		key = c.Key
	}
	done := sh.spinner("computing the odds")
	v, text, err := computeOdds(ctx, s, key, o)
	done()
	if errors.Is(err, odds.ErrLate) {
		return fmt.Errorf("%w; allow more time with --within, such as --within 2m", err)
	}
	if err != nil {
		return err
	}
	if f.json {
		return sh.json(v)
	}
	return sh.print("%s", text)
}

// oddsTime is the default time limit of odds.
const oddsTime = 20 * time.Second

// options converts the flags to options of the odds.
func (f *oddsFlags) options() (odds.Options, error) {
	o := odds.Options{Seed: f.seed, Within: f.within}
	if f.within < 0 {
		return o, fmt.Errorf("--within must be a time of 0 or more, such as 30s, got %s", f.within)
	}
	if f.policy == "greedy" {
		return o, nil // as in play, the GM takes default rulings
	}
	player, ok := bot.Find(f.policy)
	if !ok {
		return o, fmt.Errorf("there is no bot %q%s", f.policy, table.OneOf(f.policy, bot.Names()))
	}
	o.Policy = player
	return o, nil
}

// computeOdds returns the odds of the choice with this key, or of all choices for "", as a value and as text.
func computeOdds(ctx context.Context, s *table.Session, key string, o odds.Options) (v any, text string, err error) {
	if key == "" {
		r, err := odds.All(ctx, s, o)
		if err != nil {
			return nil, "", err
		}
		return r, r.Text(), nil
	}
	r, err := odds.Key(ctx, s, key, o)
	if err != nil {
		return nil, "", err
	}
	return r, r.Text(), nil
}

// odds returns the odds during play as text, with a spinner.
func (s *playTable) odds(ctx context.Context, key string) (string, error) {
	done := s.spinner("computing the odds")
	defer done()
	_, text, err := s.computeOdds(ctx, key)
	return text, err
}

// computeOdds returns the odds during play.
func (s *playTable) computeOdds(ctx context.Context, key string) (v any, text string, err error) {
	v, text, err = computeOdds(ctx, s.t.Session(), key, odds.Options{Seed: s.t.Session().Seed().Number(), Within: oddsTime, Seat: s.t.Viewer()})
	if errors.Is(err, odds.ErrNothingOpen) {
		return nil, "", errors.New("no question is open: there are no odds to compute")
	}
	return v, text, err
}

// briefOdds sums up the odds of a choice in one line: the chance to hit, and the effect on each target.
func briefOdds(r *odds.Result) string {
	var out []string
	about := "about "
	if r.Exact {
		about = ""
	}
	if r.Struck != nil {
		out = append(out, "still hit "+about+r.Struck.Percent(1))
	}
	if r.Hit != nil && r.Struck == nil {
		out = append(out, "hits "+about+r.Hit.Percent(1))
	}
	for i := range r.Effects {
		e := &r.Effects[i]
		who := r.Called(e.Who)
		out = appendSome(out, who+" loses "+about, e.Damage.Value, " health")
		out = appendSome(out, who+" regains "+about, e.Healed.Value, " health")
		out = appendChance(out, who+" down "+about, e.Down, 1)
	}
	return strings.Join(out, ", ")
}
