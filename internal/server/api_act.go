package server

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"fray/api"
	"fray/table"
)

// actOperations are those that put something in.
func (s *Server) actOperations() {
	act(s, operation(http.MethodPost, "/api/answer", "answer", "Answer a question, or give the dice that are waited for", tagAct),
		func(ctx context.Context, p place, a api.Answer) error { return p.Answer(ctx, p.viewer, a) })
	act(s, operation(http.MethodPost, "/api/undo", "undo", "Take inputs back: the GM at once, a seat if the table agrees", tagAct),
		func(ctx context.Context, p place, u api.Undo) error { return p.Undo(ctx, p.viewer, u) })
	act(s, operation(http.MethodPost, "/api/standing", "stand", "Change the standing answers of a seat, kind by kind", tagAct),
		func(ctx context.Context, p place, a api.Standings) error {
			return p.Stand(ctx, p.viewer, a.Seat, a.Standing, a.Ask...)
		})
	act(s, operation(http.MethodPost, "/api/seat", "hand", "Hand a seat to a person or a bot", tagAct),
		func(ctx context.Context, p place, c api.SeatChange) error { return p.Hand(ctx, p.viewer, c) })
	act(s, operation(http.MethodPost, "/api/adjust", "adjust", "Decree something", tagGM),
		func(ctx context.Context, p place, a table.Adjustment) error { return p.Adjust(ctx, p.viewer, a) })
	act(s, operation(http.MethodPost, "/api/join", "join", "Have somebody new join the fight: like a combatant of it, or a creature of the library", tagGM),
		func(ctx context.Context, p place, j api.Join) error { return p.Join(ctx, p.viewer, j) })
	act(s, operation(http.MethodPost, "/api/end", "end", "End the fight by decree", tagGM),
		func(ctx context.Context, p place, e api.End) error { return p.End(ctx, p.viewer, e.Winner, e.Why) })
	act(s, operation(http.MethodPost, "/api/pause", "pause", "Stop all clocks, or have them go on", tagGM),
		func(ctx context.Context, p place, is api.Pause) error { return p.Pause(ctx, p.viewer, is.Paused) })
	act(s, operation(http.MethodPost, "/api/limit", "limit", "How long a question may take from now on", tagGM),
		func(ctx context.Context, p place, l api.Limit) error { return p.Limit(ctx, p.viewer, l.Seconds) })
	act(s, operation(http.MethodPost, "/api/stir", "stir", "Mix a text of your seat into the dice, before the first roll", tagAct),
		func(ctx context.Context, p place, st api.NewStir) error { return p.Stir(ctx, p.viewer, st.Text) })
	seated(s, operation(http.MethodPost, "/api/begin", "begin", "Begin the fight without the stirs that are missing", tagAct),
		func(ctx context.Context, p place, _ *struct{}) (*done, error) { return nil, p.Begin(ctx, p.viewer) })
	seated(s, operation(http.MethodPost, "/api/fresh", "fresh", "Have the dice after the next answer fall anew", tagGM),
		func(ctx context.Context, p place, _ *struct{}) (*done, error) { return nil, p.Fresh(ctx, p.viewer) })
}

// act registers an operation that puts something in and says no more than that it is done.
func act[I any](s *Server, op huma.Operation, do func(context.Context, place, I) error) {
	seated(s, op, func(ctx context.Context, p place, in *body[I]) (*done, error) { return nil, do(ctx, p, in.Body) })
}
