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

// Content types of answers.
const (
	jsonType   = "application/json"
	linesType  = "application/x-ndjson"
	eventsType = "text/event-stream"
)

// sinceInput names the state that the client has.
type sinceInput struct {
	Since api.Rev `query:"since" doc:"rev of the client's state; without it, or if the server does not know it, the change is a whole state"`
}

// logInput names a range of lines of the log.
type logInput struct {
	From int `query:"from" minimum:"0"`
	To   int `query:"to" minimum:"0" doc:"Number of the line after the last one wanted"`
}

// choiceInput names a choice.
type choiceInput struct {
	Question string `query:"question" required:"true" doc:"Id of the question"`
	Key      string `query:"key" required:"true" doc:"Key of one of your choices"`
}

// choicesInput names choices of a question.
type choicesInput struct {
	Question string   `query:"question" required:"true" doc:"Id of the question"`
	Keys     []string `query:"key,explode" required:"true" minItems:"1" maxItems:"100" doc:"Keys of your choices: key=A&key=B"`
}

// hintInput names a question.
type hintInput struct {
	Question string `query:"question" required:"true" doc:"Id of the question"`
}

// pastInput names a moment of the fight.
type pastInput struct {
	Inputs int `query:"inputs" minimum:"0" doc:"Number of inputs at that moment"`
}

// readOperations registers the operations that change nothing.
func (s *Server) readOperations() {
	seated(s, operation(http.MethodGet, "/state", "state", "The table as the link may see it", tagRead),
		func(ctx context.Context, p session, _ *struct{}) (*body[*api.State], error) {
			state, err := p.State(ctx, p.viewer)
			return &body[*api.State]{state}, err
		})
	op := operation(http.MethodGet, "/changes", "changes", "What changed since a state; the stream of events sends the same", tagRead)
	op.Responses = s.answers(jsonType, "The change", reflect.TypeFor[api.Change]())
	seated(s, op, func(ctx context.Context, p session, in *sinceInput) (*huma.StreamResponse, error) {
		shown, err := p.Changes(ctx, p.viewer, in.Since)
		if err != nil {
			return nil, err
		}
		return s.written(jsonType, func(w http.ResponseWriter) error {
			_, err := w.Write(shown.JSON)
			return err
		}), nil
	})
	seated(s, operation(http.MethodGet, "/question", "question", "The current question of the link, if there is one", tagRead), s.question)
	seated(s, operation(http.MethodGet, "/log", "log", "Lines of the log, up to 500 per request", tagRead),
		func(ctx context.Context, p session, in *logInput) (*body[[]api.Line], error) {
			lines, err := p.Log(ctx, p.viewer, in.From, in.To)
			return &body[[]api.Line]{lines}, err
		})
	seated(s, operation(http.MethodGet, "/blocked", "blocked", "Actions that are not available now, with the rules that forbid them", tagRead),
		func(ctx context.Context, p session, _ *struct{}) (*body[[]table.BlockedChoice], error) {
			all, err := p.Blocked(ctx, p.viewer)
			return &body[[]table.BlockedChoice]{all}, err
		})
	seated(s, operation(http.MethodGet, "/cards", "cards", "What there is in the fight, explained: combatants, abilities, items, conditions, numbers and actions", tagRead),
		func(ctx context.Context, p session, _ *struct{}) (*body[[]table.Card], error) {
			all, err := p.Cards(ctx, p.viewer)
			return &body[[]table.Card]{all}, err
		})
	seated(s, operation(http.MethodGet, "/odds", "odds", "The odds of your choices: of the first key, and of as many others as take a moment", tagRead),
		func(ctx context.Context, p session, in *choicesInput) (*body[[]api.Odds], error) {
			all, err := p.Odds(ctx, p.viewer, in.Question, in.Keys...)
			return &body[[]api.Odds]{all}, err
		})
	seated(s, operation(http.MethodGet, "/area", "area", "The cells that one of your choices touches, if it is wide", tagRead),
		func(ctx context.Context, p session, in *choiceInput) (*body[*api.Area], error) {
			a, err := p.Area(ctx, p.viewer, in.Question, in.Key)
			return &body[*api.Area]{a}, err
		})
	seated(s, operation(http.MethodGet, "/hint", "hint", "A hint about a question, if the GM allows hints: the best choices, with the chances after them", tagRead),
		func(ctx context.Context, p session, in *hintInput) (*body[*api.Hint], error) {
			h, err := p.Hint(ctx, p.viewer, in.Question)
			return &body[*api.Hint]{h}, err
		})
	seated(s, operation(http.MethodGet, "/past", "past", "The table as it was at an earlier moment", tagRead),
		func(ctx context.Context, p session, in *pastInput) (*body[*api.State], error) {
			past, err := p.Past(ctx, p.viewer, in.Inputs)
			return &body[*api.State]{past}, err
		})
	seated(s, operation(http.MethodGet, "/decrees", "decrees", "The decrees that the GM may make, and the creatures that may join", tagGM),
		func(ctx context.Context, p session, _ *struct{}) (*body[*api.Decrees], error) {
			all, err := p.Decrees(ctx, p.viewer)
			return &body[*api.Decrees]{all}, err
		})
	seated(s, operation(http.MethodGet, "/analysis", "analysis", "Where a finished fight was won, or how far its analysis is", tagRead),
		func(ctx context.Context, p session, _ *struct{}) (*body[*api.Analysis], error) {
			a, err := p.Analysis(ctx, p.viewer)
			return &body[*api.Analysis]{a}, err
		})
	seated(s, operation(http.MethodGet, "/summary", "summary", "The result of a finished fight", tagRead), s.summary)
	s.fileOperations()
}

func (s *Server) summary(ctx context.Context, p session, _ *struct{}) (*body[*api.Summary], error) {
	st, err := p.State(ctx, p.viewer)
	if err != nil {
		return nil, err
	}
	if st.Summary == nil {
		return nil, refuse(api.CodeNotOver, "the fight is not over")
	}
	return &body[*api.Summary]{st.Summary}, nil
}

// streamOperations registers the stream of events.
func (s *Server) streamOperations() {
	op := operation(http.MethodGet, "/events", "events", "What the client lacks of the state, now and after every change, as server-sent events", tagRead)
	op.Description = "An event named change carries what changed since the event before it, at first since the rev that the request names; its id is the rev. The event bye ends the stream with a code: closed (connect again), revoked or deleted. " +
		"The event beat comes every 15 seconds and carries the server's time in milliseconds, which deadlines refer to. A client that receives nothing for longer has lost the connection."
	op.Responses = s.answers(eventsType, "The events", reflect.TypeFor[api.Change]())
	seated(s, op, func(_ context.Context, p session, _ *sinceInput) (*huma.StreamResponse, error) {
		return &huma.StreamResponse{Body: func(ctx huma.Context) {
			r, w := humago.Unwrap(ctx)
			if refused := s.stream(w, r, p); refused != nil {
				s.fail(w, r, refused)
			}
		}}, nil
	})
}
