package server

import (
	"context"
	"net/http"

	"fray/api"
	"fray/table"
)

// How many of a server's tables are listed at once: to programs, and on the home page.
const (
	listedTables = 100
	shownTables  = 25
	lastPage     = 1_000_000 // of the home page, for those who play with its address
)

// openOperations are those that need no token.
func (s *Server) openOperations() {
	open(s, operation(http.MethodGet, "/api/encounters", "encounters", "The fights that can be started", tagOpen),
		func(context.Context, *struct{}) (*body[[]api.Encounter], error) {
			all, err := s.c.Hall.Encounters()
			return &body[[]api.Encounter]{all}, err
		})
	op := operation(http.MethodPost, "/api/tables", "create", "Start a table; its links are told this once", tagNew)
	open(s, op, func(ctx context.Context, in *body[api.Create]) (*body[api.Created], error) {
		made, err := s.begin(ctx, in.Body)
		return &body[api.Created]{made}, err
	})
	open(s, operation(http.MethodGet, "/api/tables", "tables", "A hundred tables, the newest first, as anybody may know of them", tagOpen),
		func(ctx context.Context, in *tablesInput) (*body[[]api.Sitting], error) {
			all, err := s.sittings(ctx, in.Skip, listedTables)
			return &body[[]api.Sitting]{all}, err
		})
	open(s, operation(http.MethodGet, "/api/rules/{ruleset}", "rules", "The rules of a ruleset, in words", tagOpen), s.rules)
}

// begin starts a table.
func (s *Server) begin(ctx context.Context, c api.Create) (api.Created, error) {
	by := callOf(ctx)
	if wait, ok := s.create.take(by.address); !ok {
		return api.Created{}, tooMany(wait)
	}
	made, err := s.c.Hall.Create(ctx, c)
	if err != nil {
		return api.Created{}, err
	}
	for i := range made.Links {
		made.Links[i] = addressed(ctx, made.Links[i])
	}
	s.c.Log.InfoContext(ctx, "a table was started", "id", by.id, "table", made.Table, "encounter", c.Encounter)
	return made, nil
}

// tablesInput says where in the list to begin.
type tablesInput struct {
	Skip int `query:"skip" minimum:"0" doc:"How many of the newest to leave out: those that you have"`
}

// sittings are the newest tables, without the first so many of them, at most so many.
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

// rulesOutput is what may be kept for a day: the rules of a program change with the program alone.
type rulesOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         []table.RuleText
}

func (s *Server) rules(_ context.Context, in *rulesInput) (*rulesOutput, error) {
	rs, ok := s.ruleset(in.Ruleset)
	if !ok {
		return nil, refuse(http.StatusNotFound, codeNoRoute, "there is no such ruleset")
	}
	return &rulesOutput{"public, max-age=86400", rs.Book.Rules}, nil
}
