package cli

import (
	"context"
	"errors"
	"fmt"

	"fray/internal/room"
	"fray/internal/store"
	"fray/internal/store/sqlite"
	"fray/ruleset"
	"fray/table"
)

// serveCheck replays every record and checks its hashes.
func (sh *shell) serveCheck(ctx context.Context, address, folder string) (err error) {
	if address == "" && !sqlite.Exists(folder) {
		return fmt.Errorf("%s: there is no fray database here; set --data to the data folder of fray serve", folder)
	}
	s, err := openStore(ctx, address, folder)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	all, err := s.Count(ctx)
	if err != nil {
		return err
	}
	show, wipe := sh.progress("records", all)
	checked, bad, older := 0, 0, 0
	err = room.Verify(ctx, s, ruleset.Find, func(t store.Table, why error) error {
		if checked++; show != nil {
			show(checked)
		}
		if why == nil {
			return nil
		}
		if errors.Is(why, room.ErrOlderRules) {
			older++
		} else {
			bad++
		}
		wipe()
		return sh.print("table %s (%s, started %s): %s\n", t.ID, table.EscapeLine(t.Name), t.Created.Format("2006-01-02 15:04 MST"), table.EscapeLine(why.Error()))
	})
	wipe()
	if err != nil {
		return err
	}
	if err := sh.print("%s checked, %d damaged\n", counted(checked, "record"), bad); err != nil {
		return err
	}
	if older > 0 {
		if err := sh.print("%s played by other rules: running fights continue from their last snapshots\n", counted(older, "record")); err != nil {
			return err
		}
	}
	if bad > 0 {
		return errNo
	}
	return nil
}
