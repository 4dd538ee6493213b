package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// stir takes in the line of a stir.
func (rec *Record) stir(line []byte) error {
	var l stirLine
	if err := decodeLine(line, &l, "a stir"); err != nil {
		return err
	}
	switch {
	case rec.Header.Commit == "":
		return errors.New("found a stir, but the header commits to no seed")
	case rec.Begun != "":
		return errors.New("found a stir after the beginning")
	}
	stirs := append(slices.Clip(rec.Stirs), l.Stir)
	if err := CheckStirs(stirs); err != nil {
		return err
	}
	rec.Stirs = stirs
	return nil
}

// begin takes in the n-th line of the file, after which no more stirs are taken.
func (rec *Record) begin(n int, line []byte) error {
	var l beginLine
	if err := decodeLine(line, &l, "a beginning"); err != nil {
		return err
	}
	switch {
	case rec.Header.Commit == "":
		return errors.New("found a beginning, but the header commits to no seed")
	case rec.Begun != "":
		return errors.New("found a second beginning")
	}
	rec.Begun, rec.begunLine = l.Begin.Hash, n
	return checkHash(rec.Begun)
}

// Seed is the seed that the record begins with, as far as the file has it: zero where it only has a commitment.
func (rec *Record) Seed() Seed {
	if rec.End != nil && rec.End.Seed != "" {
		if seed, err := ParseSeed(rec.End.Seed); err == nil {
			return seed
		}
	}
	return rec.Header.Seed
}

// ErrSealed says that a record commits to a seed that is neither in it nor known.
var ErrSealed = errors.New("the seed of its dice is not revealed yet")

// options are those of a session that plays the record. A secret seed is that of the end, or one of Seeds.
func (rec *Record) options() (Options, error) {
	o := rec.Header.Options(rec.Base)
	if rec.Header.Commit == "" {
		return o, nil
	}
	at := &ReplayError{Line: rec.Line, Text: "the fight cannot be played again", Err: ErrSealed}
	known := rec.Seeds
	if rec.End != nil && rec.End.Seed != "" {
		seed, err := ParseSeed(rec.End.Seed)
		if err != nil {
			return o, err
		}
		known = []Seed{seed}
		at = &ReplayError{len(rec.Inputs) + 1, rec.endLine, "the seed that is revealed is not the one that the header commits to", nil}
	}
	for _, seed := range known {
		if seed.Commit() == rec.Header.Commit {
			o.Seed, o.Stirs, o.Spare, o.Wait = seed, rec.Stirs, rec.Seeds, rec.Begun == ""
			return o, nil
		}
	}
	return o, at
}

// proveBegin holds the stirs against the hash of the beginning and the seats of the game.
func (rec *Record) proveBegin(s *Session) error {
	for _, stir := range rec.Stirs {
		if _, ok := s.start.Cast().Seat(stir.Seat); !ok {
			return &ReplayError{0, rec.Line, fmt.Sprintf("seat %q has stirred, but the seats are %s", stir.Seat, strings.Join(s.start.Cast().Seats, ", ")), nil}
		}
	}
	if got := s.BeginHash(); rec.Begun != "" && rec.Begun != got {
		return &ReplayError{0, rec.begunLine, fmt.Sprintf("the hash of the beginning is %s, but %s was computed: a stir or the header was changed", rec.Begun, got), nil}
	}
	return nil
}
