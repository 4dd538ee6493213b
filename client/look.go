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

// State is what the link may know now. Since is the Rev of the last State that the caller has: what it knows from that is
// left out, and [api.State.After] fills it in. With 0 nothing is left out but the beginning of a long log.
func (c *Client) State(ctx context.Context, since int) (*api.State, error) {
	s := new(api.State)
	return s, c.do(ctx, http.MethodGet, "state", number("since", since), nil, s)
}

// Question is what the link is asked, if it is.
func (c *Client) Question(ctx context.Context) (*api.Asked, error) {
	q := new(api.Asked)
	return q, c.do(ctx, http.MethodGet, "question", nil, nil, q)
}

// Log is the lines of the log from number from on, before number to: 500 at most.
func (c *Client) Log(ctx context.Context, from, to int) (lines []api.Line, err error) {
	query := number("from", from)
	query.Set("to", strconv.Itoa(to))
	return lines, c.do(ctx, http.MethodGet, "log", query, nil, &lines)
}

// Blocked is what might be thought of but can not be answered now, with the rules that forbid it.
func (c *Client) Blocked(ctx context.Context) (all []table.BlockedChoice, err error) {
	return all, c.do(ctx, http.MethodGet, "blocked", nil, nil, &all)
}

// Odds are what becomes of a choice of the question of this id.
func (c *Client) Odds(ctx context.Context, question, key string) (*api.Odds, error) {
	o := new(api.Odds)
	return o, c.do(ctx, http.MethodGet, "odds", url.Values{"question": {question}, "key": {key}}, nil, o)
}

// Past is the table as it was after so many inputs, with its whole log.
func (c *Client) Past(ctx context.Context, inputs int) (*api.State, error) {
	s := new(api.State)
	return s, c.do(ctx, http.MethodGet, "past", number("inputs", inputs), nil, s)
}

// Replay is every moment of the fight from its start to now, with nothing left out.
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

// Decrees are what the GM may decree, and whom it may have join. Only the GM may know.
func (c *Client) Decrees(ctx context.Context) (*api.Decrees, error) {
	d := new(api.Decrees)
	return d, c.do(ctx, http.MethodGet, "decrees", nil, nil, d)
}

// Record is the record of the fight as a file. Only the GM may have it.
func (c *Client) Record(ctx context.Context) (raw []byte, err error) {
	return raw, c.do(ctx, http.MethodGet, "record", nil, nil, &raw)
}

// Summary is what a fight came to that is over.
func (c *Client) Summary(ctx context.Context) (*api.Summary, error) {
	s := new(api.Summary)
	return s, c.do(ctx, http.MethodGet, "summary", nil, nil, s)
}

func number(name string, n int) url.Values { return url.Values{name: {strconv.Itoa(n)}} }
