package server

import (
	"context"

	"fray/api"
)

// talkOperations registers what people say at a table besides the fight. Each link has one rate for all of it.
func (s *Server) talkOperations() {
	act(s, command{name: "say", id: "say", about: "Say something to everyone at the table, spectators included", tag: tagAct}, always[api.Say]("said"),
		talks(s, func(ctx context.Context, p session, in api.Say) error { return p.Say(ctx, p.viewer, in) }))
	act(s, command{
		name: "ping", id: "ping", about: "Point at a place of the map, for everyone who sees it", tag: tagAct,
		needs: map[string]string{"cell": "enter the name of a place on the map"},
	}, always[api.Point]("pinged"),
		talks(s, func(ctx context.Context, p session, in api.Point) error { return p.Ping(ctx, p.viewer, in.Cell) }))
	act(s, command{name: "note", id: "note", about: "Replace the private notes of the game master", tag: tagGM}, always[api.Notes]("noted"),
		talks(s, func(ctx context.Context, p session, in api.Notes) error { return p.Note(ctx, p.viewer, in.Text) }))
}

// talks limits the rate of a command by its link.
func talks[I any](s *Server, do func(context.Context, session, I) error) func(context.Context, session, I) error {
	return func(ctx context.Context, p session, in I) error {
		if wait, ok := s.talk.take(p.viewer.Link); !ok {
			return tooMany(wait)
		}
		return do(ctx, p, in)
	}
}
