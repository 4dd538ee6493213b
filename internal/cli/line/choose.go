package line

import (
	"errors"
	"fmt"
	"strings"

	"fray/internal/live"
	"fray/internal/present"
	"fray/table"
)

// empty explains what to type after an empty line.
func (p *talk) empty(w live.Waiting) error {
	if w.Seats == 0 {
		return p.errOver()
	}
	if w.Dice() {
		return fmt.Errorf("type what the dice show: %s", diceNames(w.Sides))
	}
	return errors.New("type a number from the list, words of a choice, or help")
}

func (p *talk) answer(w live.Waiting, c Command) error {
	if w.Seats == 0 {
		return p.errOver()
	}
	if w.Dice() {
		return fmt.Errorf("a roll is pending: type what the dice show (%s), or help", diceNames(w.Sides))
	}
	if words, ok := cutSpeech(c); ok {
		c.Words, c.Note = speak, words
	}
	choice, err := p.chosen(c)
	if err != nil {
		return err
	}
	return p.t.AnswerNote(choice.Key, c.Note)
}

// pass chooses what is called pass in a question of the player, and else lets the bot continue.
func (p *talk) pass(w live.Waiting) error {
	if !w.Side && len(fitting(present.Choices(p.rows), p.ways(), "pass")) > 0 {
		return p.answer(w, Command{Verb: Answer, Words: "pass"})
	}
	return p.t.Pass()
}

// speak is the answer with which a player speaks; every ruleset calls it that.
const speak = "speak"

// cutSpeech returns the words after speak. They need no quotes, because speak has no other words.
func cutSpeech(c Command) (words string, ok bool) {
	first, words, _ := strings.Cut(c.Words, " ")
	return words, c.Verb == Answer && c.Note == "" && strings.EqualFold(first, speak) && words != ""
}

// chosen finds the choice for a number or words. If only a blocked choice matches, the error names the rules that block it, and
// what is missing.
func (p *talk) chosen(c Command) (table.Choice, error) {
	if c.Verb == Pick {
		return pick(p.rows, p.ways(), c.N, c.Words)
	}
	ways := p.ways()
	choice, err := Find(present.Choices(p.rows), ways, c.Words)
	if err == nil || len(fitting(present.Choices(p.rows), ways, c.Words)) > 0 {
		return choice, err
	}
	if why := p.forbidden(c.Words); why != "" {
		return choice, errors.New(why)
	}
	return choice, err
}

// forbidden returns why the blocked choice that matches the words is not allowed, or "" if none matches.
func (p *talk) forbidden(words string) string {
	blocked := p.t.Blocked()
	choices := make([]table.Choice, len(blocked))
	for i, b := range blocked {
		choices[i] = b.Choice
	}
	fits := fitting(choices, p.ways(), words)
	if len(fits) == 0 {
		return ""
	}
	for _, b := range blocked {
		if b.Key == fits[0].Key {
			why := p.titles(b.Rules)
			if len(b.Facts) > 0 {
				why += ": " + strings.Join(b.Facts, "; ")
			}
			return fmt.Sprintf("%s is not allowed now: %s", b.Label, why)
		}
	}
	return ""
}

// titles returns the titles and ids of rules.
func (p *talk) titles(ids []string) string {
	book := p.t.Book()
	out := make([]string, len(ids))
	for i, id := range ids {
		out[i] = fmt.Sprintf("%s (%s)", book.Text(book.Find(id)).Title, id)
	}
	return strings.Join(out, "; ")
}
