package server

import (
	"context"
	"encoding/json"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"fray/api"
)

// fileOperations are those whose answers are files of lines.
func (s *Server) fileOperations() {
	op := operation(http.MethodGet, "/api/replay", "replay", "Every moment of the fight, one state a line, without what is as in the line before", tagLook)
	op.Responses = s.answers(linesType, "The states", reflect.TypeFor[api.State]())
	seated(s, op, func(ctx context.Context, p place, _ *struct{}) (*huma.StreamResponse, error) {
		return s.file(ctx, func(w http.ResponseWriter) error {
			lines := json.NewEncoder(w)
			return p.Replay(ctx, p.viewer, func(was *api.State) error { return lines.Encode(was) })
		}), nil
	})
	op = operation(http.MethodGet, "/api/record", "record", "The record of the fight, as fray play and fray replay read it", tagGM)
	op.Responses = s.answers(linesType, "The record", reflect.TypeFor[string]())
	seated(s, op, func(ctx context.Context, p place, _ *struct{}) (*huma.StreamResponse, error) {
		return s.file(ctx, func(w http.ResponseWriter) error {
			raw, err := p.Record(ctx, p.viewer)
			if err != nil {
				return err
			}
			_, err = w.Write(raw)
			return err
		}), nil
	})
}

// file is an answer of lines, of which only so many are made or sent at once.
func (s *Server) file(ctx context.Context, write func(http.ResponseWriter) error) *huma.StreamResponse {
	return s.written(linesType, func(w http.ResponseWriter) error {
		leave, refused := s.takeFile(callOf(ctx))
		if refused != nil {
			return refused
		}
		defer leave()
		return write(w)
	})
}

// written is an answer that is written as it is. One that breaks off in the middle is cut off for the client too.
func (s *Server) written(contentType string, write func(http.ResponseWriter) error) *huma.StreamResponse {
	return &huma.StreamResponse{Body: func(ctx huma.Context) {
		r, w := humago.Unwrap(ctx)
		w.Header().Set("Content-Type", contentType)
		switch err := write(w); {
		case err == nil:
		case callOf(r.Context()).status == 0:
			s.say(w, r, s.problemOf(r.Context(), err))
		default:
			panic(http.ErrAbortHandler)
		}
	}}
}
