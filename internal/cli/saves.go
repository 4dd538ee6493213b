package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
	"unicode"

	"fray/table"
)

// A fight that somebody plays on a terminal without --record is kept in a folder of the user, so that a crash, a closed window or a
// hasty Ctrl-C loses nothing.
const (
	savesKept   = 30 * 24 * time.Hour // how long a kept fight stays after the last input
	savesListed = 5                   // unfinished ones that are offered
	noSaves     = "none"              // the folder that switches it off
)

// savesFolder returns the folder of kept fights; "" if none are kept.
func (sh *shell) savesFolder(wanted string) (string, error) {
	switch state := sh.env("XDG_STATE_HOME"); {
	case wanted == noSaves:
		return "", nil
	case wanted != "":
		return wanted, nil
	case filepath.IsAbs(state):
		return filepath.Join(state, "fray"), nil
	case runtime.GOOS == "windows" || runtime.GOOS == "darwin":
		dir, err := os.UserConfigDir()
		return filepath.Join(dir, "fray", "fights"), err
	}
	home := sh.env("HOME")
	if home == "" {
		return "", errors.New("HOME is not set")
	}
	return filepath.Join(home, ".local", "state", "fray"), nil
}

// keep has the fight recorded in the folder of kept fights, if players play it on a terminal and it is not recorded yet. A failure is
// only noted: the fight can be played without.
func (s *playTable) keep() {
	if s.t.Record() != "" || s.t.Players() == 0 || !isTerminal(s.in) {
		return
	}
	err := func() error {
		dir, err := s.savesFolder(s.flags.autosave)
		if err != nil || dir == "" {
			return err
		}
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return err
		}
		s.dropOld(dir)
		return s.t.Save(s.newSave(dir, s.name()))
	}()
	if err != nil {
		s.note("fray: this fight is not kept (--record FILE records it): %v", err)
	}
}

// name returns the name of the fight or the adventure.
func (s *playTable) name() string {
	if s.adventure != nil {
		return s.adventure.Name()
	}
	return s.t.Name()
}

// newSave returns a path in the folder that does not exist yet, from the name of the fight and the time.
func (sh *shell) newSave(dir, name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	base := filepath.Join(dir, strings.Join(append(words, sh.now().Format("20060102-150405")), "-"))
	path := base + ".jsonl"
	for n := 2; exists(path); n++ {
		path = fmt.Sprintf("%s-%d.jsonl", base, n)
	}
	return path
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return !errors.Is(err, fs.ErrNotExist)
}

// save is a kept fight.
type save struct {
	path string
	at   time.Time // of the last input
	name string
	over bool
}

// saves returns the kept fights, the newest first. What cannot be read is left out.
func saves(dir string) []save {
	files, _ := filepath.Glob(filepath.Join(dir, "*.jsonl"))
	var out []save
	for _, path := range files {
		info, err := os.Lstat(path)
		if err != nil || !info.Mode().IsRegular() || info.Size() > table.MaxRecord {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		row, err := table.ReadRow(bytes.NewReader(text))
		if err != nil {
			continue
		}
		one := save{path: path, at: info.ModTime(), name: row.Last().Header.Name, over: row.Plan == nil && row.Last().End != nil}
		if row.Plan != nil {
			one.name = row.Plan.Name + ": " + one.name
		}
		out = append(out, one)
	}
	slices.SortFunc(out, func(a, b save) int { return b.at.Compare(a.at) })
	return out
}

// unfinished returns the newest kept fights that are not over.
func (sh *shell) unfinished(dir string) []save {
	open := slices.DeleteFunc(saves(dir), func(s save) bool { return s.over })
	return open[:min(len(open), savesListed)]
}

// dropOld deletes kept fights that nobody has touched for long.
func (sh *shell) dropOld(dir string) {
	for _, s := range saves(dir) {
		if sh.now().Sub(s.at) > savesKept {
			_ = os.Remove(s.path) // it is tried again next time
		}
	}
}
