package cli

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"fray/internal/recordfile"
	"fray/pack"
	"fray/table"
)

// packFlag adds the flag for the user's own packs.
func packFlag(cmd *cobra.Command, paths *[]string) {
	cmd.Flags().StringArrayVar(paths, "pack", nil, "add the creatures, items and abilities of this `FILE` or folder (may be repeated)")
}

// library returns the bundled library with the packs that the user names.
func (sh *shell) library(paths []string) (*pack.Library, error) {
	lib, err := pack.Bundled()
	if err != nil {
		sh.note("fray: the bundled packs have mistakes (please report this):\n%v", err)
	}
	for _, p := range paths {
		if err := lib.AddPath(p); err != nil {
			return nil, err
		}
	}
	return lib, nil
}

// isRecord reports whether the path names a record, not an encounter.
func isRecord(path string) bool {
	if filepath.Ext(path) == ".jsonl" {
		return true
	}
	if path == pack.Stdin { // it cannot be read twice
		return false
	}
	f, err := pack.Open(path)
	if err != nil {
		return false
	}
	defer f.Close() //nolint:errcheck // read only
	head := make([]byte, len(recordMagic))
	n, _ := f.Read(head)
	return strings.HasPrefix(string(head[:n]), recordMagic)
}

// recordMagic is the start of every record.
const recordMagic = `{"fray":`

// readRecord reads the record of a fight or an adventure.
func readRecord(path string) (*table.Row, error) {
	row, err := recordfile.Read(path)
	return row, inRecord(path, err)
}

// inRecord adds the file and line to an error in a record.
func inRecord(path string, err error) error {
	var line *table.RecordError
	var replay *table.ReplayError
	var file *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return pack.Error{File: path, Msg: "there is no such file"}
	case errors.As(err, &file) && file.Path == path:
		return pack.Error{File: path, Msg: file.Err.Error()}
	case errors.As(err, &line):
		return pack.Error{File: path, Line: line.Line, Col: 1, Msg: line.Text}
	case errors.As(err, &replay):
		msg := strings.TrimPrefix(replay.Error(), "record, line ")
		_, msg, _ = strings.Cut(msg, ": ")
		return pack.Error{File: path, Line: replay.Line, Col: 1, Msg: msg}
	}
	return err
}

// createError explains why a new record could not be created, and what to do.
func createError(path string, err error) error {
	var exists *recordfile.ExistsError
	switch {
	case errors.As(err, &exists) && !isFile(path):
		return errors.New(path + " already exists and is not a regular file; choose another name")
	case errors.As(err, &exists):
		return errors.New(path + " already exists; resume it with fray play " + path + ", or choose another name")
	case errors.Is(err, fs.ErrNotExist):
		return errors.New(path + ": the folder does not exist; create it, or choose another name")
	}
	return err
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
