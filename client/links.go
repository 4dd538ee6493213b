package client

import (
	"context"
	"net/http"
	"net/url"

	"fray/api"
)

// Links lists the links of the table, without tokens. Only the GM may list them.
func (c *Client) Links(ctx context.Context) (all []api.Link, err error) {
	return all, c.do(ctx, http.MethodGet, "links", nil, nil, &all)
}

// Reissue makes a new link for a role and seat and revokes the existing ones.
func (c *Client) Reissue(ctx context.Context, n api.NewLink) (l api.Link, err error) {
	return l, c.do(ctx, http.MethodPost, "links", nil, n, &l)
}

// Revoke revokes a link: it no longer works.
func (c *Client) Revoke(ctx context.Context, id string) error {
	return c.do(ctx, http.MethodDelete, "links/"+url.PathEscape(id), nil, nil, nil)
}

// Branch starts a separate table that continues this one from after the given number of inputs, and returns the GM's link to it.
func (c *Client) Branch(ctx context.Context, inputs int) (l api.Link, err error) {
	return l, c.do(ctx, http.MethodPost, "branch", nil, api.Branch{Keep: inputs}, &l)
}

// Delete deletes the table for good, with its record, links and branches. Only the GM may.
func (c *Client) Delete(ctx context.Context) error {
	return c.do(ctx, http.MethodDelete, "table", nil, nil, nil)
}

// Drop deletes a branch.
func (c *Client) Drop(ctx context.Context) error {
	return c.do(ctx, http.MethodDelete, "branch", nil, nil, nil)
}
