package server

import (
	"context"
	"net/http"
	"time"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// Limits of the lists of tables.
const (
	listedTables = 100       // per API request
	shownTables  = 25        // per page of the home page
	lastPage     = 1_000_000 // largest page number, which anyone can type into the address
)

// openOperations registers the operations that need no token.
func (s *Server) openOperations() {
	open(s, operation(http.MethodGet, "/encounters", "encounters", "The encounters that can be started", tagOpen),
		func(context.Context, *struct{}) (*body[[]api.Encounter], error) {
			all, err := s.c.Registry.Encounters()
			return &body[[]api.Encounter]{all}, err
		})
	op := operation(http.MethodPost, "/tables", "create", "Start a table; the tokens of its links are returned only this once", tagNew)
	open(s, op, func(ctx context.Context, in *body[api.Create]) (*body[api.Created], error) {
		made, err := s.begin(ctx, in.Body)
		return &body[api.Created]{made}, err
	})
	open(s, operation(http.MethodGet, "/tables", "tables", "Public information about up to 100 tables, the newest first", tagOpen),
		func(ctx context.Context, in *tablesInput) (*body[[]api.Sitting], error) {
			all, err := s.sittings(ctx, in.Skip, listedTables)
			return &body[[]api.Sitting]{all}, err
		})
	open(s, operation(http.MethodGet, "/rules/{ruleset}", "rules", "The texts of the rules of a ruleset", tagOpen), s.rules)
}

// begin starts a table.
func (s *Server) begin(ctx context.Context, c api.Create) (api.Created, error) {
	by := callOf(ctx)
	if wait, ok := s.mayCreate(ctx, by.address); !ok {
		return api.Created{}, tooMany(wait)
	}
	made, err := s.c.Registry.Create(ctx, c)
	if err != nil {
		return api.Created{}, err
	}
	for i := range made.Links {
		made.Links[i] = addressed(ctx, made.Links[i])
	}
	s.c.Log.InfoContext(ctx, "table started", "id", by.id, "table", made.Table, "encounter", c.Encounter)
	return made, nil
}

// mayCreate counts a new table of an address, at all servers together. A server whose store does not answer counts by itself: the table cannot be
// created then.
func (s *Server) mayCreate(ctx context.Context, address string) (wait time.Duration, ok bool) {
	if shared, is := s.c.Store.(store.Shared); is {
		rate := s.c.Limits.Create
		if wait, err := shared.Spend(ctx, "create "+address, rate.Every, rate.Burst); err == nil {
			return wait, wait == 0
		}
	}
	return s.create.take(address)
}

// tablesInput names a part of the list of tables.
type tablesInput struct {
	Skip int `query:"skip" minimum:"0" doc:"Number of tables to skip, counted from the newest"`
}

// sittings lists up to limit tables, the newest first, after the first skip.
func (s *Server) sittings(ctx context.Context, skip, limit int) ([]api.Sitting, error) {
	tables, err := s.c.Store.Tables(ctx, skip, limit)
	all := make([]api.Sitting, 0, len(tables))
	for _, t := range tables {
		all = append(all, api.Sitting{
			ID: t.ID, Name: t.Name, Ruleset: t.Ruleset, Created: t.Created, Over: t.Ended, Damaged: t.Damaged,
		})
	}
	return all, err
}

// rulesInput names a ruleset.
type rulesInput struct {
	Ruleset string `path:"ruleset"`
}

// rulesOutput may be cached for a day: the rules change only with the program.
type rulesOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         []table.RuleText
}

func (s *Server) rules(_ context.Context, in *rulesInput) (*rulesOutput, error) {
	rs, ok := s.ruleset(in.Ruleset)
	if !ok {
		return nil, refuse(api.CodeNoRoute, "no such ruleset")
	}
	return &rulesOutput{"public, max-age=86400", rs.Book.Rules}, nil
}
