package web_test

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/table"
)

// TestTypes compares ts/types.ts with the Go types: the same fields, and optional where Go omits them.
func TestTypes(t *testing.T) {
	src, err := os.ReadFile("ts/types.ts")
	if err != nil {
		t.Fatal(err)
	}
	written := interfaces(string(src))
	for _, v := range []any{
		table.Choice{},
		table.View{},
		table.NamedSide{},
		table.MapView{},
		table.CellView{},
		table.Token{},
		table.Meter{},
		table.Track{},
		table.Tag{},
		table.Place{},
		table.RuleText{},
		table.Adjustment{},
		table.Decree{},
		table.Card{},
		table.Field{},
		api.Join{},
		api.Decrees{},
		api.Creature{},
		api.State{},
		api.Adventure{},
		api.Fought{},
		api.Ahead{},
		api.Proof{},
		table.Stir{},
		api.You{},
		api.Question{},
		api.Packed{},
		api.PackedAim{},
		api.PackedRow{},
		api.Change{},
		api.LogChange{},
		api.Asked{},
		api.Waiting{},
		api.Line{},
		api.Roll{},
		api.Mod{},
		api.Seat{},
		api.Standing{},
		api.StandingLimit{},
		api.UndoVote{},
		api.Summary{},
		api.Moment{},
		api.Turn{},
		api.Deeds{},
		api.Answer{},
		api.Odds{},
		api.Undo{},
		api.SeatChange{},
		api.Link{},
		api.Problem{},
	} {
		typ := reflect.TypeOf(v)
		got, ok := written[typ.Name()]
		if !ok {
			t.Errorf("ts/types.ts has no interface %s: write it", typ.Name())
			continue
		}
		if want := fields(typ); !slices.Equal(got, want) {
			t.Errorf("interface %s of ts/types.ts has %s; Go's %s has %s: make them equal", typ.Name(), got, typ, want)
		}
		delete(written, typ.Name())
	}
	if got := written["BlockedChoice"]; !slices.Equal(got, []string{"facts?", "rules"}) {
		t.Errorf("interface BlockedChoice of ts/types.ts has %s; Go's adds rules and facts to a choice", got)
	}
	delete(written, "BlockedChoice")
	for name := range written {
		t.Errorf("ts/types.ts has an interface %s that this test does not know", name)
	}
}

// TestCodes compares the codes of refusals in ts/types.ts with those of the API.
func TestCodes(t *testing.T) {
	src, err := os.ReadFile("ts/types.ts")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(src), "export type Code =")
	list, _, _ = strings.Cut(list, ";")
	got := strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune("|\" \n", r) })
	var want []string
	for _, c := range api.Codes() {
		want = append(want, string(c.Code))
	}
	if slices.Sort(got); !slices.Equal(got, slices.Sorted(slices.Values(want))) {
		t.Errorf("type Code of ts/types.ts has %s; package api has %s: make them equal", got, want)
	}
}

// interfaces returns the field names of each interface, with a question mark for optional ones.
func interfaces(src string) map[string][]string {
	out := map[string][]string{}
	body := regexp.MustCompile(`(?s)export interface (\w+)[^{]*\{(.*?)\}`)
	field := regexp.MustCompile(`(\w+\??):`)
	for _, m := range body.FindAllStringSubmatch(src, -1) {
		var names []string
		for _, f := range field.FindAllStringSubmatch(m[2], -1) {
			names = append(names, f[1])
		}
		slices.Sort(names)
		out[m[1]] = names
	}
	return out
}

func fields(typ reflect.Type) []string {
	var out []string
	for f := range typ.Fields() {
		name, opts, _ := strings.Cut(f.Tag.Get("json"), ",")
		if strings.Contains(opts, "omitempty") || strings.Contains(opts, "omitzero") {
			name += "?"
		}
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}
