package property

import (
	"bytes"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"pgregory.net/rapid"

	"fray/internal/rapidtest"
	"fray/table"
)

// CheckState runs the properties of a ruleset whose state is a struct `state` in its game, with code by tools/state.
func CheckState(t *testing.T, k *Kit) {
	rapidtest.Seed(t, "1") // make explore draws from fresh seeds
	rapidtest.Checks(t, "40")
	t.Run("EveryFieldIsWritten", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) { everyFieldIsWritten(k, t) })
	})
	t.Run("StrangeCombatantsAreRefused", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) { strangeCombatantsAreRefused(k, t) })
	})
	t.Run("SnapshotsContinue", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) { snapshotsContinue(k, t) })
	})
}

// FuzzState reads any bytes as a state of a game: it is an error, or a state that is written as it was read.
func FuzzState(t testing.TB, start Game, state []byte) {
	g := start.Clone().(Game)
	if g.ReadState(state) != nil {
		return
	}
	written := g.AppendState(nil)
	again := start.Clone().(Game)
	if err := again.ReadState(written); err != nil || !bytes.Equal(again.AppendState(nil), written) {
		t.Errorf("%q was accepted, and its own bytes %q were not: %v", state, written, err)
	}
}

// rested plays a game with decrees to some resting point. It returns the start too.
func rested(k *Kit, t *rapid.T) (start, g Game, src *Source) {
	g, src = k.drawn(t)
	start = g.Clone().(Game)
	r, tb := &Roller{Rng: src.Rng, T: t}, &table.Table{}
	tb.Reset(src.Rng.Uint64())
	k.run(g, r, tb, src.Rng.Below(60))
	src.Rng = r.Rng
	return start, g, src
}

// snapshotsContinue reads what a game has written into a game of the same setup: it is the same state, derived fields
// included, and continues the same way.
func snapshotsContinue(k *Kit, t *rapid.T) {
	start, g, src := rested(k, t)
	read := start.Clone().(Game)
	if err := read.ReadState(g.AppendState(nil)); err != nil {
		t.Fatal(err)
	}
	if want, got := stateText(g), stateText(read); got != want {
		t.Fatalf("read back, the state is\n%s\nwant\n%s", got, want)
	}
	var ends [2][]byte
	for i, c := range []Game{g, read} {
		tb := &table.Table{}
		tb.Reset(7)
		k.run(c, &Roller{Rng: src.Rng, T: t}, tb, 60)
		ends[i] = c.AppendState(nil)
	}
	if !bytes.Equal(ends[0], ends[1]) {
		t.Fatal("after reading a snapshot, the fight continues in another way")
	}
}

// everyFieldIsWritten changes one field of a state after another: its bytes change, unless it is derived; then it is
// computed again by ReadState.
func everyFieldIsWritten(k *Kit, t *rapid.T) {
	_, g, _ := rested(k, t)
	before, text := g.AppendState(nil), stateText(g)
	visit(stateOf(g), "state", false, func(path string, derived bool) {
		changed := g.Clone().(Game)
		at := valueAt(stateOf(changed), path)
		change(at)
		if got := bytes.Equal(changed.AppendState(nil), before); got != derived {
			t.Fatalf("%s is derived: %v; a change of it leaves the bytes unchanged: %v", path, derived, got)
		}
		if !derived {
			return
		}
		if err := changed.ReadState(before); err != nil || stateText(changed) != text {
			t.Fatalf("%s is derived and not computed again by ReadState: %v", path, err)
		}
	})
}

// strangeCombatantsAreRefused gives one combatant of a state after another a number that no combatant has, and writes the
// state: it is refused, because a view or a rule would look for that combatant. An empty list gets an element for it.
func strangeCombatantsAreRefused(k *Kit, t *rapid.T) {
	start, g, _ := rested(k, t)
	refuse := func(at reflect.Value, path string) {
		visit(at, path, false, func(path string, derived bool) {
			_, below, _ := strings.Cut(path, "/")
			v := valueAt(at, "state"+below)
			if derived || v.Type() != reflect.TypeFor[table.Who]() {
				return
			}
			had, read := v.Int(), start.Clone().(Game)
			v.SetInt(100)
			if read.ReadState(g.AppendState(nil)) == nil {
				t.Fatalf("a state in which %s is 100 is accepted", path)
			}
			v.SetInt(had)
		})
	}
	refuse(stateOf(g), "state/")
	emptyLists(stateOf(g), "state", func(list reflect.Value, path string) {
		list.Set(reflect.MakeSlice(list.Type(), 1, 1))
		refuse(list.Index(0), path+" 0/")
		list.SetZero()
	})
}

// emptyLists calls do for every empty list of a state that is not derived.
func emptyLists(v reflect.Value, path string, do func(list reflect.Value, path string)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if tag, _, _ := strings.Cut(f.Tag.Get("state"), ","); tag != "derived" {
				emptyLists(writable(v.Field(i)), path+" "+f.Name, do)
			}
		}
	case reflect.Slice, reflect.Array:
		if v.Len() == 0 && v.Kind() == reflect.Slice {
			do(v, path)
		}
		for i := range v.Len() {
			emptyLists(v.Index(i), fmt.Sprintf("%s %d", path, i), do)
		}
	default:
	}
}

// stateOf returns the state struct of a game, writable.
func stateOf(g Game) reflect.Value {
	v := reflect.ValueOf(g).Elem().FieldByName("state")
	if !v.IsValid() {
		panic("property: the game has no field state")
	}
	return writable(v)
}

func writable(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem()
}

// stateText prints a state with all fields. Empty and missing slices read the same.
func stateText(g Game) string { return fmt.Sprintf("%+v", stateOf(g)) }

// visit calls do for every number, text and truth value of a state, and of long lists for the first and the last three
// elements. The path has names of fields and numbers of elements with blanks between.
func visit(v reflect.Value, path string, derived bool, do func(path string, derived bool)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			tag, _, _ := strings.Cut(f.Tag.Get("state"), ",")
			visit(writable(v.Field(i)), path+" "+f.Name, derived || tag == "derived", do)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if i < 3 || i >= v.Len()-3 {
				visit(v.Index(i), fmt.Sprintf("%s %d", path, i), derived, do)
			}
		}
	default:
		do(path, derived)
	}
}

// valueAt follows a path of visit.
func valueAt(v reflect.Value, path string) reflect.Value {
	_, rest, _ := strings.Cut(path, " ")
	for part := range strings.FieldsSeq(rest) {
		if v.Kind() == reflect.Struct {
			v = writable(v.FieldByName(part))
			continue
		}
		i, err := strconv.Atoi(part)
		if err != nil {
			panic(err)
		}
		v = v.Index(i)
	}
	return v
}

// change gives a value another one.
func change(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.String:
		v.SetString(v.String() + "x")
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(v.Uint() ^ 1)
	default:
		v.SetInt(v.Int() ^ 1)
	}
}
