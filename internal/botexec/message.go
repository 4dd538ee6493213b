package botexec

import (
	"strconv"

	"fray/bot"
	"fray/table"
)

// Version is the version of the lines. It changes when a program that reads them would have to.
const Version = 1

// Question is the line that a program gets.
type Question struct {
	Fray    int            `json:"fray"`           // [Version]
	Seat    string         `json:"seat"`           // the seat that the program answers for
	Kind    string         `json:"kind"`           // of question, such as turn or defend
	Rule    string         `json:"rule,omitempty"` // the rule that asks
	Prompt  string         `json:"prompt"`         // the question as a sentence
	Who     string         `json:"who,omitempty"`  // the combatant that acts
	Choices []table.Choice `json:"choices"`
	Default string         `json:"default"` // the key that the rules take where nobody answers
	Random  string         `json:"random"`  // a number from the fight's seed, the same whenever this fight comes to this question
	View    table.View     `json:"view"`    // what the seat may see
}

// Answer is the line that a program writes.
type Answer struct {
	Key string `json:"key"`
}

// listed are the options of a question that bots may choose, in the order of their choices.
type listed []table.Option

// question describes a question for the first of these seats.
func question(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) (Question, listed) {
	seat, cast, book := seats.First(), g.Cast(), g.Book()
	m := Question{
		Fray: Version, Seat: cast.Seats[seat], Kind: book.QuestionName(q.Kind), Rule: book.ID(q.Rule), Prompt: g.Prompt(q),
		Default: g.Key(q, q.DefaultFor(seats)), Random: strconv.FormatUint(r.Uint64(), 10), View: table.See(g, seat),
	}
	if q.Who != table.Nobody {
		m.Who = cast.ID(q.Who)
	}
	var options listed
	for _, group := range q.Groups() {
		if group.Seats&seats == 0 || group.ForPeople {
			continue
		}
		for k := range group.Len() {
			o := group.Kth(k)
			options = append(options, o)
			m.Choices = append(m.Choices, g.Describe(q, o))
		}
	}
	return m, options
}

// find returns the option with this key.
func (l listed) find(m *Question, key string) (table.Option, bool) {
	for i := range m.Choices {
		if m.Choices[i].Key == key {
			return l[i], true
		}
	}
	return table.Option{}, false
}

// Choose asks the program. It panics with a [*bot.Failure] if the program does not answer with a key of a choice in time.
func (b *Bot) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	m, options := question(g, q, seats, r)
	if len(options) == 0 {
		return q.DefaultFor(seats)
	}
	key, err := b.ask(&m)
	if err == nil {
		o, ok := options.find(&m, key)
		if ok {
			return o
		}
		err = unlisted(&m, key)
	}
	panic(&bot.Failure{Cause: b.blame(&m, err)})
}
