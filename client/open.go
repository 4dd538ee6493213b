package client

import (
	"context"
	"net/http"
	"net/url"
	"strconv"

	"fray/api"
	"fray/table"
)

// Encounters are the fights that can be started.
func (c *Client) Encounters(ctx context.Context) (all []api.Encounter, err error) {
	return all, c.do(ctx, http.MethodGet, "encounters", nil, nil, &all)
}

// Create starts a table and gives its links, which are told this once.
func (c *Client) Create(ctx context.Context, t api.Create) (made api.Created, err error) {
	return made, c.do(ctx, http.MethodPost, "tables", nil, t, &made)
}

// Tables are a hundred tables of the server, as anybody may know of them: the newest, but for the first so many.
func (c *Client) Tables(ctx context.Context, skip int) (all []api.Sitting, err error) {
	return all, c.do(ctx, http.MethodGet, "tables", url.Values{"skip": {strconv.Itoa(skip)}}, nil, &all)
}

// Rules are the rules of a ruleset in words.
func (c *Client) Rules(ctx context.Context, ruleset string) (all []table.RuleText, err error) {
	return all, c.do(ctx, http.MethodGet, "rules/"+url.PathEscape(ruleset), nil, nil, &all)
}
