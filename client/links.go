package client

import (
	"context"
	"net/http"
	"net/url"

	"fray/api"
)

// Links are the links of the table, without tokens. Only the GM may see them.
func (c *Client) Links(ctx context.Context) (all []api.Link, err error) {
	return all, c.do(ctx, http.MethodGet, "links", nil, nil, &all)
}

// Reissue makes a new link of a role and seat; those that there are lead nowhere from then on.
func (c *Client) Reissue(ctx context.Context, n api.NewLink) (l api.Link, err error) {
	return l, c.do(ctx, http.MethodPost, "links", nil, n, &l)
}

// Revoke has a link lead nowhere.
func (c *Client) Revoke(ctx context.Context, id string) error {
	return c.do(ctx, http.MethodDelete, "links/"+url.PathEscape(id), nil, nil, nil)
}

// Branch makes a table of its own, that goes on from after so many inputs. The link is its GM's.
func (c *Client) Branch(ctx context.Context, inputs int) (l api.Link, err error) {
	return l, c.do(ctx, http.MethodPost, "branch", nil, api.Branch{Keep: inputs}, &l)
}

// Delete forgets the table for ever: its record, its links and its branches. Only the GM may.
func (c *Client) Delete(ctx context.Context) error {
	return c.do(ctx, http.MethodDelete, "table", nil, nil, nil)
}

// Drop forgets a branch.
func (c *Client) Drop(ctx context.Context) error {
	return c.do(ctx, http.MethodDelete, "branch", nil, nil, nil)
}
