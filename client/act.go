package client

import (
	"context"
	"net/http"

	"fray/api"
	"fray/table"
)

// Answer answers a question, or gives the faces of requested dice.
func (c *Client) Answer(ctx context.Context, a api.Answer) error { return c.post(ctx, "answer", a) }

// Undo takes inputs back: at once for the GM, by a vote of the table for a seat.
func (c *Client) Undo(ctx context.Context, u api.Undo) error { return c.post(ctx, "undo", u) }

// Adjust carries out a decree of the GM.
func (c *Client) Adjust(ctx context.Context, a table.Adjustment) error {
	return c.post(ctx, "adjust", a)
}

// Join adds a combatant to the fight by the GM's decree.
func (c *Client) Join(ctx context.Context, j api.Join) error { return c.post(ctx, "join", j) }

// End ends the fight by the GM's decree.
func (c *Client) End(ctx context.Context, e api.End) error { return c.post(ctx, "end", e) }

// Stir mixes a text of the seat into the dice, before the first roll.
func (c *Client) Stir(ctx context.Context, text string) error {
	return c.post(ctx, "stir", api.NewStir{Text: text})
}

// Say sends a message or an emote to everyone at the table.
func (c *Client) Say(ctx context.Context, s api.Say) error { return c.post(ctx, "say", s) }

// Ping points at a place of the map.
func (c *Client) Ping(ctx context.Context, cell string) error {
	return c.post(ctx, "ping", api.Point{Cell: cell})
}

// Note replaces the notes of the GM.
func (c *Client) Note(ctx context.Context, text string) error {
	return c.post(ctx, "note", api.Notes{Text: text})
}

// Begin starts the fight without waiting for further stirs.
func (c *Client) Begin(ctx context.Context) error { return c.post(ctx, "begin", nil) }

// Next begins the next fight of the table's adventure, when the current one is over. The GM and players may.
func (c *Client) Next(ctx context.Context) error { return c.post(ctx, "next", nil) }

// Analyze starts the analysis of a finished fight, or stops it.
func (c *Client) Analyze(ctx context.Context, a api.Analyze) error { return c.post(ctx, "analyze", a) }

// Aids says what players may have besides the rules. Only the GM may.
func (c *Client) Aids(ctx context.Context, a api.Aids) error { return c.post(ctx, "aids", a) }

// Simulate plays on many times from the present moment and returns what came of it. Only the GM may.
func (c *Client) Simulate(ctx context.Context, in api.Simulate) (*api.Simulation, error) {
	out := new(api.Simulation)
	return out, c.do(ctx, http.MethodPost, "simulate", nil, in, out)
}

// Fresh draws a new seed for the dice after the next answer. Only the GM may.
func (c *Client) Fresh(ctx context.Context) error { return c.post(ctx, "fresh", nil) }

// Pause pauses the clocks, or resumes them if on is false.
func (c *Client) Pause(ctx context.Context, on bool) error {
	return c.post(ctx, "pause", api.Pause{Paused: on})
}

// Limit sets how many seconds a question may take; 0 means no limit.
func (c *Client) Limit(ctx context.Context, seconds int) error {
	return c.post(ctx, "limit", api.Limit{Seconds: seconds})
}

// Hand hands a seat to a player or a bot.
func (c *Client) Hand(ctx context.Context, s api.SeatChange) error { return c.post(ctx, "seat", s) }

// Stand changes the standing answers of a seat for the kinds of question in s.
func (c *Client) Stand(ctx context.Context, s api.Standings) error { return c.post(ctx, "standing", s) }

func (c *Client) post(ctx context.Context, path string, in any) error {
	return c.do(ctx, http.MethodPost, path, nil, in, nil)
}
