package table_test

import (
	"strings"
	"testing"

	"fray/table"
)

// A record may not hold a text that acts on a terminal or forges a line of a log, wherever it stands.
func TestRecordTextsArePrintable(t *testing.T) {
	const head = `{"fray":1,"ruleset":"duel","name":"NAME","seed":1,"dice":"roll","setup":{}}` + "\n"
	const hash = `"hash":"00112233445566778899aabbccddeeff"}` + "\n"
	for name, line := range map[string]string{
		"name":   "",
		"note":   `{"n":1,"seat":"red","answer":"speak","note":"NAME",` + hash,
		"answer": `{"n":1,"seat":"red","answer":"NAME",` + hash,
		"why":    `{"n":1,"adjust":{"do":"end","why":"NAME"},` + hash,
		"winner": `{"end":{"result":0,"winner":"NAME","hash":"x"}}` + "\n",
	} {
		for text, good := range map[string]bool{"Ann": true, `\u001b[31m`: false, `a\nb`: false, `\u202e`: false, `Ann\u200b`: false} {
			file := strings.ReplaceAll(head+line, "NAME", text)
			if name != "name" {
				file = strings.Replace(file, text, "Ann", 1) // the header's
			}
			if _, err := table.ReadRecord(strings.NewReader(file)); (err == nil) != good {
				t.Errorf("%s %s: %v", name, text, err)
			}
		}
	}
}

// Records whose lines end as Windows has them are read as they were written, hashes and all.
func TestRecordWithCRLF(t *testing.T) {
	const file = `{"fray":1,"ruleset":"duel","name":"x","seed":1,"dice":"roll","setup":{}}` + "\n" +
		`{"n":1,"fresh":true,"hash":"00112233445566778899aabbccddeeff"}` + "\n"
	was, err := table.ReadRecord(strings.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(file, "\n", "\r\n")
	is, err := table.ReadRecord(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if string(is.Base) != string(was.Base) || is.Good != int64(len(text)) || is.Torn {
		t.Errorf("the header is %q and %d of %d bytes are good (torn: %v)", is.Base, is.Good, len(text), is.Torn)
	}
}
