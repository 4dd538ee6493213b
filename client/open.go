package client

import (
	"context"
	"net/http"
	"net/url"
	"strconv"

	"fray/api"
	"fray/table"
)

// Encounters lists the encounters of the server.
func (c *Client) Encounters(ctx context.Context) (all []api.Encounter, err error) {
	return all, c.do(ctx, http.MethodGet, "encounters", nil, nil, &all)
}

// Create starts a table and returns its links. Their tokens are shown only this once.
func (c *Client) Create(ctx context.Context, t api.Create) (made api.Created, err error) {
	return made, c.do(ctx, http.MethodPost, "tables", nil, t, &made)
}

// Tables returns public information about up to 100 tables, the newest first, after the first skip.
func (c *Client) Tables(ctx context.Context, skip int) (all []api.Sitting, err error) {
	return all, c.do(ctx, http.MethodGet, "tables", url.Values{"skip": {strconv.Itoa(skip)}}, nil, &all)
}

// Rules returns the texts of the rules of a ruleset.
func (c *Client) Rules(ctx context.Context, ruleset string) (all []table.RuleText, err error) {
	return all, c.do(ctx, http.MethodGet, "rules/"+url.PathEscape(ruleset), nil, nil, &all)
}
