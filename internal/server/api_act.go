package server

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"fray/api"
	"fray/table"
)

// actOperations registers the commands, and the operations whose forms have other fields.
func (s *Server) actOperations() {
	takes(s, operation(http.MethodPost, "/answer", "answer", "Answer a question, or enter the faces of requested dice", tagAct),
		func(ctx context.Context, p session, a api.Answer) error { return p.Answer(ctx, p.viewer, a) })
	takes(s, operation(http.MethodPost, "/standing", "stand", "Change the standing answers of a seat", tagAct),
		func(ctx context.Context, p session, a api.Standings) error {
			if a.Also {
				return p.StandAlso(ctx, p.viewer, a.Seat, a.Standing)
			}
			return p.Stand(ctx, p.viewer, a.Seat, a.Standing, a.Ask...)
		})
	takes(s, operation(http.MethodPost, "/join", "join", "Add a combatant: a copy of a combatant of the fight, or a creature of the library", tagGM),
		func(ctx context.Context, p session, j api.Join) error { return p.Join(ctx, p.viewer, j) })
	act(s, command{name: "undo", id: "undo", about: "Undo inputs: at once for the GM, by a vote of the table for a seat", tag: tagAct}, undoSaid,
		func(ctx context.Context, p session, u api.Undo) error { return p.Undo(ctx, p.viewer, u) })
	act(s, command{name: "seat", id: "hand", about: "Hand a seat to a player or a bot", tag: tagAct}, always[api.SeatChange]("handed"),
		func(ctx context.Context, p session, c api.SeatChange) error { return p.Hand(ctx, p.viewer, c) })
	act(s, command{name: "adjust", id: "adjust", about: "Make a decree", tag: tagGM}, always[table.Adjustment]("adjusted"),
		func(ctx context.Context, p session, a table.Adjustment) error { return p.Adjust(ctx, p.viewer, a) })
	act(s, command{name: "end", id: "end", about: "End the fight by decree", tag: tagGM}, always[api.End]("ended"),
		func(ctx context.Context, p session, e api.End) error { return p.End(ctx, p.viewer, e.Winner, e.Why) })
	act(s, command{name: "pause", id: "pause", about: "Pause or resume all clocks", tag: tagGM}, pauseSaid,
		func(ctx context.Context, p session, is api.Pause) error { return p.Pause(ctx, p.viewer, is.Paused) })
	act(s, command{
		name: "limit", id: "limit", about: "Set how long a question may take", tag: tagGM,
		needs: map[string]string{"seconds": "enter how many seconds a question may take; 0 means no limit"},
	}, always[api.Limit]("limited"),
		func(ctx context.Context, p session, l api.Limit) error { return p.Limit(ctx, p.viewer, l.Seconds) })
	act(s, command{name: "aids", id: "aids", about: "Say what players may have besides the rules: hints, and the bar with the chances", tag: tagGM}, always[api.Aids]("aided"),
		func(ctx context.Context, p session, a api.Aids) error { return p.Aids(ctx, p.viewer, a) })
	seated(s, operation(http.MethodPost, "/simulate", "simulate", "Play on many times from the present moment and return what came of it; the table does not change", tagGM),
		func(ctx context.Context, p session, in *body[api.Simulate]) (*body[*api.Simulation], error) {
			out, err := p.Simulate(ctx, p.viewer, in.Body)
			return &body[*api.Simulation]{out}, err
		})
	act(s, command{name: "stir", id: "stir", about: "Mix a text of your seat into the dice, before the first roll", tag: tagAct}, always[api.NewStir]("stirred"),
		func(ctx context.Context, p session, st api.NewStir) error { return p.Stir(ctx, p.viewer, st.Text) })
	act(s, command{name: "analyze", id: "analyze", about: "Analyze a finished fight, or stop the analysis that is under way", tag: tagAct}, analyzeSaid,
		func(ctx context.Context, p session, a api.Analyze) error { return p.Analyze(ctx, p.viewer, a) })
	s.talkOperations()
	actPlainly(s, command{name: "begin", id: "begin", about: "Begin the fight without waiting for further stirs", tag: tagAct}, "begun",
		func(ctx context.Context, p session) error { return p.Begin(ctx, p.viewer) })
	actPlainly(s, command{name: "next", id: "next", about: "Begin the next fight of the adventure, when the current one is over", tag: tagAct}, "next",
		func(ctx context.Context, p session) error { return p.Next(ctx, p.viewer) })
	actPlainly(s, command{name: "fresh", id: "fresh", about: "Draw a new seed for the dice after the next answer", tag: tagGM}, "fresh",
		func(ctx context.Context, p session) error { return p.Fresh(ctx, p.viewer) })
}

// takes registers an operation that changes the table and answers without a body.
func takes[I any](s *Server, op huma.Operation, do func(context.Context, session, I) error) {
	seated(s, op, func(ctx context.Context, p session, in *body[I]) (*done, error) { return nil, do(ctx, p, in.Body) })
}

// undoSaid returns the message after an undo.
func undoSaid(p session, u api.Undo) string {
	switch {
	case u.Vote != "":
		return "voted"
	case p.viewer.Role == api.RoleGM:
		return "undone"
	default:
		return "asked"
	}
}

// pauseSaid returns the message after a pause.
func pauseSaid(_ session, is api.Pause) string {
	if is.Paused {
		return "paused"
	}
	return "resumed"
}

// analyzeSaid returns the message after a wish about the analysis.
func analyzeSaid(_ session, a api.Analyze) string {
	if a.Stop {
		return "unanalyzed"
	}
	return "analyzed"
}
