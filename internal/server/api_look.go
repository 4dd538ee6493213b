package server

import (
	"context"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"fray/api"
	"fray/table"
)

// The types of answers that are no single JSON value.
const (
	jsonType   = "application/json"
	linesType  = "application/x-ndjson"
	eventsType = "text/event-stream"
)

// sinceInput names the state that the client has.
type sinceInput struct {
	Since int `query:"since" minimum:"0" doc:"Rev of the state that you have: what you know from it is left out"`
}

// logInput names lines of the log.
type logInput struct {
	From int `query:"from" minimum:"0"`
	To   int `query:"to" minimum:"0" doc:"The first line that is not wanted"`
}

// oddsInput names a choice.
type oddsInput struct {
	Question string `query:"question" required:"true" doc:"Its id"`
	Key      string `query:"key" required:"true" doc:"Of one of your own choices"`
}

// pastInput names a moment.
type pastInput struct {
	Inputs int `query:"inputs" minimum:"0" doc:"How many inputs there were"`
}

// lookOperations are those that change nothing.
func (s *Server) lookOperations() {
	op := operation(http.MethodGet, "/api/state", "state", "The table as the link may see it", tagLook)
	op.Responses = s.answers(jsonType, "The state", reflect.TypeFor[api.State]())
	seated(s, op, func(ctx context.Context, p place, in *sinceInput) (*huma.StreamResponse, error) {
		shown, err := p.State(ctx, p.viewer, in.Since)
		if err != nil {
			return nil, err
		}
		return s.written(jsonType, func(w http.ResponseWriter) error {
			_, err := w.Write(shown.JSON)
			return err
		}), nil
	})
	seated(s, operation(http.MethodGet, "/api/question", "question", "What the link is asked, if it is", tagLook), s.question)
	seated(s, operation(http.MethodGet, "/api/log", "log", "Lines of the log, 500 at most: ask again for those after them", tagLook),
		func(ctx context.Context, p place, in *logInput) (*body[[]api.Line], error) {
			lines, err := p.Log(ctx, p.viewer, in.From, in.To)
			return &body[[]api.Line]{lines}, err
		})
	seated(s, operation(http.MethodGet, "/api/blocked", "blocked", "What can not be answered now, with the rules that forbid it", tagLook),
		func(ctx context.Context, p place, _ *struct{}) (*body[[]table.BlockedChoice], error) {
			all, err := p.Blocked(ctx, p.viewer)
			return &body[[]table.BlockedChoice]{all}, err
		})
	seated(s, operation(http.MethodGet, "/api/odds", "odds", "What becomes of one of your choices", tagLook),
		func(ctx context.Context, p place, in *oddsInput) (*body[*api.Odds], error) {
			o, err := p.Odds(ctx, p.viewer, in.Question, in.Key)
			return &body[*api.Odds]{o}, err
		})
	seated(s, operation(http.MethodGet, "/api/past", "past", "The table as it was", tagLook),
		func(ctx context.Context, p place, in *pastInput) (*body[*api.State], error) {
			was, err := p.Past(ctx, p.viewer, in.Inputs)
			return &body[*api.State]{was}, err
		})
	seated(s, operation(http.MethodGet, "/api/decrees", "decrees", "What may be decreed at this table, word by word, and which creatures may join", tagGM),
		func(ctx context.Context, p place, _ *struct{}) (*body[*api.Decrees], error) {
			all, err := p.Decrees(ctx, p.viewer)
			return &body[*api.Decrees]{all}, err
		})
	seated(s, operation(http.MethodGet, "/api/summary", "summary", "What a fight came to that is over", tagLook), s.summary)
	s.fileOperations()
}

func (s *Server) question(ctx context.Context, p place, _ *struct{}) (*body[api.Asked], error) {
	shown, err := p.State(ctx, p.viewer, 0)
	if err != nil {
		return nil, err
	}
	is := shown.State
	return &body[api.Asked]{api.Asked{Rev: is.Rev, Question: is.Question, Waiting: is.Waiting, Over: is.View.Over}}, nil
}

func (s *Server) summary(ctx context.Context, p place, _ *struct{}) (*body[*api.Summary], error) {
	shown, err := p.State(ctx, p.viewer, 0)
	if err != nil {
		return nil, err
	}
	if shown.State.Summary == nil {
		return nil, refuse(http.StatusConflict, codeNotOver, "the fight is not over")
	}
	return &body[*api.Summary]{shown.State.Summary}, nil
}

// streamOperations is the one that goes on.
func (s *Server) streamOperations() {
	op := operation(http.MethodGet, "/api/events", "events", "The table now and after every change, as server-sent events", tagLook)
	op.Description = "Events are called state; id is the rev, data a state. After bye the stream ends: its code is closed (connect again), revoked or deleted. " +
		"A beat comes every 15 seconds, with the server's time in milliseconds, which deadlines are by: who has heard nothing for longer has lost the connection."
	op.Responses = s.answers(eventsType, "The events", reflect.TypeFor[api.State]())
	seated(s, op, func(_ context.Context, p place, _ *sinceInput) (*huma.StreamResponse, error) {
		return &huma.StreamResponse{Body: func(ctx huma.Context) {
			r, w := humago.Unwrap(ctx)
			if refused := s.stream(w, r, p); refused != nil {
				s.say(w, r, refused)
			}
		}}, nil
	})
}
