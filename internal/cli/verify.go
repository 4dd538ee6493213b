package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"fray/internal/live"
	"fray/ruleset"
	"fray/table"
)

// verifyFlags are the flags of verify.
type verifyFlags struct {
	commit string
	json   bool
}

func newVerify(sh *shell) *cobra.Command {
	var f verifyFlags
	cmd := &cobra.Command{
		Use:   "verify RECORD",
		Short: "Prove that nobody chose the dice of a fight",
		Long: `Plays the record of a fight again and proves that every die followed from a seed that was committed to
before the first roll: the revealed seed fits the commitment, the stirs are those that the fight began
with, every input follows from the one before, and the fight ends as recorded.

Give --commit the commitment that your page showed before the first roll: else it is only proved that the
record agrees with itself. Look for your own stir in the list. Inputs that were taken back are not part
of the fight and are not proved.

The exit code is 0 if the dice are proved, and 1 if they are not: the record was changed, the fight is not
over (its seed is not revealed yet), its seed is a practice seed that somebody could know beforehand, or
people threw their own dice.`,
		Example: `  fray verify fray-k3jd02md.jsonl
  fray verify fray-k3jd02md.jsonl --commit 5f0c9ab2d1...`,
		Args: exactly("one record"),
		RunE: func(_ *cobra.Command, args []string) error { return sh.verify(args[0], f) },
	}
	cmd.Flags().StringVar(&f.commit, "commit", "", "the commitment that was shown before the first roll, as `HEX`")
	cmd.Flags().BoolVar(&f.json, "json", false, "print it as JSON")
	return cmd
}

// proof is what verify has found out, for programs.
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
}

func (sh *shell) verify(path string, f verifyFlags) error {
	row, err := readRecord(path)
	if err != nil {
		return refused(err)
	}
	rec := row.Last()
	p := proof{Encounter: rec.Header.Name, Commit: rec.Header.Commit, Stirs: append([]table.Stir{}, rec.Stirs...), Inputs: len(rec.Inputs), Undone: rec.Undone}
	switch {
	case row.Plan != nil:
		p.Why = "the dice of an adventure come from a practice seed, which somebody could know beforehand"
	case rec.Header.Dice == table.DiceAsk:
		p.Why = "people threw these dice and typed them"
	case rec.Header.Commit == "":
		p.Why = "the dice come from practice seed " + rec.Header.Seed.String() + ", which somebody could know beforehand"
	case f.commit != "" && f.commit != rec.Header.Commit:
		p.Why = "the record commits to " + rec.Header.Commit + ", not to " + f.commit
	case rec.End == nil:
		p.Why = "the fight is not over in this record: the seed of its dice is not revealed yet"
	case rec.End.Seed == "":
		p.Why = "the seed of the dice is not in the record: a what-if never reveals it"
	default:
		if err := prove(rec, &p); err != nil {
			return refused(inRecord(path, err))
		}
	}
	if f.json {
		err = sh.json(p)
	} else {
		err = sh.tellProof(&p, f.commit != "")
	}
	if err == nil && !p.Proved {
		err = errNo
	}
	return err
}

// prove plays the record from its revealed seed.
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
		return errors.New("the fight has dice that do not follow from its seed")
	}
	p.Proved, p.Seed = true, s.Revealed()
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

// tellProof prints what was found out.
func (sh *shell) tellProof(p *proof, compared bool) error {
	if !p.Proved {
		return sh.print("not proved: %s\n", p.Why)
	}
	text := fmt.Sprintf("proved: all %d dice of %d rolls in %q follow from the seed that was committed to\n", p.Dice, p.Rolls, p.Encounter)
	text += "commitment: " + p.Commit + "\nseed: " + p.Seed + "\n"
	for _, s := range p.Stirs {
		text += "stirred by " + s.Seat + ": " + s.Text + "\n"
	}
	if len(p.Stirs) == 0 {
		text += "stirred by nobody: whoever drew the seed could have drawn many and kept one\n"
	}
	if p.Fresh > 0 {
		text += fmt.Sprintf("fresh dice: %d times\n", p.Fresh)
	}
	if p.Undone > 0 {
		text += fmt.Sprintf("taken back: %d inputs, which are not proved\n", p.Undone)
	}
	if !compared {
		text += "compare the commitment with the one that you saw before the first roll (--commit)\n"
	}
	return sh.print("%s", text)
}
