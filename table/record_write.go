package table

import (
	"bytes"
	"encoding/json"
)

// undoPrefix begins every undo line.
const undoPrefix = `{"undo":`

type undoLine struct {
	Undo int  `json:"undo"`
	Seen bool `json:"seen,omitempty"`
}

type endLine struct {
	End End `json:"end"`
}

type stirLine struct {
	Stir Stir `json:"stir"`
}

type beginLine struct {
	Begin beginning `json:"begin"`
}

type beginning struct {
	Hash string `json:"hash"`
}

// EncodeHeader gives the first line of a record, with its newline. Options.Base is the line without it.
func EncodeHeader(h Header) ([]byte, error) {
	if h.Fray == 0 {
		h.Fray = Format
	}
	if h.Setup != nil { // an encounter that was written over many lines fits into one
		var b bytes.Buffer
		if err := json.Compact(&b, h.Setup); err != nil {
			return nil, err
		}
		h.Setup = b.Bytes()
	}
	line := headerLine{
		Fray: h.Fray, Ruleset: h.Ruleset, Name: h.Name, Commit: h.Commit, Dice: h.Dice, AskEnd: h.AskEnd, Setup: h.Setup, After: h.After, Came: h.Came,
	}
	switch {
	case h.Seed.secret:
		line.Commit = h.Seed.Commit()
	case h.Commit == "":
		line.Seed = &h.Seed
	}
	return encodeLine(line)
}

// EncodeStir gives the line of a stir.
func EncodeStir(s Stir) ([]byte, error) { return encodeLine(stirLine{s}) }

// EncodeBegin gives the line after which no more stirs are taken; hash is [Session.BeginHash].
func EncodeBegin(hash string) ([]byte, error) { return encodeLine(beginLine{beginning{hash}}) }

// Opening returns the first lines of a record with their newlines: its header, stirs and beginning.
func (rec *Record) Opening() ([][]byte, error) {
	lines := [][]byte{append(bytes.Clone(rec.Base), '\n')}
	for _, s := range rec.Stirs {
		line, err := EncodeStir(s)
		if err != nil {
			return nil, err
		}
		lines = append(lines, line)
	}
	if rec.Begun == "" {
		return lines, nil
	}
	line, err := EncodeBegin(rec.Begun)
	return append(lines, line), err
}

// canonicalStir is the text of a stir that goes into the chain of hashes: its line.
func canonicalStir(s Stir) []byte {
	line, err := EncodeStir(s)
	if err != nil {
		panic("table: a stir has no text: " + err.Error()) // strings always have one
	}
	return line
}

// EncodeInput gives the line of an input.
func EncodeInput(in Input) ([]byte, error) { return encodeLine(in) }

// EncodeUndo gives the line that keeps the first so many inputs and takes back the others.
func EncodeUndo(keep int) ([]byte, error) { return encodeLine(undoLine{Undo: keep}) }

// EncodeSeenUndo is [EncodeUndo] where decrees alone are taken back, and every seat knew of one of them: [Record.Undos] counts it.
func EncodeSeenUndo(keep int) ([]byte, error) { return encodeLine(undoLine{keep, true}) }

// EncodeEnd gives the line of the end.
func EncodeEnd(e End) ([]byte, error) { return encodeLine(endLine{e}) }

func encodeLine(v any) ([]byte, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	return append(b, '\n'), nil
}
