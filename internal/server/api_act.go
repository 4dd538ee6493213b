package server

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"fray/api"
	"fray/table"
)

// actOperations registers the operations that change a table.
func (s *Server) actOperations() {
	act(s, operation(http.MethodPost, "/answer", "answer", "Answer a question, or enter the faces of requested dice", tagAct),
		func(ctx context.Context, p session, a api.Answer) error { return p.Answer(ctx, p.viewer, a) })
	act(s, operation(http.MethodPost, "/undo", "undo", "Undo inputs: at once for the GM, by a vote of the table for a seat", tagAct),
		func(ctx context.Context, p session, u api.Undo) error { return p.Undo(ctx, p.viewer, u) })
	act(s, operation(http.MethodPost, "/standing", "stand", "Change the standing answers of a seat", tagAct),
		func(ctx context.Context, p session, a api.Standings) error {
			if a.Also {
				return p.StandAlso(ctx, p.viewer, a.Seat, a.Standing)
			}
			return p.Stand(ctx, p.viewer, a.Seat, a.Standing, a.Ask...)
		})
	act(s, operation(http.MethodPost, "/seat", "hand", "Hand a seat to a player or a bot", tagAct),
		func(ctx context.Context, p session, c api.SeatChange) error { return p.Hand(ctx, p.viewer, c) })
	act(s, operation(http.MethodPost, "/adjust", "adjust", "Make a decree", tagGM),
		func(ctx context.Context, p session, a table.Adjustment) error { return p.Adjust(ctx, p.viewer, a) })
	act(s, operation(http.MethodPost, "/join", "join", "Add a combatant: a copy of a combatant of the fight, or a creature of the library", tagGM),
		func(ctx context.Context, p session, j api.Join) error { return p.Join(ctx, p.viewer, j) })
	act(s, operation(http.MethodPost, "/end", "end", "End the fight by decree", tagGM),
		func(ctx context.Context, p session, e api.End) error { return p.End(ctx, p.viewer, e.Winner, e.Why) })
	act(s, operation(http.MethodPost, "/pause", "pause", "Pause or resume all clocks", tagGM),
		func(ctx context.Context, p session, is api.Pause) error { return p.Pause(ctx, p.viewer, is.Paused) })
	act(s, operation(http.MethodPost, "/limit", "limit", "Set how long a question may take", tagGM),
		func(ctx context.Context, p session, l api.Limit) error { return p.Limit(ctx, p.viewer, l.Seconds) })
	act(s, operation(http.MethodPost, "/stir", "stir", "Mix a text of your seat into the dice, before the first roll", tagAct),
		func(ctx context.Context, p session, st api.NewStir) error { return p.Stir(ctx, p.viewer, st.Text) })
	seated(s, operation(http.MethodPost, "/begin", "begin", "Begin the fight without waiting for further stirs", tagAct),
		func(ctx context.Context, p session, _ *struct{}) (*done, error) { return nil, p.Begin(ctx, p.viewer) })
	seated(s, operation(http.MethodPost, "/next", "next", "Begin the next fight of the adventure, when the current one is over", tagAct),
		func(ctx context.Context, p session, _ *struct{}) (*done, error) { return nil, p.Next(ctx, p.viewer) })
	seated(s, operation(http.MethodPost, "/fresh", "fresh", "Draw a new seed for the dice after the next answer", tagGM),
		func(ctx context.Context, p session, _ *struct{}) (*done, error) { return nil, p.Fresh(ctx, p.viewer) })
}

// act registers an operation that changes the table and answers without a body.
func act[I any](s *Server, op huma.Operation, do func(context.Context, session, I) error) {
	seated(s, op, func(ctx context.Context, p session, in *body[I]) (*done, error) { return nil, do(ctx, p, in.Body) })
}
