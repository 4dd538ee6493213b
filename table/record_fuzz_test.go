package table_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"fray/table"
)

// FuzzReadRecord: whatever is read can be written and read again, and comes out the same.
func FuzzReadRecord(f *testing.F) {
	const head = `{"fray":1,"ruleset":"duel","name":"a \u003cb\u003e","seed":18446744073709551615,"dice":"ask","setup":{"a":[1, 2]}}` + "\n"
	const hash = `"hash":"00112233445566778899aabbccddeeff"}` + "\n"
	const secret = `{"fray":2,"ruleset":"duel","name":"","commit":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff","dice":"roll","setup":{}}` + "\n"
	begin := `{"begin":{` + hash[:len(hash)-1] + "}\n"
	for _, text := range []string{
		strings.Replace(head, `"fray":1`, `"fray":2`, 1), strings.Replace(head, "18446744073709551615", `"7"`, 1),
		secret + `{"stir":{"seat":"red","text":"x"}}` + "\n" + begin + `{"n":1,"fresh":true,"commit":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",` + hash,
		secret + begin + `{"end":{"result":0,"hash":"x","seed":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"}}` + "\n",
		upgradedRecord(func(map[string]any) {}),
		"", head, head[:30], head + "{", head + `{"n":1,"fresh":true,` + hash + `{"undo":0}` + "\n",
		head + `{"n":1,"seat":"red","answer":"move:a1",` + hash + `{"n":2,"dice":[3,4],` + hash + `{"end":{"result":-1,"hash":"x"}}` + "\n",
		head + `{"n":1,"adjust":{"do":"set","who":"x","value":-3},` + hash + `{"n":2,"dice":[],` + hash,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		rec, err := table.ReadRecord(bytes.NewReader(text))
		if err != nil {
			return
		}
		if rec.Good > int64(len(text)) || rec.Torn == (rec.Good == int64(len(text))) || len(rec.Lines) != len(rec.Inputs) {
			t.Fatalf("good to %d of %d, torn %v, %d lines for %d inputs", rec.Good, len(text), rec.Torn, len(rec.Lines), len(rec.Inputs))
		}
		var out bytes.Buffer
		write := func(line []byte, err error) {
			if err != nil {
				t.Fatal(err)
			}
			out.Write(line)
		}
		write(table.EncodeHeader(rec.Header))
		for _, s := range rec.Stirs {
			write(table.EncodeStir(s))
		}
		if rec.Begun != "" {
			write(table.EncodeBegin(rec.Begun))
		}
		for i, in := range rec.Inputs {
			if rec.Upgraded != nil && i == rec.Upgraded.Inputs {
				out.Write(rec.EncodeUpgrade())
			}
			write(table.EncodeInput(in))
		}
		if rec.Upgraded != nil && len(rec.Inputs) == rec.Upgraded.Inputs {
			out.Write(rec.EncodeUpgrade())
		}
		if rec.End != nil {
			write(table.EncodeEnd(*rec.End))
		}
		again, err := table.ReadRecord(bytes.NewReader(out.Bytes()))
		if err != nil {
			t.Fatalf("%v in %s", err, out.String())
		}
		if d := cmp.Diff(rec.Inputs, again.Inputs, cmpopts.EquateEmpty()); d != "" {
			t.Fatal(d)
		}
		if again.Header.Seed != rec.Header.Seed || again.Header.Commit != rec.Header.Commit || again.Begun != rec.Begun || !slices.Equal(again.Stirs, rec.Stirs) {
			t.Fatalf("%+v is read again as %+v", rec, again)
		}
		if d := cmp.Diff(rec.Upgraded, again.Upgraded); d != "" {
			t.Fatal(d)
		}
		if d := cmp.Diff(rec.End, again.End); d != "" {
			t.Fatal(d)
		}
	})
}
