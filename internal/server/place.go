package server

import (
	"context"
	"errors"
	"net/http"

	"fray/internal/room"
)

// place is where a token leads to: a room, and whose eyes and hand.
type place struct {
	*room.Room
	viewer room.Viewer
	token  string
}

// enter finds the place of a token. One that was revoked is refused as one that never was.
func (s *Server) enter(ctx context.Context, token string) (place, *problem) {
	if token == "" {
		return place{}, noLink()
	}
	r, v, err := s.c.Hall.Enter(ctx, token)
	if err != nil {
		return place{}, s.shut(ctx, err)
	}
	return place{r, v, token}, nil
}

// shut is the problem of a token that cannot be entered by.
func (s *Server) shut(ctx context.Context, err error) *problem {
	if refusal := (*room.Refusal)(nil); errors.As(err, &refusal) && refusal.Code == room.CodeNotFound {
		return noLink()
	}
	return s.problemOf(ctx, err)
}

// noLink is what everybody is told who has no link, or one that leads nowhere, for whatever reason.
func noLink() *problem {
	return refuse(http.StatusUnauthorized, codeNoLink, "this needs the token of a link that leads to a table; this one leads nowhere")
}

type placeKey struct{}

// placeOf is the place that a request's token leads to.
func placeOf(ctx context.Context) place {
	p, _ := ctx.Value(placeKey{}).(place)
	return p
}
