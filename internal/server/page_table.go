package server

import (
	"context"
	"net/http"

	"fray/api"
	"fray/internal/web"
	"fray/table"
)

// saidAtHome is what the home page says after a form, by the word that the address has for it.
func saidAtHome(word string) string {
	return map[string]string{"deleted": "The table is deleted.", "dropped": "The what-if is dropped."}[word]
}

// saidAtTable is what the page of a table says after a form, by the word that the address has for it.
func saidAtTable(word string) string {
	return map[string]string{
		"answered": "Your answer is in.", "undone": "It is taken back.", "asked": "The table is asked whether to take it back.",
		"voted": "Your vote is in.", "adjusted": "It is decreed.", "joined": "It is there.", "reserved": "It waits out of sight.", "fresh": "The dice after the next answer fall anew.",
		"stirred": "The dice are stirred.", "begun": "The fight has begun.", "paused": "The clocks stand still.", "resumed": "The clocks go on.", "limited": "The time for a question is set.",
		"standing": "The standing answers are set.", "handed": "The seat is handed over.", "revoked": "That link leads nowhere now.",
		"ended": "The fight is ended.",
	}[word]
}

func (s *Server) tablePage(w http.ResponseWriter, r *http.Request, p place) *problem {
	page, err := s.tableOf(r.Context(), p, r.URL.Query().Get("blocked") == "1")
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	page.Says = saidAtTable(r.URL.Query().Get("said"))
	s.show(w, r, http.StatusOK, page)
	return nil
}

// tableOf is the page of a link.
func (s *Server) tableOf(ctx context.Context, p place, blocked bool) (web.Table, error) {
	shown, err := p.State(ctx, p.viewer, 0)
	if err != nil {
		return web.Table{}, err
	}
	blocked = blocked && shown.State.Question != nil // an address that was kept while the table went on
	page := web.Table{
		State: *shown.State, Token: p.token, Players: players(), ShowBlocked: blocked, Branch: shown.State.Branch != "",
		Title: func(id string) string { return s.ruleText(shown.State.Ruleset, id).Title },
	}
	if rs, ok := s.ruleset(page.State.Ruleset); ok {
		page.Kinds, page.Verbs = words(rs.Book.QuestionNames()), words(rs.Book.VerbNames())
	}
	if blocked {
		if page.Blocked, err = p.Blocked(ctx, p.viewer); err != nil {
			return page, err
		}
	}
	if p.viewer.Role == api.RoleGM {
		known, err := p.Decrees(ctx, p.viewer)
		if err != nil {
			return page, err
		}
		page.Decrees = *known
	}
	if p.viewer.Role == api.RoleGM && !page.Branch { // a branch has the one link that it was made with
		page.Links, err = p.Links(ctx, p.viewer)
	}
	return page, err
}

// words are the names of a book without those that stand for nothing.
func words(names []string) []string {
	var out []string
	for _, name := range names {
		if name != "" {
			out = append(out, name)
		}
	}
	return out
}

// ruleText is a rule in words; an empty one if there is none of this id.
func (s *Server) ruleText(ruleset, id string) table.RuleText {
	rs, ok := s.ruleset(ruleset)
	if !ok {
		return table.RuleText{}
	}
	return rs.Book.Text(rs.Book.Find(id))
}

func (s *Server) events(w http.ResponseWriter, r *http.Request, p place) *problem {
	return s.stream(w, r, p)
}
