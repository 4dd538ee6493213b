package parts

import (
	"encoding/json"
	"fmt"
	"reflect"
)

// Apply returns a copy of was with the parts that [Of.Since] wrote. It does not change was; the two share what is unchanged.
func Apply[T any](was *T, changed []byte) (*T, error) {
	is := *was
	return &is, object(reflect.ValueOf(&is).Elem(), changed)
}

// object changes the fields of a struct.
func object(is reflect.Value, changed []byte) error {
	var all map[string]json.RawMessage
	if err := json.Unmarshal(changed, &all); err != nil {
		return err
	}
	for _, f := range fieldsOf(is.Type()) {
		text, ok := all[f.name]
		if !ok {
			continue
		}
		to := is.Field(f.index)
		var err error
		switch {
		case f.into && string(text) != "null":
			err = object(to, text)
		case f.by >= 0 && text[0] == '{':
			err = list(to, f.by, text)
		default:
			fresh := reflect.New(to.Type())
			err = json.Unmarshal(text, fresh.Interface())
			to.Set(fresh.Elem())
		}
		if err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
	}
	return nil
}

// list changes the items of a list.
func list(is reflect.Value, by int, changed []byte) error {
	var c struct {
		Set []json.RawMessage `json:"set"`
		IDs []string          `json:"ids"`
	}
	if err := json.Unmarshal(changed, &c); err != nil {
		return err
	}
	items := map[string]reflect.Value{}
	ids := make([]string, is.Len())
	for i := range ids {
		ids[i] = is.Index(i).Field(by).String()
		items[ids[i]] = is.Index(i)
	}
	for _, text := range c.Set {
		id, err := idOf(is.Type().Elem(), by, text)
		if err != nil {
			return err
		}
		item := reflect.New(is.Type().Elem()).Elem()
		if old, ok := items[id]; ok {
			item.Set(old)
		}
		if err := object(item, text); err != nil {
			return err
		}
		items[id] = item
	}
	if c.IDs != nil {
		ids = c.IDs
	}
	out := reflect.MakeSlice(is.Type(), 0, len(ids))
	for _, id := range ids {
		item, ok := items[id]
		if !ok {
			return fmt.Errorf("the item %q is missing", id)
		}
		out = reflect.Append(out, item)
	}
	is.Set(out)
	return nil
}

// idOf returns the id of a written item.
func idOf(item reflect.Type, by int, text []byte) (id string, err error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(text, &fields); err != nil {
		return "", err
	}
	for _, f := range fieldsOf(item) {
		if f.index == by {
			err = json.Unmarshal(fields[f.name], &id)
		}
	}
	return id, err
}
