package table_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/table"
)

const (
	rowPlan = `{"fray":2,"adventure":"The Road","ruleset":"duel","seed":"7","dice":"roll","party":["ann"],"fights":[{"name":"a","setup":{"x":1}},{"rest":"quick","name":"b","setup":{}}]}` + "\n"
	rowHead = `{"fray":2,"ruleset":"duel","name":"a","seed":"8","dice":"roll","setup":{},"after":"00112233445566778899aabbccddeeff"}` + "\n"
	rowLine = `{"n":1,"fresh":true,"hash":"00112233445566778899aabbccddeeff"}` + "\n"
	rowEnd  = `{"end":{"result":-1,"hash":"x"}}` + "\n"
)

// TestReadRow: the plan first, then the records of the fights, each with its own inputs and its lines of the file.
func TestReadRow(t *testing.T) {
	text := rowPlan + rowHead + rowLine + rowEnd + rowHead + rowLine
	row, err := table.ReadRow(strings.NewReader(text + `{"n":`))
	if err != nil {
		t.Fatal(err)
	}
	want := &table.Plan{
		Fray: 2, Name: "The Road", Ruleset: "duel", Seed: table.Practice(7), Dice: "roll", Party: []string{"ann"},
		Fights: []table.Leg{{Name: "a", Setup: []byte(`{"x":1}`)}, {Rest: "quick", Name: "b", Setup: []byte(`{}`)}},
	}
	if diff := cmp.Diff(want, row.Plan); diff != "" {
		t.Error(diff)
	}
	if line, err := table.EncodePlan(*row.Plan); err != nil || string(line) != rowPlan || string(row.Base)+"\n" != rowPlan {
		t.Errorf("written again: %s %v", line, err)
	}
	if len(row.Records) != 2 || row.Records[0].End == nil || row.Records[1].End != nil {
		t.Fatalf("found %d records", len(row.Records))
	}
	for i, rec := range row.Records {
		if rec.Line != 2+3*i || len(rec.Inputs) != 1 || rec.Lines[0] != 3+3*i || rec.Header.After == "" {
			t.Errorf("record %d: header on line %d, inputs on %v", i+1, rec.Line, rec.Lines)
		}
	}
	if last := row.Last(); !last.Torn || last.Good != int64(len(text)) {
		t.Errorf("torn %v, good to %d of %d", last.Torn, last.Good, len(text))
	}
	if one, err := table.ReadRow(strings.NewReader(rowHead)); err != nil || one.Plan != nil || len(one.Records) != 1 {
		t.Errorf("one fight is read as %+v: %v", one, err)
	}
}

func TestReadRowRefusals(t *testing.T) {
	for text, want := range map[string]string{
		"":               "record, line 1: the record is empty",
		rowPlan[:30]:     "record, line 1: the first line is cut off",
		rowPlan:          "record, line 2: the header of the adventure's first fight is missing",
		rowPlan + "{}":   "record, line 2: the header of the adventure's first fight is missing",
		rowPlan + "{}\n": `record, line 2: found format "fray":0`,
		rowPlan + rowHead + rowEnd + rowHead + rowEnd + rowHead: "record, line 6: fight 3 begins, but the adventure has 2",
		rowHead + rowHead: "record, line 2: found ",
		strings.Replace(rowPlan, `"fray":2`, `"fray":3`, 1) + rowHead:          `record, line 1: found format "fray":3`,
		strings.Replace(rowPlan, `"party":["ann"]`, `"party":[]`, 1) + rowHead: "record, line 1: the plan has no party",
		strings.Replace(rowPlan, `"fights":[`, `"legs":[`, 1) + rowHead:        "record, line 1: found ",
		`{"fray":1,"adventure":"x","party":["a"],"fights":[]}` + "\n":          "record, line 1: the plan has no fights",
	} {
		if _, err := table.ReadRow(strings.NewReader(text)); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: found %v, expected %q", text, err, want)
		}
	}
	if _, err := table.ReadRecord(strings.NewReader(rowPlan + rowHead)); err == nil {
		t.Error("an adventure is read as one fight")
	}
	long := table.Plan{Fights: []table.Leg{{Setup: []byte(`"` + strings.Repeat("x", table.MaxLine) + `"`)}}}
	if _, err := table.EncodePlan(long); err == nil {
		t.Error("a plan that cannot be read is written")
	}
}

// FuzzReadRow: whatever is read has a plan or one record, lines that follow each other, and a plan that comes out the same.
func FuzzReadRow(f *testing.F) {
	for _, text := range []string{
		"", rowHead, rowPlan, rowPlan + rowHead, rowPlan + rowHead + rowLine + rowEnd + rowHead + rowLine + `{"undo":0}` + "\n",
		rowPlan + rowHead + rowHead[:20], rowPlan + rowHead + rowEnd + rowHead + rowEnd, rowHead + rowPlan,
		`{"fray":1,"adventure":null}` + "\n", `{"fray":1,"adventure":"","party":[""],"fights":[{}],"ruleset":"x","dice":"ask"}` + "\n" + rowHead,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		row, err := table.ReadRow(bytes.NewReader(text))
		if err != nil {
			return
		}
		if row.Plan == nil && len(row.Records) != 1 || len(row.Records) == 0 {
			t.Fatalf("%d records", len(row.Records))
		}
		before := 0
		for _, rec := range row.Records {
			if rec.Line <= before {
				t.Fatalf("a header on line %d after line %d", rec.Line, before)
			}
			before = rec.Line
			for _, n := range rec.Lines {
				if n <= before {
					t.Fatalf("an input on line %d after line %d", n, before)
				}
				before = n
			}
		}
		if row.Plan == nil {
			return
		}
		line, err := table.EncodePlan(*row.Plan)
		if err != nil {
			return // it has grown too long, by what has to be escaped
		}
		again, err := table.ReadRow(bytes.NewReader(append(line, rowHead...)))
		if err != nil {
			t.Fatal(err)
		}
		if twice, err := table.EncodePlan(*again.Plan); err != nil || !bytes.Equal(line, twice) {
			t.Fatalf("%s becomes %s: %v", line, twice, err)
		}
	})
}
