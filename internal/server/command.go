package server

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
)

// command is what somebody does at a table. It is an operation of the API and a form of the table's page with the same name; the fields
// of the form have the names of the JSON.
type command struct {
	name  string // last part of both paths
	id    string // of the operation
	about string
	tag   string
	needs map[string]string // fields that must not be empty in the form, with what to say then
}

// operation describes the operation of the command.
func (c command) operation() huma.Operation {
	return operation(http.MethodPost, "/"+c.name, c.id, c.about, c.tag)
}

// act registers a command with an input. Said returns the key of the message that the page shows afterwards.
func act[I any](s *Server, c command, said func(session, I) string, do func(context.Context, session, I) error) {
	takes(s, c.operation(), do)
	formRoute(s, c.name, c.needs, func(ctx context.Context, p session, in I) (string, error) { return said(p, in), do(ctx, p, in) })
}

// actPlainly registers a command without an input.
func actPlainly(s *Server, c command, said string, do func(context.Context, session) error) {
	seated(s, c.operation(), func(ctx context.Context, p session, _ *struct{}) (*done, error) { return nil, do(ctx, p) })
	formRoute(s, c.name, nil, func(ctx context.Context, p session, _ struct{}) (string, error) { return said, do(ctx, p) })
}

// always returns a message for every input.
func always[I any](said string) func(session, I) string {
	return func(session, I) string { return said }
}
