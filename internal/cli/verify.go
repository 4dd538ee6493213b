package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"fray/internal/live"
	"fray/ruleset"
	"fray/table"
)

// verifyFlags are the flags of verify.
type verifyFlags struct {
	commit string
	fight  int
	json   bool
}

func newVerify(sh *shell) *cobra.Command {
	var f verifyFlags
	cmd := &cobra.Command{
		Use:   "verify RECORD",
		Short: "Prove that nobody chose the dice of a fight",
		Long: `Replays the record of a fight and proves that every die follows from a seed that was fixed before the first
roll. The revealed seed must match the commitment, the stirs must be those from the start of the fight, every
input must follow from the one before, and the fight must end as recorded.

Set --commit to the commitment that your page showed before the first roll. Without it, fray only proves that
the record agrees with itself. Look for your stir in the list. Undone inputs are not part of the fight, and
fray does not prove them.

If the rules changed during the fight, the record has a line that says so, with the state at that moment. fray
proves what came after that line, and what came before it only if this version still plays it the same.

Each fight of an adventure has a separate seed. fray proves one of them, and that the last fight began as the
fights before it ended.

The exit code is 0 if the dice are proved. It is 1 if the record was changed, the fight is not over (its seed
is still secret), the seed is a practice seed that somebody could know before, players threw real dice, or
another version of the rules played a part of the fight.`,
		Example: `  fray verify fray-k3jd02md.jsonl
  fray verify fray-k3jd02md.jsonl --commit 5f0c9ab2d1...`,
		Args: exactly("one record"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("fight") && f.fight < 1 {
				return fmt.Errorf("--fight must be 1 or more, got %d", f.fight)
			}
			return sh.verify(args[0], f)
		},
	}
	cmd.Flags().StringVar(&f.commit, "commit", "", "the commitment from before the first roll, as `HEX`")
	cmd.Flags().IntVar(&f.fight, "fight", 0, "prove fight `N` of an adventure; without it, the last one")
	jsonFlag(cmd, &f.json)
	return cmd
}

// proof is the result of verify.
type proof struct {
	Proved    bool         `json:"proved"`
	Why       string       `json:"why,omitempty"`
	Encounter string       `json:"encounter"`
	Commit    string       `json:"commit,omitempty"`
	Seed      string       `json:"seed,omitempty"`
	Stirs     []table.Stir `json:"stirs"`
	Fresh     int          `json:"fresh"`
	Inputs    int          `json:"inputs"`
	Rolls     int          `json:"rolls"`
	Dice      int          `json:"dice"`
	Undone    int          `json:"undone"`
	Older     int          `json:"older,omitempty"` // inputs that other rules have played
}

func (sh *shell) verify(path string, f verifyFlags) error {
	row, err := readRecord(path)
	if err != nil {
		return refused(err)
	}
	rec := row.Last()
	switch {
	case f.fight > len(row.Records):
		return fmt.Errorf("--fight must be at most %d, the number of fights in %s, got %d", len(row.Records), path, f.fight)
	case f.fight > 0:
		rec = row.Records[f.fight-1]
	}
	p := proof{Encounter: rec.Header.Name, Commit: rec.Header.Commit, Stirs: append([]table.Stir{}, rec.Stirs...), Inputs: len(rec.Inputs), Undone: rec.Undone}
	switch {
	case row.Plan != nil && !row.Plan.Secret:
		p.Why = "the dice of an adventure come from a practice seed, which somebody could know before the fight"
	case rec.Header.Dice == table.DiceAsk:
		p.Why = "players threw real dice and typed them"
	case rec.Header.Commit == "":
		p.Why = "the dice come from practice seed " + rec.Header.Seed.String() + ", which somebody could know before the fight"
	case f.commit != "" && f.commit != rec.Header.Commit:
		p.Why = "the record commits to " + rec.Header.Commit + ", not to " + f.commit
	case rec.End == nil:
		p.Why = "the fight is not over: the seed of its dice is still secret"
	case rec.End.Seed == "":
		p.Why = "the record does not contain the seed of the dice: a what-if never reveals it"
	default:
		if err := errors.Join(live.ProveBefore(row, ruleset.Find), prove(rec, &p)); err != nil {
			return refused(inRecord(path, err))
		}
	}
	if f.json {
		err = sh.json(p)
	} else {
		err = sh.printProof(&p, f.commit != "")
	}
	if err == nil && !p.Proved {
		err = errNo
	}
	return err
}

// prove replays the record from its revealed seed.
func prove(rec *table.Record, p *proof) error {
	g, err := live.GameOf(rec, ruleset.Find)
	if err != nil {
		return err
	}
	s, err := table.Replay(rec, g, table.Options{})
	if err != nil {
		return err
	}
	if s.Revealed() == "" {
		return errors.New("some dice of the fight do not follow from its seed")
	}
	p.Proved, p.Seed = true, s.Revealed()
	if u := rec.Upgraded; u != nil && !provedBefore(rec) {
		p.Proved, p.Older = false, u.Inputs
		p.Why = fmt.Sprintf("another version of the rules played inputs 1 to %d (line %d is the upgrade); "+
			"only the dice of the inputs after them, from the state in that line, follow from the committed seed", u.Inputs, rec.UpgradeLine)
	}
	for _, t := range s.Throws() {
		p.Rolls++
		p.Dice += len(t.Faces)
	}
	for _, in := range s.Inputs() {
		if in.Fresh {
			p.Fresh++
		}
	}
	return nil
}

// provedBefore reports whether the part of the record before its upgrade replays by the rules of this version, and leads to the state
// with which the record continues.
func provedBefore(rec *table.Record) bool {
	before := rec.Before()
	if before == nil {
		return false
	}
	g, err := live.GameOf(before, ruleset.Find)
	if err != nil {
		return false
	}
	s, err := table.ReplayTo(before, g, len(before.Inputs))
	return err == nil && rec.Upgraded.Is(s)
}

// printProof prints the result.
func (sh *shell) printProof(p *proof, compared bool) error {
	if !p.Proved {
		return sh.print("not proved: %s\n", p.Why)
	}
	var b strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	say("proved: all %d dice of %d rolls in %q follow from the committed seed", p.Dice, p.Rolls, p.Encounter)
	say("commitment: %s\nseed: %s", p.Commit, p.Seed)
	for _, s := range p.Stirs {
		say("stirred by %s: %s", s.Seat, s.Text)
	}
	if len(p.Stirs) == 0 {
		say("stirred by nobody: the server could have drawn many seeds and kept one")
	}
	if p.Fresh > 0 {
		say("fresh dice: %d times", p.Fresh)
	}
	if p.Undone > 0 {
		say("undone: %d inputs, which are not proved", p.Undone)
	}
	if !compared {
		say("compare the commitment with the one you saw before the first roll, or use --commit")
	}
	return sh.print("%s", b.String())
}
