package table

import (
	"bytes"
	"encoding/json"
)

type undoLine struct {
	Undo int `json:"undo"`
}

type endLine struct {
	End End `json:"end"`
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
	return encodeLine(h)
}

// EncodeInput gives the line of an input.
func EncodeInput(in Input) ([]byte, error) { return encodeLine(in) }

// EncodeUndo gives the line that keeps the first so many inputs and takes back the others.
func EncodeUndo(keep int) ([]byte, error) { return encodeLine(undoLine{keep}) }

// EncodeEnd gives the line of the end.
func EncodeEnd(e End) ([]byte, error) { return encodeLine(endLine{e}) }

func encodeLine(v any) ([]byte, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	return append(b, '\n'), nil
}
