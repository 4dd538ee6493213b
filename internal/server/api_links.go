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

// linkOperations registers the operations for links and branches, and those that delete tables.
func (s *Server) linkOperations() {
	seated(s, operation(http.MethodGet, "/links", "links", "List the links of the table, without tokens", tagGM),
		func(ctx context.Context, p session, _ *struct{}) (*body[[]api.Link], error) {
			all, err := p.Links(ctx, p.viewer)
			return &body[[]api.Link]{all}, err
		})
	seated(s, operation(http.MethodPost, "/links", "reissue", "Make a new link for a role and seat, which replaces the existing ones; the GM's old link works until the new one is first used", tagNew),
		func(ctx context.Context, p session, in *body[api.NewLink]) (*body[api.Link], error) {
			l, err := p.Reissue(ctx, p.viewer, in.Body.Role, in.Body.Seat)
			return &body[api.Link]{addressed(ctx, l)}, err
		})
	seated(s, operation(http.MethodDelete, "/links/{id}", "revoke", "Revoke a link", tagGM),
		func(ctx context.Context, p session, in *linkInput) (*done, error) {
			return nil, p.Revoke(ctx, p.viewer, in.ID)
		})
	seated(s, operation(http.MethodPost, "/branch", "branch", "Start a separate table from an earlier moment of this one; it is deleted after a day without use", tagNew),
		func(ctx context.Context, p session, in *body[api.Branch]) (*body[api.Link], error) {
			l, err := p.Branch(ctx, p.viewer, in.Body.Keep)
			return &body[api.Link]{addressed(ctx, l)}, err
		})
	seated(s, operation(http.MethodDelete, "/table", "delete", "Delete the table for good, with its record, links and branches", tagGM),
		func(ctx context.Context, p session, _ *struct{}) (*done, error) { return nil, p.Delete(ctx, p.viewer) })
	seated(s, operation(http.MethodDelete, "/branch", "drop", "Delete a branch", tagGM),
		func(ctx context.Context, p session, _ *struct{}) (*done, error) { return nil, p.Drop(ctx, p.viewer) })
}

// addressed adds the URL to a link.
func addressed(ctx context.Context, l api.Link) api.Link {
	l.URL = callOf(ctx).base + "/t/" + l.Token
	return l
}
