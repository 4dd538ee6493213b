package pack

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"fray/ruleset/setup"
	"fray/table"
)

// decode fills v strictly: each key must be a field (by its yaml tag, or else its json tag) and each value must have
// the type of the field. It notes every mistake, leaves out the wrong value and continues. A field of type *node takes
// any value.
func decode(n *node, v reflect.Value, m *mistakes) {
	if one, ok := reflect.TypeAssert[setup.Short](v.Addr()); ok && n.kind == scalar {
		decodeWord(n, one, v.Type(), m)
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if v.Type() == reflect.TypeFor[*node]() {
			v.Set(reflect.ValueOf(n))
			return
		}
		if n.isNull() {
			m.refuse(n, "found nothing; expected %s", m.wanted(v.Type()))
			return
		}
		v.Set(reflect.New(v.Type().Elem()))
		decode(n, v.Elem(), m)
	case reflect.Struct:
		decodeStruct(n, v, m)
	case reflect.Map:
		decodeMap(n, v, m)
	case reflect.Slice:
		if n.kind != list {
			m.refuse(n, "found %s; expected %s", n.describe(), m.wanted(v.Type()))
			return
		}
		v.Set(reflect.MakeSlice(v.Type(), len(n.items), len(n.items)))
		for i, item := range n.items {
			decode(item, v.Index(i), m)
		}
	default:
		decodeScalar(n, v, m)
	}
}

func decodeStruct(n *node, v reflect.Value, m *mistakes) {
	if n.kind != mapping {
		m.refuse(n, "found %s; expected %s", n.describe(), m.wanted(v.Type()))
		return
	}
	names := fieldNames(v.Type())
	for i, key := range n.keys {
		at := slices.Index(names, key.text)
		if at < 0 || key.text == "" {
			m.add(key, "unknown key %q%s", clip(key.text), table.OneOf(key.text, names))
			continue
		}
		m.under(key.text, v.Type().Field(at).Tag.Get("range"), func() { decode(n.items[i], v.Field(at), m) })
	}
}

func decodeMap(n *node, v reflect.Value, m *mistakes) {
	if n.kind != mapping {
		m.refuse(n, "found %s; expected %s", n.describe(), m.wanted(v.Type()))
		return
	}
	v.Set(reflect.MakeMapWithSize(v.Type(), len(n.keys)))
	for i, key := range n.keys {
		value := reflect.New(v.Type().Elem()).Elem()
		m.under(key.text, m.bounds, func() { decode(n.items[i], value, m) })
		v.SetMapIndex(reflect.ValueOf(key.text).Convert(v.Type().Key()), value)
	}
}

// decodeScalar reads a text (also one that looks like a number, such as "range: 6"), a decimal whole number, or yes
// and no.
func decodeScalar(n *node, v reflect.Value, m *mistakes) {
	ok := false
	switch {
	case n.kind != scalar:
	case v.Kind() == reflect.String:
		ok = decodeText(n, v)
	case v.Kind() == reflect.Bool:
		ok = decodeBool(n, v)
	case v.CanInt():
		ok = decodeInt(n, v)
	}
	if !ok {
		m.refuse(n, "found %s; expected %s", n.describe(), m.wanted(v.Type()))
	}
}

// decodeWord reads a single word.
func decodeWord(n *node, into setup.Short, t reflect.Type, m *mistakes) {
	var word string
	if !decodeText(n, reflect.ValueOf(&word).Elem()) {
		m.refuse(n, "found %s; expected %s", n.describe(), m.wanted(t))
		return
	}
	into.SetWord(word)
}

func decodeText(n *node, v reflect.Value) bool {
	switch n.tag {
	case "!!str", "!!int", "!!float", "!!timestamp":
		v.SetString(n.text)
		return true
	default:
		return false
	}
}

func decodeInt(n *node, v reflect.Value) bool {
	i, err := strconv.ParseInt(n.text, 10, 64)
	if n.tag != "!!int" || err != nil || i < -MaxNumber || i > MaxNumber || v.OverflowInt(i) {
		return false
	}
	v.SetInt(i)
	return true
}

func decodeBool(n *node, v reflect.Value) bool {
	switch {
	case n.tag == "!!bool":
		v.SetBool(strings.EqualFold(n.text, "true"))
	case n.text == "yes":
		v.SetBool(true)
	case n.text != "no":
		return false
	}
	return true
}
