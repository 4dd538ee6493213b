package server

import (
	"context"
	"net/http"

	"fray/api"
)

// linkInput names a link.
type linkInput struct {
	ID string `path:"id"`
}

// linkOperations are those about links, branches among them (a branch is a link to a table of its own), and what ends them.
func (s *Server) linkOperations() {
	seated(s, operation(http.MethodGet, "/api/links", "links", "The links of the table, without tokens", tagGM),
		func(ctx context.Context, p place, _ *struct{}) (*body[[]api.Link], error) {
			all, err := p.Links(ctx, p.viewer)
			return &body[[]api.Link]{all}, err
		})
	seated(s, operation(http.MethodPost, "/api/links", "reissue", "A new link of a role and seat, in place of those there are; the GM's own link works until the new one is first used", tagNew),
		func(ctx context.Context, p place, in *body[api.NewLink]) (*body[api.Link], error) {
			l, err := p.Reissue(ctx, p.viewer, in.Body.Role, in.Body.Seat)
			return &body[api.Link]{addressed(ctx, l)}, err
		})
	seated(s, operation(http.MethodDelete, "/api/links/{id}", "revoke", "Have a link lead nowhere", tagGM),
		func(ctx context.Context, p place, in *linkInput) (*done, error) {
			return nil, p.Revoke(ctx, p.viewer, in.ID)
		})
	seated(s, operation(http.MethodPost, "/api/branch", "branch", "A table of its own that goes on from an earlier moment; it is dropped when nobody has touched it for a day", tagNew),
		func(ctx context.Context, p place, in *body[api.Branch]) (*body[api.Link], error) {
			l, err := p.Branch(ctx, p.viewer, in.Body.Keep)
			return &body[api.Link]{addressed(ctx, l)}, err
		})
	seated(s, operation(http.MethodDelete, "/api/table", "delete", "Delete the table for ever, with its record, its links and its branches", tagGM),
		func(ctx context.Context, p place, _ *struct{}) (*done, error) { return nil, p.Delete(ctx, p.viewer) })
	seated(s, operation(http.MethodDelete, "/api/branch", "drop", "Forget a branch", tagGM),
		func(ctx context.Context, p place, _ *struct{}) (*done, error) { return nil, p.Drop(ctx, p.viewer) })
}

// addressed is a link with its address.
func addressed(ctx context.Context, l api.Link) api.Link {
	l.URL = callOf(ctx).base + "/t/" + l.Token
	return l
}
