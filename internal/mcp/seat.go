package mcp

import (
	"context"
	"errors"
	"strings"

	"fray/api"
	"fray/client"
	"fray/internal/present"
	"fray/table"
)

// seat is the seat of a link.
type seat struct{ c *client.Client }

type lookAt struct {
	Name string `json:"name,omitempty" jsonschema:"name or id of one thing; leave it out to see the whole table"`
}

type withBlocked struct {
	Blocked bool `json:"blocked,omitempty" jsonschema:"also list what cannot be chosen, with the rules that forbid it"`
}

type choiceKey struct {
	Key string `json:"key" jsonschema:"key of a choice of the open question"`
}

type lastLines struct {
	Lines int `json:"lines,omitempty" jsonschema:"how many lines of the log; 10 if left out, at most 500"`
}

type ruleNamed struct {
	Words string `json:"words,omitempty" jsonschema:"id of a rule, or words that its id, title or text contains"`
	Most  int    `json:"most,omitempty" jsonschema:"the most rules to return; 20 if left out"`
}

type answerWith struct {
	Question string  `json:"question" jsonschema:"id of the open question"`
	Key      string  `json:"key,omitempty" jsonschema:"key of the choice"`
	Note     string  `json:"note,omitempty" jsonschema:"a line of text, where the question says that one may go with the answer"`
	Faces    []int32 `json:"faces,omitempty" jsonschema:"faces of the dice, where the question asks for dice"`
}

type waitFor struct {
	Seconds int `json:"seconds,omitempty" jsonschema:"how long to wait, from 1 to 10; 10 if left out"`
}

func (s seat) look(ctx context.Context, in lookAt) (any, error) {
	if in.Name != "" {
		cards, err := s.c.Cards(ctx)
		if err != nil {
			return nil, err
		}
		return present.Look(cards, in.Name)
	}
	st, err := s.c.State(ctx)
	if err != nil {
		return nil, err
	}
	return struct {
		You     api.You     `json:"you"`
		View    table.View  `json:"view"`
		Waiting api.Waiting `json:"waiting"`
	}{st.You, st.View, st.Waiting}, nil
}

func (s seat) choices(ctx context.Context, in withBlocked) (any, error) {
	asked, err := s.c.Question(ctx)
	if err != nil || !in.Blocked {
		return asked, err
	}
	blocked, err := s.c.Blocked(ctx)
	return struct {
		*api.Asked
		Blocked []table.BlockedChoice `json:"blocked"`
	}{asked, blocked}, err
}

func (s seat) odds(ctx context.Context, in choiceKey) (any, error) {
	asked, err := s.c.Question(ctx)
	if err != nil {
		return nil, err
	}
	if asked.Question == nil {
		return nil, errors.New("the seat has no question: call wait")
	}
	all, err := s.c.Odds(ctx, asked.Question.ID, in.Key)
	if err != nil {
		return nil, err
	}
	return all[0], nil
}

func (s seat) why(ctx context.Context, in lastLines) (any, error) {
	st, err := s.c.State(ctx)
	if err != nil {
		return nil, err
	}
	const usual, most = 10, 500
	if in.Lines <= 0 {
		in.Lines = usual
	}
	end := st.LogFrom + len(st.Log)
	return s.c.Log(ctx, max(0, end-min(in.Lines, most)), end)
}

func (s seat) rules(ctx context.Context, in ruleNamed) (any, error) {
	st, err := s.c.State(ctx)
	if err != nil {
		return nil, err
	}
	all, err := s.c.Rules(ctx, st.Ruleset)
	if err != nil {
		return nil, err
	}
	const usual = 20
	if in.Most <= 0 {
		in.Most = usual
	}
	words := strings.Fields(strings.ToLower(in.Words))
	found := []table.RuleText{}
	for _, r := range all {
		if r.ID == in.Words {
			return []table.RuleText{r}, nil
		}
		if contains(strings.ToLower(r.ID+" "+r.Title+" "+r.Rule), words) && len(found) < in.Most {
			found = append(found, r)
		}
	}
	return found, nil
}

// contains reports whether a text contains every word.
func contains(text string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

func (s seat) answer(ctx context.Context, in answerWith) (any, error) {
	if err := s.c.Answer(ctx, api.Answer{Question: in.Question, Key: in.Key, Note: in.Note, Faces: in.Faces}); err != nil {
		return nil, err
	}
	return s.c.Question(ctx)
}

func (s seat) wait(ctx context.Context, in waitFor) (any, error) {
	const most = 10
	if in.Seconds <= 0 {
		in.Seconds = most
	}
	return s.c.Await(ctx, min(in.Seconds, most))
}
