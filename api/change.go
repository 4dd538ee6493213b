package api

import (
	"bytes"
	"encoding/json"

	"fray/internal/parts"
)

// Change is what changed in a State since a revision, or all of it.
type Change struct {
	Rev   Rev             `json:"rev" doc:"revision of the new state"`
	Since Rev             `json:"since,omitzero" doc:"revision of the state that it changes; absent: it is a whole state"`
	Set   json.RawMessage `json:"set" doc:"the changed fields of the state. A field that is null is absent now. In view and view.map only the changed fields are given. Of the lists seats, view.tokens and their meters, view.order and view.map.cells an object gives the changed items in set, each with its id (name of a seat, meter or cell) and its changed fields, and in ids, if that changed, all ids in order; a whole array replaces the list"`
	Log   *LogChange      `json:"log,omitempty" doc:"absent: the log is unchanged"`
}

// LogChange is a change of the log.
type LogChange struct {
	From  int    `json:"from" doc:"number of the first line in lines; lines from there on replace the client's"`
	Lines []Line `json:"lines" nullable:"false"`
	Reset bool   `json:"reset,omitempty" doc:"earlier lines may have changed too: read them from GET /api/v1/log"`
}

// AppendJSON appends the change as JSON, with Set as it is: [json.Marshal] reads and checks all of that again.
func (c *Change) AppendJSON(to []byte) ([]byte, error) {
	rest := *c
	rest.Set = json.RawMessage("{}")
	text, err := json.Marshal(&rest)
	if err != nil {
		return to, err
	}
	const set = `"set":`
	head, tail, _ := bytes.Cut(text, []byte(set+"{}")) // before it are revisions alone
	to = append(append(to, head...), set...)
	return append(append(to, c.Set...), tail...), nil
}

// Apply returns the state after the change of last, the state of revision c.Since; last may be nil for a whole state. It does not
// change last.
func (c *Change) Apply(last *State) (*State, error) {
	if c.Since == (Rev{}) {
		last = &State{}
	}
	s, err := parts.Apply(last, c.Set)
	if err != nil {
		return nil, err
	}
	s.Rev = c.Rev
	if q := s.Question; q != nil && q.Packed != nil {
		unpacked := *q
		unpacked.Choices, unpacked.Rows = q.Packed.Unpack()
		unpacked.Packed = nil
		s.Question = &unpacked
	}
	s.SameMap = false
	if c.Log == nil {
		return s, nil
	}
	if c.Log.Reset {
		s.Log, s.LogFrom = c.Log.Lines, c.Log.From
	} else {
		s.Log, s.LogFrom = linesAfter(last, c.Log.From, c.Log.Lines)
	}
	return s, nil
}
