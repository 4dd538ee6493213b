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

// fileOperations registers the operations that answer with files of JSON lines.
func (s *Server) fileOperations() {
	op := operation(http.MethodGet, "/replay", "replay", "Every state of the fight, one per line; each line leaves out what is unchanged since the line before", tagRead)
	op.Responses = s.answers(linesType, "The states", reflect.TypeFor[api.State]())
	seated(s, op, func(ctx context.Context, p session, _ *struct{}) (*huma.StreamResponse, error) {
		return s.file(ctx, func(w http.ResponseWriter) error {
			lines := json.NewEncoder(w)
			return p.Replay(ctx, p.viewer, func(st *api.State) error { return lines.Encode(st) })
		}), nil
	})
	op = operation(http.MethodGet, "/record", "record", "The record of the fight, for fray play and fray replay", tagGM)
	op.Responses = s.answers(linesType, "The record", reflect.TypeFor[string]())
	seated(s, op, func(ctx context.Context, p session, _ *struct{}) (*huma.StreamResponse, error) {
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

// file is an answer of JSON lines. Only a limited number of them are made and sent at the same time, and a client that accepts nothing
// for a while is cut off.
func (s *Server) file(ctx context.Context, write func(http.ResponseWriter) error) *huma.StreamResponse {
	return s.written(linesType, func(w http.ResponseWriter) error {
		release, refused := s.acquireFile(callOf(ctx))
		if refused != nil {
			return refused
		}
		defer release()
		return write(newPatientWriter(w, s.c.Limits.Stalled))
	})
}

// written is an answer that write writes itself. If write fails halfway, the connection is cut so that the client notices.
func (s *Server) written(contentType string, write func(http.ResponseWriter) error) *huma.StreamResponse {
	return &huma.StreamResponse{Body: func(ctx huma.Context) {
		r, w := humago.Unwrap(ctx)
		w.Header().Set("Content-Type", contentType)
		switch err := write(w); {
		case err == nil:
		case callOf(r.Context()).status == 0:
			s.fail(w, r, s.problemOf(r.Context(), err))
		default:
			panic(http.ErrAbortHandler)
		}
	}}
}
