// Command state writes the code that copies, writes and reads the state of a ruleset, from its state struct:
//
//	go run ./tools/state ruleset/flow
//
// It writes game_state_gen.go beside the struct, with the methods copyFrom, appendState and readState. A field is written
// under its name, so renaming one changes the hashes of records unless its tag keeps the old name. Tags:
//
//	state:"derived"   follows from other fields: it is copied, not written, and the game computes it again after reading
//	state:"zero=-1"   the value that the field has when nothing is to be said of it
//	state:"name=hp"   the name to write
//	state:"number"    a number of a type of the package without names
//
// It also writes words_gen.go with the constants of verbs, questions, meters, events and conditions, which are the keys of
// their tables, and with the names of enumerations that are marked so: see [Words]. And it writes game_gen.go with the
// methods of Game that are the same in every ruleset: see [Frame].
//
// An integer type of the package says by a method what its values are: names() []string for an enumeration, flags()
// []string for a set of bits.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	for _, dir := range os.Args[1:] {
		err := write(dir, wordsFile, Words) // first, because the state code asks which types have names
		if err == nil {
			err = write(dir, generated, Generate)
		}
		if err == nil {
			err = write(dir, frameFile, Frame)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "state:", err)
			os.Exit(1)
		}
	}
}

// write writes one generated file into a folder, unless there is nothing to generate.
func write(dir, name string, generate func(root, dir string) ([]byte, error)) error {
	code, err := generate(".", filepath.ToSlash(filepath.Clean(dir)))
	if err != nil || code == nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, name), code, 0o644)
}
