package live

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"fray/internal/seating"
	"fray/table"
)

// Stand sets a standing answer of every player at the table to a kind of question: its verb, its conditions and whether to
// ask; seat and kind are filled in. Kind is the name of the kind, or a verb offered in it; "" is the open question.
func (t *Table) Stand(kind string, what table.Standing) error {
	k, err := t.kind(kind)
	if err != nil {
		return err
	}
	what.Kind = k
	if verb := t.verb(what.Verb); verb != "" {
		what.Verb = verb
	}
	if what.Actor, err = t.combatant(what.Actor); err != nil {
		return err
	}
	if problem := what.Problem(t.Book()); problem != "" {
		return errors.New(problem)
	}
	for s := range table.Seat(len(t.sits)) {
		if t.players.Has(s) {
			what.Seat = s
			t.stand = t.stand.With(what, t.Book())
		}
	}
	return nil
}

// combatant returns the ID of a combatant by its ID or name, or "" for "".
func (t *Table) combatant(name string) (string, error) {
	if name == "" {
		return "", nil
	}
	var ids []string
	for _, c := range t.Cast().Combatants {
		if strings.EqualFold(c.ID, name) || strings.EqualFold(c.Name, name) {
			return c.ID, nil
		}
		ids = append(ids, c.ID)
	}
	return "", fmt.Errorf("there is no combatant %q; the combatants are %s", name, strings.Join(ids, ", "))
}

// AskAgain removes the standing answers to a kind of question, or all of them for "".
func (t *Table) AskAgain(kind string) error {
	if kind == "" {
		t.stand = nil
		return nil
	}
	k, err := t.kind(kind)
	if err != nil {
		return err
	}
	t.unstand(k)
	return nil
}

// Standings describes the standing answers.
func (t *Table) Standings() []string {
	var out []string
	for _, s := range t.stand {
		text := fmt.Sprintf("%s, %s: ", t.Cast().Seats[s.Seat], t.Book().QuestionName(s.Kind))
		when := seating.Conditions(s)
		switch {
		case s.Verb == "" && !s.Ask:
			text += "the default"
		case s.Ask && t.Book().QuestionName(s.Kind) == table.TurnQuestion:
			text += "ask in the turns of bots"
		case s.Ask:
			text += "ask only"
		case when != "":
			text += answerOf(s)
		default:
			text += "always " + answerOf(s)
		}
		text += when
		if when != "" && t.Book().QuestionName(s.Kind) != table.TurnQuestion {
			text += ", else the default"
		}
		out = append(out, text)
	}
	return out
}

// answerOf writes the verb of a standing answer and the parts of the key.
func answerOf(s table.Standing) string {
	return strings.TrimSpace(s.Verb + " " + strings.ReplaceAll(s.Part, ":", " "))
}

func (t *Table) unstand(k table.Kind) {
	t.stand = slices.DeleteFunc(t.stand, func(s table.Standing) bool { return s.Kind == k })
}

// kind finds a kind of question by its name or by a verb.
func (t *Table) kind(name string) (table.Kind, error) {
	if name == "" {
		if q := t.s.Open(); q != nil {
			return q.Kind, nil
		}
		return 0, errors.New("no question is open; name a kind of question")
	}
	for i, known := range t.Book().QuestionNames() {
		if strings.EqualFold(known, name) {
			return table.Kind(i), nil
		}
	}
	if _, asked := t.kinds[strings.ToLower(name)]; !asked && t.verb(name) != "" {
		t.discoverKinds()
	}
	if k, ok := t.kinds[strings.ToLower(name)]; ok {
		return k, nil
	}
	return 0, fmt.Errorf("no question offers %q; name a kind of question, as in standing defend=default; the kinds are %s", name,
		strings.Join(t.Book().QuestionNames(), ", "))
}

// verb returns a verb as the book spells it, or "".
func (t *Table) verb(name string) string {
	for _, known := range t.Book().VerbNames() {
		if strings.EqualFold(known, name) {
			return known
		}
	}
	return ""
}

// Offers reports whether the open question offers the verb to a player.
func (t *Table) Offers(verb string) bool {
	q := t.s.Open()
	if q == nil {
		return false
	}
	known := t.verb(verb)
	for _, g := range q.Groups() {
		if known != "" && g.Seats&t.players != 0 && t.Book().VerbName(g.Option.Verb) == known {
			return true
		}
	}
	return false
}
