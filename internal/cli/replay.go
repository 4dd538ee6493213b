package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// replayFlags are the flags of replay.
type replayFlags struct {
	at    int
	fight int
	json  bool
}

func newReplay(sh *shell) *cobra.Command {
	var f replayFlags
	cmd := &cobra.Command{
		Use:   "replay RECORD",
		Short: "Play a record again, prove it and print its log",
		Long: `Plays a record again from its beginning, input by input, and holds every hash in it against what comes
out. Then it prints the log. A record that was changed is refused with the first input that differs, and
the exit code is 1.

Of an adventure every fight is played again, and each has to begin with what the one before it left.
--fight tells of one of them.

With --at it stops after so many inputs (of an adventure: of that fight, or the last one) and shows the
map and everybody as they stood.`,
		Example: `  fray replay bridge.jsonl
  fray replay bridge.jsonl --at 12
  fray replay bridge.jsonl --json
  fray replay road.jsonl --fight 2`,
		Args: exactly("one record"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("at") && f.at < 0 {
				return fmt.Errorf("found --at %d; a number of inputs from 0 was expected", f.at)
			}
			if cmd.Flags().Changed("fight") && f.fight < 1 {
				return fmt.Errorf("found --fight %d; a number from 1 was expected", f.fight)
			}
			return sh.replay(args[0], f)
		},
	}
	cmd.Flags().IntVar(&f.at, "at", -1, "stop after so many `INPUTS`")
	cmd.Flags().IntVar(&f.fight, "fight", 0, "only the `N`th fight of an adventure")
	jsonFlag(cmd, &f.json)
	return cmd
}

func (sh *shell) replay(path string, f replayFlags) error {
	row, err := readRecord(path)
	if err != nil {
		return refused(err)
	}
	if row.Plan != nil {
		return sh.replayAdventure(path, row, f)
	}
	if f.fight > 0 {
		return fmt.Errorf("found --fight %d; %s is the record of one fight", f.fight, path)
	}
	rec := row.Last()
	s, err := replayTo(path, rec, f.at)
	if err != nil {
		return err
	}
	sh.noteTorn(path, row)
	if f.json {
		return sh.json(replayed(rec, s))
	}
	return sh.tellReplay(s, f.at >= 0)
}

// replayTo plays the record of one fight again, whole or to so many inputs.
func replayTo(path string, rec *table.Record, at int) (s *table.Session, err error) {
	g, err := live.GameOf(rec, ruleset.Find)
	if err != nil {
		return nil, refused(inRecord(path, err))
	}
	if at > len(rec.Inputs) {
		return nil, fmt.Errorf("found --at %d; %s has %d inputs", at, path, len(rec.Inputs))
	}
	if at < 0 {
		s, err = table.Replay(rec, g, table.Options{})
	} else {
		s, err = table.ReplayTo(rec, g, at)
	}
	if err != nil {
		return nil, refused(inRecord(path, err))
	}
	return s, nil
}

func (sh *shell) noteTorn(path string, row *table.Row) {
	if row.Last().Torn {
		sh.note("fray: the last line of %s is cut off and is left out", path)
	}
}

// refused is the answer no where a line of the record is wrong: it was changed, or is none.
func refused(err error) error {
	var at pack.Error
	if errors.As(err, &at) && at.Line > 0 {
		return noError{err}
	}
	return err
}

// tellReplay prints the log, and with stands how everybody stands.
func (sh *shell) tellReplay(s *table.Session, stands bool) error {
	g := s.Game()
	o := sh.drawing(g.Book())
	for _, e := range s.Events() {
		text := table.EscapeLine(g.Text(&e))
		if text == "" {
			continue
		}
		if err := sh.print("%s\n", draw.Wrap(text, "  ", o)); err != nil {
			return err
		}
	}
	if stands {
		v := g.View(table.GM)
		if err := sh.print("\n%s\n\n%s\n", draw.Map(v, o), draw.Status(v, o)); err != nil {
			return err
		}
	}
	return sh.print("\n%d inputs, all as recorded; state %s\n", len(s.Inputs()), s.StateHash())
}

// replayReport is what a replay came to, for programs.
type replayReport struct {
	Ruleset   string        `json:"ruleset"`
	Encounter string        `json:"encounter"`
	Seed      table.Seed    `json:"seed"`
	Inputs    []table.Input `json:"inputs"`
	Undone    int           `json:"undone"`
	Log       []logLine     `json:"log"`
	View      table.View    `json:"view"`
	Hash      string        `json:"hash"`
}

type logLine struct {
	Text string `json:"text"`
	Rule string `json:"rule,omitempty"`
}

func replayed(rec *table.Record, s *table.Session) replayReport {
	g := s.Game()
	r := replayReport{
		Ruleset: rec.Header.Ruleset, Encounter: rec.Header.Name, Seed: rec.Seed(), Inputs: s.Inputs(),
		Undone: rec.Undone, Log: []logLine{}, View: g.View(table.GM), Hash: s.StateHash(),
	}
	for _, e := range s.Events() {
		if text := g.Text(&e); text != "" {
			r.Log = append(r.Log, logLine{text, g.Book().ID(e.Rule)})
		}
	}
	return r
}
