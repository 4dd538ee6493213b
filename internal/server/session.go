package server

import (
	"context"
	"errors"

	"fray/api"
	"fray/internal/room"
)

// session is what a token gives access to: a room, seen and played as its viewer.
type session struct {
	*room.Room
	viewer room.Viewer
	token  string
}

// enter opens the session of a token. Revoked and unknown tokens get the same refusal.
func (s *Server) enter(ctx context.Context, token string) (session, *problem) {
	if token == "" {
		return session{}, noLink()
	}
	r, v, err := s.c.Registry.Enter(ctx, token)
	if err != nil {
		return session{}, s.tokenProblem(ctx, err)
	}
	return session{r, v, token}, nil
}

// tokenProblem returns the problem of a token that does not work.
func (s *Server) tokenProblem(ctx context.Context, err error) *problem {
	if refusal := (*room.Refusal)(nil); errors.As(err, &refusal) && refusal.Code == api.CodeNotFound {
		return noLink()
	}
	return s.problemOf(ctx, err)
}

// noLink refuses a request without a working link, for whatever reason it does not work.
func noLink() *problem {
	return refuse(api.CodeNoLink, "this needs the token of an active link: ask the game master for a new link")
}

type sessionKey struct{}

// sessionOf returns the session of a request.
func sessionOf(ctx context.Context) session {
	p, _ := ctx.Value(sessionKey{}).(session)
	return p
}
