package store

import (
	"encoding/json"
	"fmt"
)

// Texts are the facts of a table that databases store as JSON.
type Texts struct{ Seats, UndoRequest, Seeds, Talk string }

// EncodeTexts returns the facts of a table that databases store as JSON.
func EncodeTexts(t Table) (Texts, error) {
	var out Texts
	for _, x := range []struct {
		to   *string
		from any
	}{{&out.Seats, t.Seats}, {&out.UndoRequest, t.UndoRequest}, {&out.Seeds, t.Seeds}, {&out.Talk, t.Talk}} {
		data, err := json.Marshal(x.from)
		if err != nil {
			return Texts{}, err
		}
		*x.to = string(data)
	}
	return out, nil
}

// DecodeTexts sets the facts of a table that databases store as JSON. If one cannot be read, the table is Damaged and the error
// says why.
func DecodeTexts(x Texts, t *Table) error {
	var bad error
	for _, x := range []struct {
		what, from string
		to         any
	}{{"seats", x.Seats, &t.Seats}, {"undo request", x.UndoRequest, &t.UndoRequest}, {"seeds", x.Seeds, &t.Seeds}, {"talk", x.Talk, &t.Talk}} {
		if err := json.Unmarshal([]byte(x.from), x.to); err != nil {
			bad = fmt.Errorf("%w: table %s: %s: %w", ErrDamaged, t.ID, x.what, err)
		}
	}
	t.Damaged = t.Damaged || bad != nil
	return bad
}
