package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/internal/narrate"
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
		Short: "Replay a record, check it and print its log",
		Long: `Replays a record input by input, checks every hash, and prints the log. If the record was changed, fray
names the first input that differs, and the exit code is 1.

If the rules changed during the fight, the record has a line that says so, with the state at that moment. The
replay starts there.

In an adventure, fray replays every fight and checks that each one starts with the state that the fight
before it left. --fight prints only one of them.

With --at, fray stops after that many inputs and shows the map and the state of every combatant. In an
adventure, --at counts in the fight of --fight, or in the last one.`,
		Example: `  fray replay bridge.jsonl
  fray replay bridge.jsonl --at 12
  fray replay bridge.jsonl --json
  fray replay road.jsonl --fight 2`,
		Args: exactly("one record"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("at") && f.at < 0 {
				return fmt.Errorf("--at must be 0 or more, got %d", f.at)
			}
			if cmd.Flags().Changed("fight") && f.fight < 1 {
				return fmt.Errorf("--fight must be 1 or more, got %d", f.fight)
			}
			return sh.replay(args[0], f)
		},
	}
	cmd.Flags().IntVar(&f.at, "at", -1, "stop after this number of `INPUTS`")
	cmd.Flags().IntVar(&f.fight, "fight", 0, "print only fight `N` of an adventure")
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
		return fmt.Errorf("--fight is only for adventures: %s is the record of one fight", path)
	}
	rec := row.Last()
	s, err := replayTo(path, rec, f.at)
	if err != nil {
		return err
	}
	sh.noteTorn(path, row)
	if u := rec.Upgraded; u != nil {
		sh.note("fray: another version of the rules played inputs 1 to %d of %s: the replay starts after them, with the state in line %d", u.Inputs, path, rec.UpgradeLine)
	}
	log, err := fullLog(path, rec, s)
	if err != nil {
		return err
	}
	if f.json {
		return sh.json(replayed(rec, s, log))
	}
	return sh.printReplay(s, log, f.at >= 0)
}

// fullLog returns the log of a replayed fight as the game master reads it.
func fullLog(path string, rec *table.Record, s *table.Session) ([]narrate.Line, error) {
	start, err := live.GameOf(rec, ruleset.Find)
	if err != nil {
		return nil, refused(inRecord(path, err))
	}
	events, g := s.Events(), s.Game()
	return narrate.NewNarrator(start).Lines(&narrate.Account{
		Cast: g.Cast(), Seats: table.JustSeat(table.GM), Events: events, Hears: func(*table.Event) bool { return true },
		Text: func(i int) string { return g.Text(&events[i]) },
	}, 0), nil
}

// replayTo replays the record of one fight, whole or up to a number of inputs.
func replayTo(path string, rec *table.Record, at int) (s *table.Session, err error) {
	g, err := live.GameOf(rec, ruleset.Find)
	if err != nil {
		return nil, refused(inRecord(path, err))
	}
	if at > len(rec.Inputs) {
		return nil, fmt.Errorf("--at must be at most %d, the number of inputs in %s, got %d", len(rec.Inputs), path, at)
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
		sh.note("fray: the last line of %s is incomplete and was skipped", path)
	}
}

// refused makes exitNo of an error in a line of the record.
func refused(err error) error {
	var at pack.Error
	if errors.As(err, &at) && at.Line > 0 {
		return noError{err}
	}
	return err
}

// printReplay prints the log and how many inputs were replayed, and with state the map and the status.
func (sh *shell) printReplay(s *table.Session, log []narrate.Line, state bool) error {
	g := s.Game()
	o := sh.drawing(g.Book())
	for _, l := range log {
		if err := sh.print("%s\n", draw.Wrap(l.Text, "  ", o)); err != nil {
			return err
		}
	}
	if state {
		if err := sh.print("\n%s\n", draw.Scene(table.See(g, table.GM), o)); err != nil {
			return err
		}
	}
	return sh.print("\n%d inputs, all as recorded; state %s\n", len(s.Inputs())-s.Origin(), s.StateHash())
}

// replayReport is the result of a replay, for JSON.
type replayReport struct {
	Ruleset   string        `json:"ruleset"`
	Encounter string        `json:"encounter"`
	Seed      table.Seed    `json:"seed"`
	Inputs    []table.Input `json:"inputs"`
	Undone    int           `json:"undone"`
	Older     int           `json:"older,omitempty"` // inputs that other rules have played
	Log       []logLine     `json:"log"`
	View      table.View    `json:"view"`
	Hash      string        `json:"hash"`
}

type logLine struct {
	Text string `json:"text"`
	Rule string `json:"rule,omitempty"`
}

func replayed(rec *table.Record, s *table.Session, log []narrate.Line) replayReport {
	g := s.Game()
	r := replayReport{
		Ruleset: rec.Header.Ruleset, Encounter: rec.Header.Name, Seed: rec.Seed(), Inputs: s.Inputs(),
		Undone: rec.Undone, Log: []logLine{}, View: table.See(g, table.GM), Hash: s.StateHash(),
	}
	if rec.Upgraded != nil {
		r.Older = rec.Upgraded.Inputs
	}
	for _, l := range log {
		r.Log = append(r.Log, logLine{l.Text, l.Rule})
	}
	return r
}
