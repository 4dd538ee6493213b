package cli

import (
	"fmt"

	"fray/internal/live"
	"fray/ruleset"
	"fray/table"
)

// adventureReplay is the result of replaying an adventure, for JSON.
type adventureReplay struct {
	Adventure string         `json:"adventure"`
	Ruleset   string         `json:"ruleset"`
	Seed      table.Seed     `json:"seed"`
	Fights    []replayReport `json:"fights"`
}

// replayAdventure checks all fights of an adventure and prints them, or one of them.
func (sh *shell) replayAdventure(path string, row *table.Row, f replayFlags) error {
	if f.fight > len(row.Records) {
		return fmt.Errorf("--fight must be at most %d, the number of fights in %s, got %d", len(row.Records), path, f.fight)
	}
	sessions, err := live.ProveAdventure(row, ruleset.Find)
	if err != nil {
		return refused(inRecord(path, err))
	}
	if f.at >= 0 {
		if f.fight == 0 {
			f.fight = len(row.Records)
		}
		if sessions[f.fight-1], err = replayTo(path, row.Records[f.fight-1], f.at); err != nil {
			return err
		}
	}
	sh.noteTorn(path, row)
	out := adventureReplay{Adventure: row.Plan.Name, Ruleset: row.Plan.Ruleset, Seed: row.Plan.Seed, Fights: []replayReport{}}
	for i, s := range sessions {
		if f.fight > 0 && f.fight != i+1 {
			continue
		}
		log, err := fullLog(path, row.Records[i], s)
		if err != nil {
			return err
		}
		if f.json {
			out.Fights = append(out.Fights, replayed(row.Records[i], s, log))
			continue
		}
		if err := sh.print("%s, fight %d of %d: %s\n", row.Plan.Name, i+1, row.Plan.Scenes(), row.Records[i].Header.Name); err != nil {
			return err
		}
		if err := sh.printReplay(s, log, f.at >= 0); err != nil {
			return err
		}
	}
	if f.json {
		return sh.json(out)
	}
	return nil
}
