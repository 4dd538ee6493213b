package table

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// Plan is the first line of the record of an adventure: all that is needed to continue it, whatever becomes of the
// files it was read from. The records of its fights follow it, one after another.
type Plan struct {
	Fray    int      `json:"fray"`      // the format
	Name    string   `json:"adventure"` // the key tells a plan from a header
	Ruleset string   `json:"ruleset"`
	Seed    Seed     `json:"seed"`             // that of each fight comes from it and the fight's number
	Secret  bool     `json:"secret,omitempty"` // each fight has a secret seed instead, and its header the commitment to it
	Dice    string   `json:"dice"`
	Party   []string `json:"party"` // ids of combatants
	Fights  []Leg    `json:"fights"`
}

// Leg is one fight of an adventure, with the rest before it.
type Leg struct {
	Rest  string          `json:"rest,omitempty"`
	Name  string          `json:"name"`
	Terms                 // when it is played
	Setup json.RawMessage `json:"setup"` // with the party as it sets out; what it brings is in the header of the fight
}

// EncodePlan gives the first line of an adventure's record, with its newline.
func EncodePlan(p Plan) ([]byte, error) {
	p.Fray = Format
	line, err := encodeLine(p)
	if err == nil && len(line) > MaxLine {
		err = fmt.Errorf("the plan has %d bytes; at most %d can be recorded", len(line), MaxLine)
	}
	return line, err
}

// isPlan reports whether a first line is meant to be a plan.
func isPlan(line []byte) bool {
	var has struct {
		Name *json.RawMessage `json:"adventure"`
	}
	return bytes.HasPrefix(line, beginsRecord()) && json.Unmarshal(line, &has) == nil && has.Name != nil
}

// beginsRecord is how a plan and a header begin.
func beginsRecord() []byte { return []byte(`{"fray":`) }

func readPlan(line []byte) (*Plan, error) {
	p := &Plan{}
	if err := decodeLine(line, p, "a plan"); err != nil {
		return nil, err
	}
	switch {
	case len(p.Fights) == 0:
		return nil, errors.New("the plan has no fights")
	case len(p.Party) == 0:
		return nil, errors.New("the plan has no party")
	case p.Seed.secret:
		return nil, errors.New("the plan holds a secret seed; adventures have a practice seed")
	}
	texts := append([]string{p.Name}, p.Party...)
	for _, leg := range p.Fights {
		texts = append(append(append(texts, leg.Name, leg.Rest, leg.As), leg.If...), leg.Unless...)
	}
	return p, checkHead(p.Fray, p.Ruleset, p.Dice, texts...)
}

// checkHead checks what plans and headers have in common, and that texts are lines.
func checkHead(format int, ruleset, dice string, texts ...string) error {
	switch {
	case format < oldest || format > Format:
		return fmt.Errorf(`found format "fray":%d; this version reads formats %d to %d`, format, oldest, Format)
	case ruleset == "":
		return errors.New(`the header has no "ruleset"`)
	case dice != DiceRoll && dice != DiceAsk:
		return fmt.Errorf("found dice %q; %q or %q was expected", dice, DiceRoll, DiceAsk)
	}
	for _, text := range append(texts, ruleset) {
		if err := CheckLine(text); err != nil {
			return err
		}
	}
	return nil
}
