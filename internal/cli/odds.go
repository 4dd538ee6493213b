package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"fray/bot"
	"fray/internal/cli/line"
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
		Short: "Say what each choice of the open question leads to",
		Long: `Says for each choice of the open question, or for one, how probable it is that it hits, with which degree,
how much damage it does, and that somebody goes down by it. The question is the first one of the encounter, or
the one at which the record stands.

Every outcome of the dice is tried, with its exact weight. Reactions of others are chosen by a policy, and the
report says by which. Where there are too many outcomes, it samples, says so, and gives the 95 % interval.

With very many combatants the time may be too short to try every choice often enough. The report says which
choices are missing then; --within gives more time.`,
		Example: `  fray odds duel
  fray odds bridge.jsonl --option "attack goblin-1 with sword"
  fray odds bridge.jsonl --option attack:goblin-1:sword --json
  fray odds duel --policy default`,
		Args:              exactly("one encounter or record"),
		ValidArgsFunction: sh.completeEncounters,
		RunE: func(cmd *cobra.Command, args []string) error {
			return sh.oddsOf(cmd.Context(), args[0], f)
		},
	}
	cmd.Flags().StringVar(&f.option, "option", "", "only the choice with this `KEY`, or that these words fit")
	cmd.Flags().StringVar(&f.policy, "policy", "greedy", "the `BOT` by which later questions, such as reactions, are answered")
	cmd.Flags().DurationVar(&f.within, "within", oddsTime, "take at most this `TIME`, such as 30s or 2m; 0 is as long as it takes")
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "the `NUMBER` that samples, and the dice before the first question, come from")
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
		c, err := line.Find(allChoices(s), f.option)
		if err != nil {
			return err
		}
		key = c.Key
	}
	done := sh.working("working out the odds")
	v, text, err := reckon(ctx, s, key, o)
	done()
	if errors.Is(err, odds.ErrLate) {
		return fmt.Errorf("%w; give more by --within, such as --within 2m", err)
	}
	if err != nil {
		return err
	}
	if f.json {
		return sh.json(v)
	}
	return sh.print("%s", text)
}

// oddsTime is how long odds take at most, unless more is asked for.
const oddsTime = 20 * time.Second

// options are the flags as the odds need them.
func (f *oddsFlags) options() (odds.Options, error) {
	o := odds.Options{Seed: f.seed, Within: f.within}
	if f.within < 0 {
		return o, fmt.Errorf("found --within %s; a time from 0 was expected, such as 30s", f.within)
	}
	if f.policy == "greedy" {
		return o, nil // what is greedy in play too: the GM rules by default
	}
	player, ok := bot.Find(f.policy)
	if !ok {
		return o, fmt.Errorf("there is no bot %q; %s", f.policy, meant(f.policy, bot.Names()))
	}
	o.Policy = player
	return o, nil
}

// reckon gives the odds of the choice with this key, or of all for "", as a value and as text.
func reckon(ctx context.Context, s *table.Session, key string, o odds.Options) (v any, text string, err error) {
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

// odds is what becomes of a choice, or of each, for people who play.
func (s *sitting) odds(ctx context.Context, key string) (string, error) {
	done := s.working("working out the odds")
	defer done()
	_, text, err := s.reckon(ctx, key)
	return text, err
}

// reckon is the same with the odds as a value.
func (s *sitting) reckon(ctx context.Context, key string) (v any, text string, err error) {
	v, text, err = reckon(ctx, s.t.Session(), key, odds.Options{Seed: s.t.Session().Seed().Number(), Within: oddsTime})
	if errors.Is(err, odds.ErrNothingOpen) {
		return nil, "", errors.New("no question is open: there is nothing to reckon the odds of")
	}
	return v, text, err
}

// briefly is the gist of the odds of a choice: that it hits, and what it does to whom.
func briefly(r *odds.Result) string {
	var out []string
	about := "about "
	if r.Exact {
		about = ""
	}
	if r.Hit != nil {
		out = append(out, fmt.Sprintf("hits %s%.1f %%", about, 100*r.Hit.P))
	}
	for i := range r.Effects {
		e := &r.Effects[i]
		if e.Damage.Value > 0 {
			out = append(out, fmt.Sprintf("%s loses %s%.1f HP", e.Who, about, e.Damage.Value))
		}
		if e.Healed.Value > 0 {
			out = append(out, fmt.Sprintf("%s regains %s%.1f HP", e.Who, about, e.Healed.Value))
		}
		if e.Down.P > 0 {
			out = append(out, fmt.Sprintf("%s down %s%.1f %%", e.Who, about, 100*e.Down.P))
		}
	}
	return strings.Join(out, ", ")
}
