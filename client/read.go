package client

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strconv"

	"fray/api"
	"fray/table"
)

// State returns what the link may see now, without the beginning of a long log.
func (c *Client) State(ctx context.Context) (*api.State, error) {
	s := new(api.State)
	return s, c.do(ctx, http.MethodGet, "state", nil, nil, s)
}

// Changes returns what changed since a state of this link, or a whole state with the zero Rev. [api.Change.Apply] applies it.
func (c *Client) Changes(ctx context.Context, since api.Rev) (*api.Change, error) {
	ch := new(api.Change)
	return ch, c.do(ctx, http.MethodGet, "changes", url.Values{"since": {since.String()}}, nil, ch)
}

// Question returns the current question of the link, if there is one.
func (c *Client) Question(ctx context.Context) (*api.Asked, error) {
	q := new(api.Asked)
	return q, c.do(ctx, http.MethodGet, "question", nil, nil, q)
}

// Await returns the question of the link as soon as the link may answer it, the fight is over, or so many seconds have passed, at
// most 10.
func (c *Client) Await(ctx context.Context, seconds int) (*api.Asked, error) {
	q := new(api.Asked)
	return q, c.do(ctx, http.MethodGet, "question", number("wait", seconds), nil, q)
}

// Log returns the lines of the log from number from up to but not including number to, at most 500.
func (c *Client) Log(ctx context.Context, from, to int) (lines []api.Line, err error) {
	query := number("from", from)
	query.Set("to", strconv.Itoa(to))
	return lines, c.do(ctx, http.MethodGet, "log", query, nil, &lines)
}

// Blocked lists actions that cannot be chosen now, with the rules that forbid them.
func (c *Client) Blocked(ctx context.Context) (all []table.BlockedChoice, err error) {
	return all, c.do(ctx, http.MethodGet, "blocked", nil, nil, &all)
}

// Cards explains what the link sees and has: combatants, abilities, items, conditions, numbers and actions.
func (c *Client) Cards(ctx context.Context) (cards []table.Card, err error) {
	return cards, c.do(ctx, http.MethodGet, "cards", nil, nil, &cards)
}

// Odds returns the odds of choices, in the order of their keys: of the first, and of as many others as the server computes within a
// moment. Question is the id of the current question.
func (c *Client) Odds(ctx context.Context, question string, keys ...string) (all []api.Odds, err error) {
	return all, c.do(ctx, http.MethodGet, "odds", url.Values{"question": {question}, "key": keys}, nil, &all)
}

// Area returns the cells that a choice touches that is Wide. Question is the id of the current question.
func (c *Client) Area(ctx context.Context, question, key string) (*api.Area, error) {
	a := new(api.Area)
	return a, c.do(ctx, http.MethodGet, "area", url.Values{"question": {question}, "key": {key}}, nil, a)
}

// Hint returns a hint about a question, if the GM allows hints. Question is the id of the current question.
func (c *Client) Hint(ctx context.Context, question string) (*api.Hint, error) {
	h := new(api.Hint)
	return h, c.do(ctx, http.MethodGet, "hint", url.Values{"question": {question}}, nil, h)
}

// Past returns the table as it was after the given number of inputs, with its whole log.
func (c *Client) Past(ctx context.Context, inputs int) (*api.State, error) {
	s := new(api.State)
	return s, c.do(ctx, http.MethodGet, "past", number("inputs", inputs), nil, s)
}

// Replay returns every state of the fight from its start to now, each complete.
func (c *Client) Replay(ctx context.Context) (all []*api.State, err error) {
	var raw []byte
	if err := c.do(ctx, http.MethodGet, "replay", nil, nil, &raw); err != nil {
		return nil, err
	}
	for d := json.NewDecoder(bytes.NewReader(raw)); ; {
		s := new(api.State)
		if err := d.Decode(s); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		if len(all) > 0 {
			s.After(all[len(all)-1])
		}
		all = append(all, s)
	}
}

// Decrees lists what the GM may decree, and the creatures that may join. Only the GM may list them.
func (c *Client) Decrees(ctx context.Context) (*api.Decrees, error) {
	d := new(api.Decrees)
	return d, c.do(ctx, http.MethodGet, "decrees", nil, nil, d)
}

// Record returns the record of the fight as a file. Only the GM may read it.
func (c *Client) Record(ctx context.Context) (raw []byte, err error) {
	return raw, c.do(ctx, http.MethodGet, "record", nil, nil, &raw)
}

// Summary returns the result of a finished fight.
func (c *Client) Summary(ctx context.Context) (*api.Summary, error) {
	s := new(api.Summary)
	return s, c.do(ctx, http.MethodGet, "summary", nil, nil, s)
}

// Analysis returns where a finished fight was won, or how far its analysis is.
func (c *Client) Analysis(ctx context.Context) (*api.Analysis, error) {
	a := new(api.Analysis)
	return a, c.do(ctx, http.MethodGet, "analysis", nil, nil, a)
}

func number(name string, n int) url.Values { return url.Values{name: {strconv.Itoa(n)}} }
