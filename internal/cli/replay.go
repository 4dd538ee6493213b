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

func newReplay(sh *shell) *cobra.Command {
	var asJSON bool
	at := -1
	cmd := &cobra.Command{
		Use:   "replay RECORD",
		Short: "Play a record again, prove it and print its log",
		Long: `Plays a record again from its beginning, input by input, and holds every hash in it against what comes
out. Then it prints the log. A record that was changed is refused with the first input that differs, and
the exit code is 1.

With --at it stops after so many inputs and shows the map and everybody as they stood.`,
		Example: `  fray replay bridge.jsonl
  fray replay bridge.jsonl --at 12
  fray replay bridge.jsonl --json`,
		Args: exactly("one record"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("at") && at < 0 {
				return fmt.Errorf("found --at %d; a number of inputs from 0 was expected", at)
			}
			return sh.replay(args[0], at, asJSON)
		},
	}
	cmd.Flags().IntVar(&at, "at", -1, "stop after so many `INPUTS`")
	jsonFlag(cmd, &asJSON)
	return cmd
}

func (sh *shell) replay(path string, at int, asJSON bool) error {
	rec, err := readRecord(path)
	if err != nil {
		return refused(err)
	}
	g, err := live.GameOf(rec, ruleset.Find)
	if err != nil {
		return refused(inRecord(path, err))
	}
	if at > len(rec.Inputs) {
		return fmt.Errorf("found --at %d; %s has %d inputs", at, path, len(rec.Inputs))
	}
	var s *table.Session
	if at < 0 {
		s, err = table.Replay(rec, g, table.Options{})
	} else {
		s, err = table.ReplayTo(rec, g, at)
	}
	if err != nil {
		return refused(inRecord(path, err))
	}
	if rec.Torn {
		sh.note("fray: the last line of %s is cut off and is left out", path)
	}
	if asJSON {
		return sh.json(replayed(rec, s))
	}
	return sh.tellReplay(s, at >= 0)
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
		text := g.Text(&e)
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
	Seed      uint64        `json:"seed"`
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
		Ruleset: rec.Header.Ruleset, Encounter: rec.Header.Name, Seed: rec.Header.Seed, Inputs: s.Inputs(),
		Undone: rec.Undone, Log: []logLine{}, View: g.View(table.GM), Hash: s.StateHash(),
	}
	for _, e := range s.Events() {
		if text := g.Text(&e); text != "" {
			r.Log = append(r.Log, logLine{text, g.Book().ID(e.Rule)})
		}
	}
	return r
}
