package parts

import (
	"bytes"
	"encoding/json"
	"reflect"
)

// Since appends the parts of is, the value that was noted last, that changed after rev. With 0 these are all.
func (o *Of[T]) Since(to []byte, is *T, rev int) ([]byte, error) {
	w := &writer{b: *bytes.NewBuffer(to)}
	w.json = json.NewEncoder(&w.b)
	w.object(o.root, reflect.ValueOf(is).Elem(), rev, -1)
	return w.b.Bytes(), w.err
}

// writer writes parts as JSON.
type writer struct {
	b    bytes.Buffer
	json *json.Encoder // to b
	err  error
}

// object writes the fields of a struct that changed after rev, and always the field with the index id.
func (w *writer) object(n node, is reflect.Value, rev, id int) {
	first := true
	w.b.WriteByte('{')
	for i, f := range fieldsOf(is.Type()) {
		at, now := n.part(i), is.Field(f.index)
		empty := f.omit && now.IsZero()
		if f.index != id && at.last <= rev || empty && rev == 0 {
			continue
		}
		if !first {
			w.b.WriteByte(',')
		}
		first = false
		w.b.WriteString(f.key)
		switch {
		case empty:
			w.b.WriteString("null")
		case f.into:
			w.object(at, now, rev, -1)
		case f.by >= 0:
			w.list(at, now, f.by, rev)
		default:
			w.value(now.Interface())
		}
	}
	w.b.WriteByte('}')
}

// list writes the items of a list that changed after rev. All fields of a new item are written, also empty ones: a client may have an
// earlier item with its id.
func (w *writer) list(n node, is reflect.Value, by, rev int) {
	whole := true // all items are new, or have no ids
	for _, at := range n.sub {
		whole = whole && at.rev > rev
	}
	if whole {
		w.value(is.Interface())
		return
	}
	w.b.WriteString(`{"set":[`)
	for i, first := 0, true; i < is.Len(); i++ {
		item := is.Index(i)
		at := n.part(i)
		if at.last <= rev {
			continue
		}
		if !first {
			w.b.WriteByte(',')
		}
		first = false
		w.object(at, item, rev, by)
	}
	w.b.WriteByte(']')
	if n.rev > rev {
		w.b.WriteString(`,"ids":`)
		ids, _ := idsOf(is, by) // they are unique, otherwise the list would be whole
		w.value(ids)
	}
	w.b.WriteByte('}')
}

func (w *writer) value(v any) {
	if err := w.json.Encode(v); err != nil {
		w.err = err
		return
	}
	w.b.Truncate(w.b.Len() - 1) // the newline
}
