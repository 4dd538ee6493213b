package setup

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"fray/table"
)

// value checks a value that was given, and everything in it. It reports whether the value is good; a bad one is replaced by
// its default.
func (f *filler) value(one *Field, v reflect.Value, at string, s *scope) bool {
	switch v.Kind() {
	case reflect.Pointer:
		return f.value(one, v.Elem(), at, s)
	case reflect.Struct:
		f.object(v, at, s)
		return true
	case reflect.Slice:
		f.list(one, v, at, s)
		return true
	case reflect.Map:
		f.entries(one, v, at, s)
		return true
	case reflect.String:
		return f.text(one, v, at, s)
	default:
		return !v.CanInt() || f.integer(one, v, at, s)
	}
}

// list checks the elements of a list and drops the bad texts; a bad number is brought within its bounds.
func (f *filler) list(one *Field, v reflect.Value, at string, s *scope) {
	kept := reflect.MakeSlice(v.Type(), 0, v.Len())
	for i := range v.Len() {
		item, place := v.Index(i), fmt.Sprintf("%s[%d]", at, i)
		if !f.value(one, item, place, s) && item.Kind() == reflect.String {
			continue
		}
		if one.Unique && contains(kept, item) {
			f.r.Problem(place, "%q is there already, expected each once", item)
			continue
		}
		kept = reflect.Append(kept, item)
	}
	v.Set(kept)
}

func contains(list, item reflect.Value) bool {
	for i := range list.Len() {
		if list.Index(i).Equal(item) {
			return true
		}
	}
	return false
}

// entries checks the keys and values of a map and drops the entries with bad keys.
func (f *filler) entries(one *Field, v reflect.Value, at string, s *scope) {
	for _, key := range sortedKeys(v) {
		place, name := at+"."+key.String(), key.String()
		if entries := v.Type().Elem().Kind() == reflect.Struct; (entries || name == "") && !f.r.Form(place, name) {
			v.SetMapIndex(key, reflect.Value{})
			continue
		}
		if one.Keys != nil && !slices.Contains(one.Keys, name) {
			f.r.Problem(place, "unknown %q%s", name, table.OneOf(name, one.Keys))
			v.SetMapIndex(key, reflect.Value{})
			continue
		}
		value := reflect.New(v.Type().Elem()).Elem()
		value.Set(v.MapIndex(key))
		f.value(one, value, place, s)
		v.SetMapIndex(key, value)
	}
}

// sortedKeys returns the keys of a map with texts as keys, in order.
func sortedKeys(v reflect.Value) []reflect.Value {
	keys := v.MapKeys()
	slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
	return keys
}

// integer checks a number.
func (f *filler) integer(one *Field, v reflect.Value, at string, s *scope) bool {
	n := int(v.Int())
	if one.OneOf != nil && !slices.Contains(one.OneOf, n) {
		f.r.Problem(at, "found %d, expected %s", n, one.Allowed())
		v.SetInt(int64(one.OneOf[0]))
		return false
	}
	if !f.within(&one.Range, n, at, one, s) {
		low, high := s.bounds(&one.Range, one)
		v.SetInt(int64(max(min(n, high), low)))
		return false
	}
	return true
}

// within checks that a number is within bounds. Bounds that stand on a wrong value are not checked.
func (f *filler) within(span *Span, n int, at string, one *Field, s *scope) bool {
	if !span.Given() || s.isBad(span.Low.Key, one) || s.isBad(span.High.Key, one) {
		return true
	}
	if low, high := s.bounds(span, one); n < low || n > high {
		f.r.Problem(at, "found %d, expected %s", n, s.show(span, one))
		return false
	}
	return true
}

// text checks a text.
func (f *filler) text(one *Field, v reflect.Value, at string, s *scope) bool {
	word, before := v.String(), len(f.r.Faults)
	words := one.wordsIn(s)
	switch {
	case slices.Contains(words, word):
	case one.Form == "id":
		f.r.ID(at, word)
		return true
	case one.Form == "rule":
		f.r.Rule(at, word)
	case one.Form == "picture":
		f.r.Picture(at, word)
	case one.Formula != nil:
		f.r.Formula(at, word, *one.Formula)
	case one.Range.Given():
		n, err := strconv.Atoi(word)
		if low, high := s.bounds(&one.Range, one); err != nil || strconv.Itoa(n) != word || n < low || n > high {
			f.r.Problem(at, "found %q, expected %s", word, one.Allowed())
		}
	case one.Ref != "":
		if ids := f.sections[one.Ref]; !slices.Contains(ids, word) {
			f.r.Problem(at, "unknown %s %q%s", Singular(one.Ref), word, Among(word, one.Ref, ids))
		}
	case len(words) > 0:
		f.r.Problem(at, "unknown %q%s", word, table.OneOf(word, words))
	}
	if len(f.r.Faults) == before {
		return true
	}
	v.SetZero()
	f.preset(one, v, s)
	return false
}

// wordsIn returns the words that a text may be, with those that another key decides on.
func (f *Field) wordsIn(s *scope) []string {
	if f.By == "" || s.isBad(f.By, f) {
		return f.Words
	}
	v, _ := s.find(f.By, f)
	for _, list := range f.Lists {
		if list.Value == fmt.Sprint(reflect.Indirect(v)) {
			return list.Words
		}
	}
	return nil
}

// Among ends an error about an unknown entry of a section: it names the nearest of the known ids, or the first of them.
func Among(word, section string, ids []string) string {
	const most = 12
	switch hint := table.DidYouMean(word, ids); {
	case hint != "":
		return hint
	case len(ids) == 0:
		return "; there are no " + section
	case len(ids) > most:
		return "; expected one of " + strings.Join(ids[:most], ", ") + ", ..."
	default:
		return "; expected one of " + strings.Join(ids, ", ")
	}
}

// Singular returns the word for one entry of a section: "ability" for abilities.
func Singular(section string) string {
	if stem, ok := strings.CutSuffix(section, "ies"); ok {
		return stem + "y"
	}
	return strings.TrimSuffix(section, "s")
}
