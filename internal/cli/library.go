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

// packFlag adds the flag for libraries of one's own.
func packFlag(cmd *cobra.Command, paths *[]string) {
	cmd.Flags().StringArrayVar(paths, "pack", nil, "add the creatures, items and abilities of this `FILE` or folder (may be repeated)")
}

// library is the bundled library with those that the user names.
func (sh *shell) library(paths []string) (*pack.Library, error) {
	lib, err := pack.Bundled()
	if err != nil {
		sh.note("fray: the bundled packs have mistakes (please report them):\n%v", err)
	}
	for _, p := range paths {
		if err := lib.AddPath(p); err != nil {
			return nil, err
		}
	}
	return lib, nil
}

// isRecord reports whether the path is that of a record, not of an encounter.
func isRecord(path string) bool {
	if filepath.Ext(path) == ".jsonl" {
		return true
	}
	if path == pack.Stdin { // what is read of it is gone
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

// recordMagic is how a record begins.
const recordMagic = `{"fray":`

// readRecord reads a record, of a fight or of an adventure, to look at it.
func readRecord(path string) (*table.Row, error) {
	row, err := recordfile.Read(path)
	return row, inRecord(path, err)
}

// inRecord says in which file and line of a record something is wrong.
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

// unmade says why a new record could not be made, and what to do about it.
func unmade(path string, err error) error {
	var exists *recordfile.ExistsError
	switch {
	case errors.As(err, &exists) && !isFile(path):
		return errors.New(path + " is there already and is no file that a record can be kept in; give another name")
	case errors.As(err, &exists):
		return errors.New(path + " exists already and is not written over; go on with it by: fray play " + path +
			", or give another name")
	case errors.Is(err, fs.ErrNotExist):
		return errors.New(path + ": there is no such folder to put a record into")
	}
	return err
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
