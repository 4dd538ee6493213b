package setup

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"fray/formula"
)

// Field is one key of a sheet, as the tags of a struct field declare it. The checks, the JSON Schema and the tables in docs
// are made of it.
type Field struct {
	Key      string
	Type     reflect.Type
	Doc      string
	Example  string // a line of a file that uses the key
	Default  string // as in the tag; "" is none
	Range    Span   // of numbers
	Count    Span   // of elements
	OneOf    []int
	Words    []string
	By       string   // the key whose value decides which words are allowed
	Lists    []List   // the words by the values of By; for other values any text
	Keys     []string // of a map
	Formula  *Bounds  // the text is a formula
	Ref      string   // the section whose ids the text may be
	Form     string   // "id", "rule" or "picture"
	Required bool
	Expected string // what is expected where a required key is missing
	Only     Condition
	Needs    string
	Unique   bool // each element of the list once
	index    int
	computed *formula.Formula // of a default "= ..."
	by       string           // of a default "by KEY: ...": the key
	cases    [][2]string      // and the defaults by its values
}

// List is the words that a text may be where another key has a value.
type List struct {
	Value string
	Words []string
}

// Span is two bounds; the zero value is none.
type Span struct{ Low, High Bound }

// Bound is a number, or the value of another key.
type Bound struct {
	N   int
	Key string
}

// Given reports whether there are bounds.
func (s Span) Given() bool { return s != Span{} }

// String returns the bounds as messages show them: "1 to hp_max".
func (s Span) String() string { return s.Low.String() + " to " + s.High.String() }

// String returns the number or the key.
func (b Bound) String() string {
	if b.Key != "" {
		return b.Key
	}
	return strconv.Itoa(b.N)
}

// Condition is that a key has one of some values; without values, that it is true. The zero value is no condition.
type Condition struct {
	Key    string
	Values []string
}

// Key returns the key of a struct field, from its yaml tag or else its json tag; "" if it has none.
func Key(f reflect.StructField) string {
	tag, ok := f.Tag.Lookup("yaml")
	if !ok {
		tag = f.Tag.Get("json")
	}
	if tag, _, _ = strings.Cut(tag, ","); tag == "-" {
		return ""
	}
	return tag
}

// Fields returns the fields of a struct type that have a key. It panics if a tag is wrong, because that is a mistake of the
// program.
func Fields(t reflect.Type, v Vocabulary) []Field {
	var out []Field
	for i := range t.NumField() {
		if key := Key(t.Field(i)); key != "" {
			f := Field{Key: key, Type: t.Field(i).Type, index: i}
			if err := f.read(t.Field(i).Tag, &v); err != nil {
				panic(fmt.Sprintf("setup: field %s of %v: %v", t.Field(i).Name, t, err))
			}
			out = append(out, f)
		}
	}
	return out
}

func (f *Field) read(tag reflect.StructTag, v *Vocabulary) (err error) {
	f.Doc, f.Example, f.Default, f.Ref, f.Form, f.Needs = tag.Get("doc"), tag.Get("example"), tag.Get("default"), tag.Get("ref"), tag.Get("form"), tag.Get("needs")
	f.Expected, f.Required = tag.Lookup("required")
	_, f.Unique = tag.Lookup("unique")
	f.Keys = v.words(tag.Get("keys"))
	if f.Words = v.words(tag.Get("words")); strings.HasPrefix(tag.Get("words"), "by ") {
		key, cases, err := cases(tag.Get("words"))
		if err != nil {
			return err
		}
		f.By, f.Words = key, nil
		for _, one := range cases {
			f.Lists = append(f.Lists, List{one[0], v.words(one[1])})
		}
	}
	if f.Range, err = span(tag.Get("range")); err != nil {
		return err
	}
	if f.Count, err = span(tag.Get("count")); err != nil {
		return err
	}
	if few := tag.Get("oneof"); few != "" {
		for word := range strings.SplitSeq(few, "|") {
			n, err := strconv.Atoi(word)
			if err != nil {
				return err
			}
			f.OneOf = append(f.OneOf, n)
		}
	}
	if name := tag.Get("formula"); name != "" {
		b, found := v.Formulas[name]
		if !found {
			return fmt.Errorf("no formula is called %q in the vocabulary", name)
		}
		f.Formula = &b
	}
	if text, ok := strings.CutPrefix(f.Default, "= "); ok {
		if f.computed, err = formula.Parse(text); err != nil {
			return err
		}
	}
	if strings.HasPrefix(f.Default, "by ") {
		if f.by, f.cases, err = cases(f.Default); err != nil {
			return err
		}
	}
	if !slices.Contains([]string{"", "id", "rule", "picture"}, f.Form) {
		return fmt.Errorf("unknown form %q", f.Form)
	}
	if only := tag.Get("only"); only != "" {
		key, values, found := strings.Cut(only, "=")
		f.Only.Key = key
		if found {
			f.Only.Values = strings.Split(values, "|")
		}
	}
	if reflect.New(element(f.Type)).Elem().CanInt() && f.Doc != "" && !f.Range.Given() && f.OneOf == nil {
		return errors.New("a number needs a range or oneof")
	}
	return nil
}

// cases reads "by KEY: VALUE=THIS, VALUE=THAT".
func cases(tag string) (key string, cases [][2]string, err error) {
	key, list, _ := strings.Cut(strings.TrimPrefix(tag, "by "), ": ")
	for one := range strings.SplitSeq(list, ", ") {
		value, what, found := strings.Cut(one, "=")
		if !found {
			return "", nil, fmt.Errorf("found %q in %q, expected VALUE=THIS", one, tag)
		}
		cases = append(cases, [2]string{value, what})
	}
	return key, cases, nil
}

// Allowed returns what values of the key may be, for messages and docs: "self, touch, or 1 to 1000".
func (f *Field) Allowed() string {
	parts := slices.Clone(f.Words)
	for _, n := range f.OneOf {
		parts = append(parts, strconv.Itoa(n))
	}
	if f.Range.Given() {
		parts = append(parts, f.Range.String())
	}
	if last := len(parts) - 1; last > 0 {
		return strings.Join(parts[:last], ", ") + " or " + parts[last]
	}
	return strings.Join(parts, "")
}

// element returns the type that tags of a value apply to: that of the elements of a list or map.
func element(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
		t = t.Elem()
	}
	return t
}

// span reads bounds such as "0..hp_max".
func span(tag string) (Span, error) {
	if tag == "" {
		return Span{}, nil
	}
	low, high, found := strings.Cut(tag, "..")
	if !found || low == "" || high == "" {
		return Span{}, fmt.Errorf("found the bounds %q, expected LOW..HIGH", tag)
	}
	return Span{bound(low), bound(high)}, nil
}

func bound(word string) Bound {
	if n, err := strconv.Atoi(word); err == nil {
		return Bound{N: n}
	}
	return Bound{Key: word}
}
